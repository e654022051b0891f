import Foundation
import SwiftUI

class NoteStore: ObservableObject {
    @Published private(set) var notes: [Note] = []
    @Published private(set) var message = ""

    private let file = URL.documentsDirectory.appendingPathComponent("notes.json")
    private var backup: URL {
        FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
            .appendingPathComponent("backup.txt")
    }

    init() {
        do {
            let data = try Data(contentsOf: file)
            notes = try JSONDecoder().decode([Note].self, from: data)
        } catch {
            notes = []
        }
    }

    func add(_ text: String) {
        notes.append(Note(id: NoteNumbers.next(), text: text))
        save()
    }

    func toggle(_ note: Note) {
        guard let index = notes.firstIndex(of: note) else { return }
        notes[index].isDone.toggle()
        save()
    }

    func archive() {
        let texts = notes.map(\.text).joined(separator: "\n")
        do {
            try texts.write(to: backup, atomically: true, encoding: .utf8)
            let count = try String(contentsOf: backup, encoding: .utf8).count
            message = "\(count) letters kept"
            DispatchQueue.main.asyncAfter(deadline: .now() + 2) { [weak self] in
                self?.message = ""
            }
        } catch {
            message = error.localizedDescription
        }
    }

    func forget() {
        if FileManager.default.fileExists(atPath: backup.path) {
            try? FileManager.default.removeItem(at: backup)
        }
        Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { [weak self] _ in
            self?.message = "forgotten"
        }
    }

    private func save() {
        do {
            let data = try JSONEncoder().encode(notes)
            try data.write(to: file, options: [.atomic])
        } catch {
            message = error.localizedDescription
        }
    }
}

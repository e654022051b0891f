import SwiftUI

struct Book: Identifiable, Codable, Hashable {
    var id: Int
    var title: String
    var rating: Int
    var cover: URL?
}

extension EnvironmentValues {
    @Entry var accent: Color = .yellow
    @Entry var maximumRating = 5
    @Entry var opened: ((Book) -> Void)?
}

extension Notification.Name {
    static let shelfSaved = Notification.Name("shelfSaved")
}

@Observable
final class Shelf {
    var books: [Book] = []
    private let file = URL.documentsDirectory.appending(path: "shelf.json")

    init() {
        if let data = try? Data(contentsOf: file),
            let saved = try? JSONDecoder().decode([Book].self, from: data)
        {
            books = saved
        }
    }

    func add(_ title: String) {
        books.append(
            Book(
                id: books.count, title: title, rating: 3,
                cover: URL(string: "https://covers.example/\(title)")))
    }

    func save() {
        do {
            let data = try JSONEncoder().encode(books)
            try data.write(to: file, options: [.atomic, .completeFileProtection])
            NotificationCenter.default.post(name: .shelfSaved, object: nil)
        } catch {
            print(error.localizedDescription)
        }
    }
}

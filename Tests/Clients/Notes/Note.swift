import Foundation

struct Note: Identifiable, Codable, Equatable {
    var id: Int
    var text: String
    var isDone = false
}

/// Knows nothing of views: it imports Foundation, and counts its notes in the defaults.
struct NoteNumbers {
    static func next() -> Int {
        let number = UserDefaults.standard.integer(forKey: "lastNumber") + 1
        UserDefaults.standard.set(number, forKey: "lastNumber")
        return number
    }
}

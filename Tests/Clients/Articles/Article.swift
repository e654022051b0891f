import Foundation

struct Article: Identifiable, Hashable, Codable, Sendable {
    let id: Int
    var title: String
    var author: String
}

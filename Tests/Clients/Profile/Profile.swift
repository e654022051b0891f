import SwiftUI

struct Profile: Equatable {
    enum Season: String, CaseIterable, Identifiable {
        case spring, summer, autumn, winter

        var id: String { rawValue }
    }

    var pairs = 8
    var prefersNotifications = true
    var season = Season.winter

    static let `default` = Profile()
}

struct Badge: Identifiable {
    let id: Int
    let name: String
}

final class ProfileStore: ObservableObject {
    @Published var profile = Profile.default
    @Published var badges = [Badge(id: 1, name: "First win"), Badge(id: 2, name: "No miss")]

    func reset() {
        profile = .default
        badges = []
    }
}

import SwiftUI

class GameSettings: ObservableObject {
    enum Deck: String, CaseIterable, Identifiable {
        case vehicles, food, animals
        var id: Self { self }
        var title: String { rawValue.capitalized }
    }

    enum Speed: CaseIterable {
        case slow, normal, fast
    }

    @Published var deck = Deck.vehicles
    @Published var speed: Speed = .normal
    @Published var pairs = 8
    @Published var hue = 0.6
    @Published var isSoundOn = true
    @Published var volume = 40.0

    var color: Color { Color(hue: hue, saturation: 0.8, brightness: 0.9) }

    func reset() {
        deck = .vehicles
        speed = .normal
        pairs = 8
        hue = 0.6
        isSoundOn = true
        volume = 40
    }
}

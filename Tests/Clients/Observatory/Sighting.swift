import Foundation

enum Sky: String, CaseIterable, Identifiable, Hashable {
    case clear, hazy, cloudy

    var id: String { rawValue }
    var title: String { rawValue.capitalized }
}

struct Sighting: Identifiable, Hashable {
    let id: Int
    var object: String
    var night: Int
    var magnitude: Double
    var sky: Sky

    static let all = [
        Sighting(id: 1, object: "Vega", night: 1, magnitude: 0.1, sky: .clear),
        Sighting(id: 2, object: "Altair", night: 2, magnitude: 0.8, sky: .clear),
        Sighting(id: 3, object: "Mizar", night: 2, magnitude: 2.2, sky: .hazy),
        Sighting(id: 4, object: "Alcor", night: 4, magnitude: 4.0, sky: .cloudy),
    ]
}

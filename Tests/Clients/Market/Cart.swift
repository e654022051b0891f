import SwiftUI

struct Product: Identifiable, Hashable {
    let id: Int
    let name: String
    let price: Decimal
    let category: Category
    let hue: Double
    enum Category: String, CaseIterable, Identifiable {
        case fruit, bakery, dairy
        var id: String { rawValue }
    }
    static let all: [Product] = [
        .init(id: 1, name: "Apples", price: 2.5, category: .fruit, hue: 0.0),
        .init(id: 2, name: "Pears", price: 2.8, category: .fruit, hue: 0.25),
        .init(id: 3, name: "Plums", price: 3.1, category: .fruit, hue: 0.8),
        .init(id: 4, name: "Rye bread", price: 4.2, category: .bakery, hue: 0.08),
        .init(id: 5, name: "Croissant", price: 1.6, category: .bakery, hue: 0.1),
        .init(id: 6, name: "Milk", price: 1.2, category: .dairy, hue: 0.55),
        .init(id: 7, name: "Cheese", price: 6.9, category: .dairy, hue: 0.14),
    ]
}

final class Cart: ObservableObject {
    @Published private(set) var lines: [Product: Int] = [:]
    var count: Int { lines.values.reduce(0, +) }
    var total: Decimal { lines.reduce(0) { $0 + $1.key.price * Decimal($1.value) } }
    var sorted: [(product: Product, count: Int)] {
        lines.map { ($0.key, $0.value) }.sorted { $0.product.id < $1.product.id }
    }
    func add(_ product: Product) { lines[product, default: 0] += 1 }
    func set(_ count: Int, of product: Product) { lines[product] = count > 0 ? count : nil }
}

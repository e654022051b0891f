import Foundation
import SwiftUI

struct ExpenseItem: Identifiable, Equatable {
    enum Kind: String, CaseIterable {
        case personal = "Personal"
        case business = "Business"
    }

    let id = UUID()
    let name: String
    let kind: Kind
    let amount: Double
}

class Expenses: ObservableObject {
    @Published var items = [ExpenseItem]()

    func items(of kind: ExpenseItem.Kind) -> [ExpenseItem] {
        items.filter { $0.kind == kind }
    }

    func total(of kind: ExpenseItem.Kind) -> Double {
        items(of: kind).reduce(0) { $0 + $1.amount }
    }

    func remove(at offsets: IndexSet, of kind: ExpenseItem.Kind) {
        let doomed = offsets.map { items(of: kind)[$0].id }
        items.removeAll { doomed.contains($0.id) }
    }
}

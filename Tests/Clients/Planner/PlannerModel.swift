import Foundation
import SwiftUI

/// Something to do on some days.
struct Errand: Identifiable, Hashable {
    enum Kind: String, CaseIterable, Identifiable, Hashable {
        case home, work, garden

        var id: Self { self }
    }

    let id: Int
    var title: String
    var kind: Kind
    var minutes: Int
}

final class PlannerModel: ObservableObject {
    @Published var errands: [Errand] = [
        Errand(id: 1, title: "Water plants", kind: .garden, minutes: 20),
        Errand(id: 2, title: "Pay rent", kind: .home, minutes: 5),
        Errand(id: 3, title: "Write report", kind: .work, minutes: 90),
        Errand(id: 4, title: "Cut hedge", kind: .garden, minutes: 60),
    ]
    @Published var inbox = ["Call Ann", "Fix lamp"]
    @Published var days: Set<DateComponents> = []

    private var next = 5

    func add(_ title: String, at offset: Int? = nil) {
        let errand = Errand(id: next, title: title, kind: .home, minutes: 15)
        next += 1
        errands.insert(errand, at: offset ?? errands.count)
        inbox.removeAll { $0 == title }
    }
}

struct SelectedErrandKey: FocusedValueKey {
    typealias Value = Binding<Errand>
}

extension FocusedValues {
    var selectedErrand: Binding<Errand>? {
        get { self[SelectedErrandKey.self] }
        set { self[SelectedErrandKey.self] = newValue }
    }
}

import SwiftUI

@Observable
final class Checklist {
    struct Item: Identifiable {
        let id = UUID()
        var title: String
        var isDone = false
    }

    var items: [Item]
    var hidesDone = false

    init(_ titles: [String]) {
        items = titles.map { Item(title: $0) }
    }

    var visible: [Item] { items.filter { !(hidesDone && $0.isDone) } }
    var numberDone: Int { items.filter(\.isDone).count }

    func toggle(_ item: Item) {
        guard let index = items.firstIndex(where: { $0.id == item.id }) else { return }
        items[index].isDone.toggle()
    }
}

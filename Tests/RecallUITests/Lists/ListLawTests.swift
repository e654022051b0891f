import TestSupport
import Testing

@testable import RecallUI
@testable import RecallUICore

private struct Item: Identifiable, Equatable {
  let id: Int
  var name: String
}

private final class Control {
  private(set) var change: (([Item]) -> Void)?

  func hear(_ change: @escaping ([Item]) -> Void) {
    self.change = change
  }
}

/// Rows in each container that has rows.
private struct Rows: View {
  enum Kind: CaseIterable, Sendable {
    case list, sections, lazyStack, stack, grid
  }

  @State var items: [Item]
  let kind: Kind
  let control: Control

  var body: some View {
    let _ = control.hear { items = $0 }
    switch kind {
    case .list:
      List { ForEach(items) { Row(item: $0) }.onDelete { _ in }.onMove { _, _ in } }
    case .sections:
      List {
        Section("even") { ForEach(items.filter { $0.id.isMultiple(of: 2) }) { Row(item: $0) } }
        Section("odd") { ForEach(items.filter { !$0.id.isMultiple(of: 2) }) { Row(item: $0) } }
      }
      .listStyle(.plain)
    case .lazyStack:
      ScrollView { LazyVStack { ForEach(items) { Row(item: $0) } } }
    case .stack:
      ScrollView { VStack { ForEach(items) { Row(item: $0) } } }
    case .grid:
      ScrollView {
        LazyVGrid(columns: [GridItem(), GridItem()]) { ForEach(items) { Row(item: $0) } }
      }
    }
  }
}

private struct Row: View {
  let item: Item

  var body: some View {
    HStack {
      Text(item.name)
      if item.id.isMultiple(of: 3) { Button("act") {} }
    }
    .frame(minHeight: item.id.isMultiple(of: 5) ? 60 : 20)
  }
}

@Suite struct ListLawTests {
  private static let size = CGSize(width: 240, height: 400)

  private func change(_ items: inout [Item], _ next: inout Int, _ chance: inout Chance) {
    let place = chance.number(below: items.count + 1)
    switch chance.number(below: 6) {
    case 0, 1:
      items.insert(Item(id: next, name: "row \(next)"), at: place)
      next += 1
    case 2 where !items.isEmpty:
      items.remove(at: place % items.count)
    case 3 where !items.isEmpty:
      let item = items.remove(at: place % items.count)
      items.insert(item, at: chance.number(below: items.count + 1))
    case 4 where !items.isEmpty:
      items[place % items.count].name += "!"
    case 5 where chance.oneIn(4):
      items.shuffle(using: &chance)
    default:
      items.removeAll { $0.id.isMultiple(of: 7) }
    }
  }

  /// What can be seen, wherever it stands in the tree: what was seen before, and how large that was, is
  /// what lazy containers keep.
  private func seen(on stage: Stage) -> [String] {
    let window = CGRect(origin: .zero, size: Self.size)
    return stage.elements.filter { $0.frame.intersects(window) }
      .map { "\($0.label ?? "") \($0.frame)" }.sorted()
  }

  private func drawn(by stage: Stage) -> [String] {
    stage.displayList.items.map { "\($0)" }.sorted()
  }

  @Test(arguments: Rows.Kind.allCases, 1...4 as ClosedRange<UInt64>)
  private func whatChangedIsAsWhatWasMadeAnew(kind: Rows.Kind, seed: UInt64) {
    var chance = Chance(seed: seed)
    var items = (0..<chance.number(below: 30)).map { Item(id: $0, name: "row \($0)") }
    var next = 100
    let control = Control()
    let stage = Stage(size: Self.size) { [items] in
      Rows(items: items, kind: kind, control: control)
    }
    for _ in 0..<40 {
      for _ in 0...chance.number(below: 3) {
        change(&items, &next, &chance)
      }
      let isAnimated = chance.oneIn(2)
      withAnimation(isAnimated ? .default : nil) { control.change?(items) }
      stage.advance(by: .milliseconds(chance.number(below: 400)))
      if chance.oneIn(2) { _ = stage.displayList }
      let new = Stage(size: Self.size) { [items] in
        Rows(items: items, kind: kind, control: Control())
      }
      #expect(seen(on: stage) == seen(on: new))
    }
    stage.advance(by: .seconds(3))
    let new = Stage(size: Self.size) { [items] in
      Rows(items: items, kind: kind, control: Control())
    }
    #expect(drawn(by: stage) == drawn(by: new))
    #expect(stage.issues.isEmpty)
  }
}

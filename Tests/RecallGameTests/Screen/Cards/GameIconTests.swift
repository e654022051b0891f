import RecallUI
import Testing

@testable import RecallGame

@Suite struct GameIconTests {
  @Test func allOfItIsInsideItsSquare() {
    let size = CGSize(width: GameIcon.side, height: GameIcon.side)
    let list = Stage(size: size) { GameIcon() }.displayList
    #expect(list.items.count > 4)
    for item in list.items {
      #expect(CGRect(origin: .zero, size: size).contains(item.bounds), "\(item.bounds)")
    }
  }

  /// It is the same in light and dark surroundings, which a desktop doesn't tell.
  @Test func itDependsOnNoSurroundings() {
    let lists = [ColorScheme.light, .dark].map { scheme in
      Stage(size: CGSize(width: 64, height: 64), colorScheme: scheme) { GameIcon() }.displayList
    }
    #expect(lists[0].items == lists[1].items)
  }
}

import TestSupport
import Testing

@testable import RecallUI
@testable import RecallUICore

@Suite struct DisplayListTests {
  private struct Card: View {
    var body: some View {
      ZStack {
        let shape = RoundedRectangle(cornerRadius: 12)
        shape.fill(.white)
        shape.strokeBorder(lineWidth: 3)
        Text("🚗").font(.largeTitle)
      }
      .foregroundColor(.red)
      .padding(10)
    }
  }

  @Test func aCardIsDrawnFromTheBackToTheFront() {
    let stage = smallStage { Card() }
    #expect(
      stage.displayList.description == """
        display list 200x200 on #FFFFFF
        fill roundedRect 10,10 180x180 r 12 #FFFFFF
        stroke roundedRect 11.5,11.5 177x177 r 10.5 #FF3B30 width 3
        text "🚗" 34pt #FF3B30 at 89.8,79.6 20.4x40.8

        """)
  }

  @Test func opacitiesMultiplyAndClipsAddUp() {
    let stage = smallStage {
      Rectangle()
        .fill(.blue)
        .opacity(0.5)
        .clipShape(Circle())
        .opacity(0.5)
        .frame(width: 100, height: 50)
        .clipped()
    }
    #expect(
      stage.displayList.description == """
        display list 200x200 on #FFFFFF
        fill rect 50,75 100x50 #007AFF opacity 0.25 clip rect 50,75 100x50 clip ellipse 75,75 50x50

        """)
  }

  @Test func whatCannotBeSeenIsNotDrawn() {
    let stage = smallStage {
      ZStack {
        Rectangle().opacity(0)
        Color.red.offset(x: 300)
        Color.red.frame(width: 0)
        Rectangle().opacity(.nan)
      }
    }
    #expect(stage.displayList.items.isEmpty)
  }

  @Test func darkSurroundingsHaveOtherColors() {
    let stage = Stage(size: CGSize(width: 50, height: 50), colorScheme: .dark) { Text("a") }
    #expect(
      stage.displayList.description == """
        display list 50x50 on #000000
        text "a" 17pt #FFFFFF at 19.9,14.8 10.2x20.4

        """)
  }

  // MARK: Damage

  private struct Moving: View {
    let cells: [ObservedCell]

    var body: some View {
      ZStack(alignment: .topLeading) {
        ForEach(cells.indices, id: \.self) { index in
          CellView(cell: cells[index])
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  @Observable final class ObservedCell {
    var origin: CGPoint
    var gray = 0.5

    init(at origin: CGPoint) {
      self.origin = origin
    }
  }

  private struct CellView: View {
    let cell: ObservedCell

    var body: some View {
      Color(white: cell.gray)
        .frame(width: 20, height: 20)
        .offset(x: cell.origin.x, y: cell.origin.y)
    }
  }

  @Test(arguments: 0..<20)
  func outsideOfTheDamageBothListsDrawTheSame(seed: UInt64) {
    var chance = Chance(seed: seed)
    func point() -> CGPoint {
      CGPoint(x: chance.number(below: 190), y: chance.number(below: 190))
    }
    let cells = (0..<30).map { _ in ObservedCell(at: point()) }
    let stage = smallStage { Moving(cells: cells) }
    for _ in 0..<10 {
      let before = stage.displayList
      for _ in 0..<chance.number(below: 4) {
        let cell = chance.one(of: cells)
        if chance.oneIn(2) { cell.origin = point() } else { cell.gray = 1 - cell.gray / 2 }
      }
      let after = stage.displayList
      let damage = after.damage(since: before)
      func untouched(_ list: DisplayList) -> [DisplayItem] {
        list.items.filter { item in !damage.contains { $0.intersects(item.bounds) } }
      }
      #expect(untouched(before) == untouched(after))
      #expect(damage.isEmpty == (before == after))
      for (index, rect) in damage.enumerated() {
        let others = damage.dropFirst(index + 1)
        #expect(!others.contains { $0.contains(rect) || rect.contains($0) })
      }
    }
  }

  @Test func anotherViewportOrBackgroundIsDamagedAsAWhole() {
    let stage = smallStage { Color.red.frame(width: 10, height: 10) }
    let before = stage.displayList
    stage.send(.resize(CGSize(width: 100, height: 100)))
    #expect(
      stage.displayList.damage(since: before) == [CGRect(x: 0, y: 0, width: 100, height: 100)])
  }
}

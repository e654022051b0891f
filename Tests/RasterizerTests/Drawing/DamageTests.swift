import Rasterizer
import RecallUI
import TestSupport
import Testing

struct DamageTests {
  private static let size = CGSize(width: 160, height: 120)
  private let rasterizer = Rasterizer(text: PangoTextMeasurer())

  private func surface(scale: CGFloat) throws -> Surface {
    try Surface(
      width: Int((Self.size.width * scale).rounded(.up)),
      height: Int((Self.size.height * scale).rounded(.up)))
  }

  @Test(arguments: [1, 1.25, 2] as [CGFloat])
  func drawingWhereAnItemChangedGivesThePixelsOfDrawingAll(scale: CGFloat) throws {
    for seed in 0..<UInt64(400) {
      var chance = Chance(seed: seed)
      var old = chance.displayList(of: Self.size, count: 6)
      // Half of the lists lie on something that fills the viewport.
      let cloth = Path(CGRect(origin: .zero, size: Self.size))
      if chance.oneIn(2) {
        old.items.insert(
          DisplayItem(.fill(cloth, chance.paint(in: Self.size), chance.fillStyle())), at: 0)
      }
      var new = old
      var damage: [CGRect] = []
      for _ in 0..<1 + chance.number(below: 2) {
        let item = chance.item(in: Self.size)
        if chance.oneIn(2) || new.items.isEmpty {
          new.items.insert(item, at: chance.number(below: new.items.count + 1))
        } else {
          let index = chance.number(below: new.items.count)
          damage.append(new.items[index].bounds)
          new.items[index] = item
        }
        damage.append(item.bounds)
      }
      let limited = try surface(scale: scale)
      rasterizer.draw(old, on: limited, scale: scale)
      rasterizer.draw(new, on: limited, scale: scale, damage: damage)
      let full = try surface(scale: scale)
      rasterizer.draw(new, on: full, scale: scale)
      let difference = limited.difference(from: full)
      #expect(
        difference == .none, "seed \(seed), scale \(scale): \(difference), damage \(damage)")
    }
  }

  @Test(arguments: [1, 1.25, 2] as [CGFloat])
  func drawingInPiecesGivesThePixelsOfDrawingAll(scale: CGFloat) throws {
    for seed in 0..<UInt64(400) {
      var chance = Chance(seed: seed)
      let list = DisplayList(
        size: Self.size, background: .paper, items: [chance.item(in: Self.size)])
      let full = try surface(scale: scale)
      rasterizer.draw(list, on: full, scale: scale)
      let pieces = try full.copy()
      for _ in 0..<6 {
        rasterizer.draw(list, on: pieces, scale: scale, damage: [chance.rect(in: Self.size)])
      }
      let difference = pieces.difference(from: full)
      #expect(difference == .none, "seed \(seed): \(difference), \(list.items[0])")
    }
  }

  /// One item inside of a layer changes, and the lists themselves say where that shows.
  @Test(arguments: [1, 2] as [CGFloat])
  func drawingWhereALayersItemChangedGivesThePixelsOfDrawingAll(scale: CGFloat) throws {
    for seed in 0..<UInt64(200) {
      var chance = Chance(seed: seed)
      var layer = chance.layer(in: Self.size, depth: 1)
      let others = [chance.item(in: Self.size), chance.item(in: Self.size)]
      func list() -> DisplayList {
        DisplayList(
          size: Self.size, background: .paper,
          items: [others[0], DisplayItem(.layer(layer)), others[1]])
      }
      let old = list()
      let index = chance.number(below: layer.items.count)
      let former = layer.items[index]
      layer.items[index] = chance.item(in: Self.size)
      let new = list()
      let limited = try surface(scale: scale)
      rasterizer.draw(old, on: limited, scale: scale)
      rasterizer.draw(new, on: limited, scale: scale, damage: new.damage(since: old))
      let full = try surface(scale: scale)
      Rasterizer(text: PangoTextMeasurer()).draw(new, on: full, scale: scale)
      let difference = limited.difference(from: full)
      #expect(
        difference == .none, "seed \(seed): \(difference), \(former) became \(layer.items[index])")
    }
  }
}

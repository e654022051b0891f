import Testing

@testable import RecallUI

/// Damage where many items differ: what finds no like nearby.
@Suite struct DisplayListDamageTests {
  private func item(in cell: Int, shade: Int) -> DisplayItem {
    DisplayItem(
      .fill(
        Path(CGRect(x: 0, y: CGFloat(cell) * 20, width: 10, height: 10)),
        .color(Color.red.opacity(Double(shade) / 1_000).resolve(in: EnvironmentValues())),
        FillStyle()))
  }

  private func list(_ items: [DisplayItem]) -> DisplayList {
    DisplayList(
      size: CGSize(width: 100, height: 10_000),
      background: Color.white.resolve(in: EnvironmentValues()), items: items)
  }

  private func rect(of cell: Int) -> CGRect {
    CGRect(x: 0, y: CGFloat(cell) * 20, width: 10, height: 10)
  }

  @Test func whatComesAndGoesAmongMuchDamagesItsPlaceOnly() {
    let old = (0..<200).map { item(in: $0, shade: $0 + 1) }
    var new = old
    new[150] = item(in: 150, shade: 999)
    new.insert(item(in: 300, shade: 1), at: 120)
    new.removeSubrange(40..<60)
    // More differs between the first and the last change than is aligned place by place.
    let damage = list(new).damage(since: list(old))
    let expected = (40..<60).map(rect) + [rect(of: 150), rect(of: 300)]
    #expect(Set(damage.map(\.minY)) == Set(expected.map(\.minY)))
    #expect(damage.count == expected.count)
  }

  /// Outside of the damage, what lies on top of what is the same in both lists.
  @Test(arguments: 0..<40 as Range<UInt64>)
  func everyPlaceThatLooksDifferentIsDamaged(seed: UInt64) {
    var chance = Chance(seed: seed)
    let cells = 30
    var shade = 0
    func fresh() -> DisplayItem {
      shade += 1
      return item(in: chance.number(below: cells), shade: shade)
    }
    let old = (0..<200).map { _ in fresh() }
    var new = old
    for _ in 0..<(1 + chance.number(below: 12)) {
      let index = chance.number(below: new.count)
      switch chance.number(below: 4) {
      case 0: new[index] = fresh()
      case 1: new.insert(fresh(), at: index)
      case 2: new.swapAt(index, chance.number(below: new.count))
      default:
        // Now and then more than the reach of the search.
        new.removeSubrange(index..<min(new.count, index + 1 + chance.number(below: 30)))
      }
      if new.isEmpty { break }
    }

    let damage = list(new).damage(since: list(old))
    for cell in 0..<cells {
      let place = rect(of: cell)
      let looks = old.filter { $0.bounds == place } == new.filter { $0.bounds == place }
      #expect(looks || damage.contains { $0.contains(place) }, "cell \(cell)")
    }
  }
}

import TestSupport
import Testing

@testable import RecallGraphics

/// Damage: the places of what finds no like nearby, joined where they cover nearly the same.
@Suite struct DisplayListDamageTests {
  private func item(in cell: Int, shade: Int) -> DisplayItem {
    DisplayItem(
      .fill(
        Path(CGRect(x: 0, y: CGFloat(cell) * 20, width: 10, height: 10)),
        .color(Color.red.opacity(Double(shade) / 1_000).resolved(in: .light)),
        FillStyle()))
  }

  private func list(_ items: [DisplayItem]) -> DisplayList {
    DisplayList(
      size: CGSize(width: 100, height: 10_000),
      background: Color.white.resolved(in: .light), items: items)
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

  /// As when a card is dealt: it goes from the end of the list to its place, others fly, many lie.
  @Test func whatLiesStillBetweenWhatComesAndGoesIsNotDamaged() {
    let still = (0..<100).map { item(in: $0, shade: 1) }
    func flying(_ shade: Int) -> [DisplayItem] { (200..<220).map { item(in: $0, shade: shade) } }
    let card = (300..<304).map { item(in: $0, shade: 1) }
    let old = flying(1) + still + card
    let new = flying(2) + card + still
    let damage = list(new).damage(since: list(old))
    let moved = Array(200..<220) + Array(300..<304)
    #expect(Set(damage.map(\.minY)) == Set(moved.map { rect(of: $0).minY }))
  }

  /// Equal numbers look alike, however they are written.
  @Test func anEqualItemAmongOthersIsNotDamaged() {
    func list(_ changing: Int, zero: CGFloat) -> DisplayList {
      let equal = DisplayItem(
        .fill(
          Path(CGRect(x: zero, y: zero, width: 5, height: 5)),
          .color(Color.red.resolved(in: .light)), FillStyle()))
      return self.list([item(in: 50, shade: changing), equal, item(in: 60, shade: changing)])
    }
    let damage = list(2, zero: -0.0).damage(since: list(1, zero: 0))
    #expect(damage == [rect(of: 50), rect(of: 60)])
  }

  /// Around two squares of 100 points, one of which stands so far right of and below the other.
  @Test(arguments: [
    (0, 1), (40, 1),  // 19600 around 16400
    (41, 2), (99, 2), (100, 2),  // 19881 around 16519
  ])
  func placesAreJoinedThatTogetherFillWhatIsAroundThem(distance: Int, count: Int) {
    func square(_ origin: Int, _ color: Color) -> DisplayItem {
      DisplayItem(
        .fill(
          Path(CGRect(x: origin, y: origin, width: 100, height: 100)),
          .color(color.resolved(in: .light)), FillStyle()))
    }
    let old = DisplayList(
      size: CGSize(width: 300, height: 300),
      background: Color.white.resolved(in: .light), items: [square(0, .red)])
    var new = old
    new.items = [square(distance, .blue)]
    let damage = new.damage(since: old)
    #expect(damage.count == count)
    #expect(damage.allSatisfy { $0.width >= 100 })
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

  /// What moves all at once is compared place by place; what comes among it is still found.
  @Test(arguments: [1, 64, 65, 200])
  func manyThingsThatMoveDamageTheirOldAndNewPlaces(count: Int) {
    func list(at x: CGFloat, without left: Int? = nil) -> DisplayList {
      let items = (0..<count).filter { $0 != left }.map { index in
        DisplayItem(
          .fill(
            Path(CGRect(x: x, y: CGFloat(index) * 20, width: 10, height: 10)),
            .color(Color.red.resolved(in: .light)), FillStyle()))
      }
      return DisplayList(
        size: CGSize(width: 100, height: 5000),
        background: Color.white.resolved(in: .light), items: items)
    }
    let moved = list(at: 40).damage(since: list(at: 0))
    #expect(moved.count == count * 2)
    #expect(moved.contains(CGRect(x: 0, y: 0, width: 10, height: 10)))
    #expect(moved.contains(CGRect(x: 40, y: CGFloat(count - 1) * 20, width: 10, height: 10)))
    #expect(list(at: 0).damage(since: list(at: 0)).isEmpty)
    #expect(
      list(at: 0).damage(since: list(at: 0, without: 0))
        == [CGRect(x: 0, y: 0, width: 10, height: 10)])
  }
}

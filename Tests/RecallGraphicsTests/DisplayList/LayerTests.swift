import RecallGraphics
import Testing

@Suite struct LayerTests {
  @Test func boundsReachAsFarAsTheEffect() {
    let square = [
      DisplayItem(
        .fill(Path(CGRect(x: 50, y: 50, width: 10, height: 10)), .color(.ink), FillStyle()))
    ]
    func bounds(_ effect: Layer.Effect) -> CGRect {
      DisplayItem(.layer(Layer(square, effect: effect))).bounds
    }
    #expect(bounds(.group) == CGRect(x: 50, y: 50, width: 10, height: 10))
    #expect(bounds(.blur(radius: 2)) == CGRect(x: 44, y: 44, width: 22, height: 22))
    #expect(
      bounds(.shadow(.ink, radius: 1, offset: CGSize(width: 10, height: 0)))
        == CGRect(x: 50, y: 47, width: 23, height: 16))
    let mask = [
      DisplayItem(
        .fill(Path(CGRect(x: 55, y: 0, width: 90, height: 90)), .color(.ink), FillStyle()))
    ]
    #expect(bounds(.mask(mask)) == CGRect(x: 55, y: 50, width: 5, height: 10))
    #expect(bounds(.mask([])).isNull)
  }

  // MARK: Damage

  private func list(_ items: [DisplayItem]) -> DisplayList {
    DisplayList(size: CGSize(width: 200, height: 200), background: .ink, items: items)
  }

  private func dot(_ x: CGFloat, _ color: Color.Resolved = .ink) -> DisplayItem {
    DisplayItem(.fill(Path(CGRect(x: x, y: 0, width: 10, height: 10)), .color(color), FillStyle()))
  }

  @Test func onlyTheChangedPartOfALayerIsDamaged() {
    func layered(_ effect: Layer.Effect, _ color: Color.Resolved) -> DisplayList {
      list([dot(0), DisplayItem(.layer(Layer([dot(40, color), dot(100)], effect: effect)))])
    }
    let red = Color.Resolved(red: 1, green: 0, blue: 0)
    func damage(_ effect: Layer.Effect) -> [CGRect] {
      layered(effect, red).damage(since: layered(effect, .ink))
    }
    #expect(damage(.group) == [CGRect(x: 40, y: 0, width: 10, height: 10)])
    #expect(damage(.blur(radius: 2)) == [CGRect(x: 34, y: 0, width: 22, height: 16)])
    #expect(
      damage(.shadow(.ink, radius: 0, offset: CGSize(width: 0, height: 5)))
        == [CGRect(x: 40, y: 0, width: 10, height: 15)])
    #expect(damage(.mask([dot(45)])) == [CGRect(x: 45, y: 0, width: 5, height: 10)])
  }

  @Test func anotherEffectDamagesTheWholeLayer() {
    func layered(_ radius: CGFloat) -> DisplayList {
      list([DisplayItem(.layer(Layer([dot(40), dot(100)], effect: .blur(radius: radius))))])
    }
    #expect(
      layered(2).damage(since: layered(1)) == [CGRect(x: 34, y: 0, width: 82, height: 16)])
  }

  @Test func layersThatChangePlacesAreDamagedAsAWhole() {
    func layer(_ color: Color.Resolved) -> DisplayItem {
      DisplayItem(.layer(Layer([dot(40, color), dot(60)])))
    }
    let red = Color.Resolved(red: 1, green: 0, blue: 0)
    let old = list([layer(.ink), dot(65)])
    let new = list([dot(65), layer(red)])
    #expect(new.damage(since: old) == [CGRect(x: 40, y: 0, width: 30, height: 10)])
  }
}

extension Color.Resolved {
  fileprivate static let ink = Color.Resolved(red: 0, green: 0, blue: 0)
}

import RecallUI
import Testing

@testable import Rasterizer

struct RasterizerTests {
  @Test func aRectangleOnWholePixelsFillsExactlyThose() throws {
    let surface = try painted([.fill(Path(CGRect(x: 3, y: 4, width: 5, height: 6)))])
    for y in 0..<20 {
      for x in 0..<20 {
        let isInside = 3..<8 ~= x && 4..<10 ~= y
        #expect(surface[x, y] == (isInside ? 0xFF0000 : 0xFFFFFF), "at \(x), \(y)")
      }
    }
  }

  @Test func pointsAreScaledToPixels() throws {
    let surface = try painted([.fill(Path(CGRect(x: 3, y: 4, width: 5, height: 6)))], scale: 2)
    #expect(surface.ink == DeviceRect(minX: 6, minY: 8, maxX: 16, maxY: 20))
  }

  @Test(arguments: [0, -1, .nan, .infinity] as [CGFloat])
  func aScaleThatIsNoScaleDrawsNothing(scale: CGFloat) throws {
    let surface = try Surface(width: 4, height: 4)
    Rasterizer(text: PangoTextMeasurer()).draw(
      DisplayList(size: CGSize(width: 4, height: 4), background: .red), on: surface,
      scale: scale)
    #expect(surface == (try Surface(width: 4, height: 4)))
  }

  @Test func laterItemsCoverEarlierOnes() throws {
    let rect = Path(CGRect(x: 0, y: 0, width: 20, height: 20))
    let surface = try painted([.fill(rect, .red), .fill(rect, .ink)])
    #expect(surface[10, 10] == 0)
  }

  @Test func noDamageDrawsNothing() throws {
    let surface = try Surface(width: 4, height: 4)
    let list = DisplayList(size: CGSize(width: 4, height: 4), background: .red)
    let rasterizer = Rasterizer(text: PangoTextMeasurer())
    rasterizer.draw(list, on: surface, damage: [])
    rasterizer.draw(list, on: surface, damage: [.null, CGRect(x: 9, y: 9, width: 5, height: 5)])
    #expect(surface == (try Surface(width: 4, height: 4)))
  }

  @Test func damageIsRoundedOutwardsAndNothingElseChanges() throws {
    let surface = try Surface(width: 10, height: 10)
    let list = DisplayList(size: CGSize(width: 10, height: 10), background: .red)
    Rasterizer(text: PangoTextMeasurer()).draw(
      list, on: surface, damage: [CGRect(x: 2.5, y: 3, width: 2, height: 1)])
    for y in 0..<10 {
      for x in 0..<10 {
        let isDamaged = 2..<5 ~= x && y == 3
        #expect(surface[x, y] == (isDamaged ? 0xFF0000 : 0), "at \(x), \(y)")
      }
    }
  }

  @Test(arguments: [(9.0, true), (10, false), (11, false)])
  func anItemOutsideOfTheDamageIsSkipped(x: Double, isDrawn: Bool) {
    let item = DisplayItem.fill(Path(CGRect(x: x, y: 0, width: 5, height: 5)))
    let damage = [
      DeviceRect(minX: 0, minY: 0, maxX: 10, maxY: 10),
      DeviceRect(minX: 40, minY: 40, maxX: 50, maxY: 50),
    ]
    #expect(item.touches(damage, scale: 1) == isDrawn)
  }

  @Test func aTransparentBackgroundReplacesWhatWasThere() throws {
    let surface = try Surface(width: 2, height: 2, format: .argb32)
    surface.withRow(0) { row in row.update(repeating: 0xFFFF_FFFF) }
    let clear = Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0)
    Rasterizer(text: PangoTextMeasurer()).draw(
      DisplayList(size: CGSize(width: 2, height: 2), background: clear), on: surface)
    #expect(surface == (try Surface(width: 2, height: 2, format: .argb32)))
  }

  /// An error would stay in cairo's context, which then draws nothing any more.
  @Test func noNumberKeepsLaterItemsFromBeingDrawn() throws {
    let numbers: [CGFloat] = [
      .nan, .infinity, -.infinity, 0, -1, 1e300, -1e300, .leastNonzeroMagnitude, 1e9,
    ]
    let last = DisplayItem.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)))
    for number in numbers {
      let rect = CGRect(x: number, y: number, width: number, height: number)
      var curve = Path()
      curve.addQuadCurve(
        to: CGPoint(x: number, y: 3), control: CGPoint(x: 5, y: number))
      curve.addCurve(
        to: CGPoint(x: number, y: 3), control1: CGPoint(x: 5, y: number),
        control2: CGPoint(x: number, y: number))
      let color = Color.Resolved(
        red: Float(number), green: 0, blue: 0, opacity: Float(number))
      let gradient = Paint.linearGradient(
        [.init(color: color, location: number), .init(color: .red, location: 1)],
        start: CGPoint(x: number, y: 0), end: CGPoint(x: 0, y: number))
      let text = ResolvedText.plain("🏎️ Pairs", size: number, weight: 400)
      let small = ResolvedText.plain("🏎️ Pairs", size: 5)
      let items: [DisplayItem] = [
        .fill(Path(rect), color), .fill(curve), .fill(Path(ellipseIn: rect), opacity: number),
        DisplayItem(.fill(Path(CGRect(x: 5, y: 5, width: 9, height: 9)), gradient, FillStyle())),
        .stroke(curve, StrokeStyle(lineWidth: number)),
        .stroke(
          curve,
          StrokeStyle(lineWidth: 2, miterLimit: number, dash: [number, 1], dashPhase: number)),
        .fill(Path(rect), clips: [Clip(path: curve), Clip(path: Path(rect))]),
        DisplayItem(.text(small, frame: rect)),
        DisplayItem(.text(text, frame: CGRect(x: 4, y: 4, width: 9, height: 9))),
      ]
      for item in items {
        let surface = try painted([item, last])
        #expect(surface[0, 0] == 0xFF0000, "after \(item)")
      }
    }
  }
}

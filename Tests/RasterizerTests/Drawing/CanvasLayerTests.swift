import RecallUI
import Testing

@testable import Rasterizer

struct CanvasLayerTests {
  private let left = Path(CGRect(x: 0, y: 0, width: 12, height: 20))
  private let right = Path(CGRect(x: 8, y: 0, width: 12, height: 20))
  private let middle = Path(CGRect(x: 6, y: 6, width: 8, height: 8))

  private func layer(
    _ items: [DisplayItem], _ effect: Layer.Effect = .group, opacity: Double = 1
  ) -> DisplayItem {
    DisplayItem(.layer(Layer(items, effect: effect)), opacity: opacity)
  }

  @Test func aGroupIsSeeThroughAsOne() throws {
    let items = [DisplayItem.fill(left, .ink), .fill(right, .red)]
    let surface = try painted([layer(items, opacity: 0.5)])
    #expect(surface.largestDistance(at: 10, 10, from: 0xFF7F7F) <= 1)
    #expect(surface.largestDistance(at: 2, 10, from: 0x7F7F7F) <= 1)
  }

  @Test func aMaskShowsAsMuchAsItIsOpaque() throws {
    let half = Color.Resolved(red: 0, green: 1, blue: 0, opacity: 0.5)
    let mask = [
      DisplayItem.fill(middle), .fill(Path(CGRect(x: 0, y: 0, width: 20, height: 4)), half),
    ]
    let surface = try painted([layer([.fill(left, .ink)], .mask(mask))])
    #expect(surface[8, 8] == 0x000000)
    #expect(surface[13, 8] == 0xFFFFFF)
    #expect(surface[2, 10] == 0xFFFFFF)
    #expect(surface.largestDistance(at: 2, 2, from: 0x7F7F7F) <= 1)
  }

  @Test func aShadowFallsBehindWhatThrowsIt() throws {
    let shadow = Layer.Effect.shadow(.ink, radius: 0, offset: CGSize(width: 3, height: 2))
    let surface = try painted([layer([.fill(middle)], shadow)])
    #expect(surface[6, 6] == 0xFF0000)
    #expect(surface[13, 13] == 0xFF0000)
    #expect(surface[16, 15] == 0x000000)
    #expect(surface[6, 14] == 0xFFFFFF)
    #expect(surface.ink == DeviceRect(minX: 6, minY: 6, maxX: 17, maxY: 16))
  }

  @Test func aShadowDoesntShowThroughWhatThrowsIt() throws {
    let shadow = Layer.Effect.shadow(.ink, radius: 0, offset: .zero)
    let surface = try painted([layer([.fill(middle)], shadow, opacity: 0.5)])
    #expect(surface.largestDistance(at: 10, 10, from: 0xFF7F7F) <= 1)
  }

  @Test func aShadowIsAsSoftAsItsRadius() throws {
    let shadow = Layer.Effect.shadow(.ink, radius: 2, offset: .zero)
    let bars = [DisplayItem.fill(Path(CGRect(x: -20, y: -20, width: 30, height: 60)))]
    let surface = try painted([layer(bars, shadow)])
    // Half a pixel, and two and a half, beyond the edge: 1 - Φ(1/4) and 1 - Φ(5/4).
    #expect(surface.largestDistance(at: 10, 10, from: 0x999999) <= 5)
    #expect(surface.largestDistance(at: 12, 10, from: 0xE4E4E4) <= 5)
    #expect(surface.marks(inRow: 10)?.upperBound == 14)
  }

  /// What is off the screen still throws its shadow onto it, and is blurred into it.
  @Test func whatIsBeyondTheEdgeCountsWithinReach() throws {
    let beyond = [DisplayItem.fill(Path(CGRect(x: 20, y: 0, width: 20, height: 20)), .ink)]
    let surface = try painted([layer(beyond, .blur(radius: 3))])
    #expect(surface.largestDistance(at: 19, 10, from: 0x8F8F8F) <= 6)
    #expect(surface[5, 10] == 0xFFFFFF)
  }

  @Test func blendModesMixWithWhatIsThere() throws {
    func mixed(_ mode: BlendMode) throws -> UInt32 {
      let yellow = Color.Resolved(red: 1, green: 1, blue: 0)
      let cyan = Color.Resolved(red: 0, green: 1, blue: 1)
      var top = DisplayItem.fill(right, cyan)
      top.blendMode = mode
      return try painted([.fill(left, yellow), top])[10, 10]
    }
    #expect(try mixed(.normal) == 0x00_FFFF)
    #expect(try mixed(.multiply) == 0x00_FF00)
    #expect(try mixed(.screen) == 0xFF_FFFF)
    #expect(try mixed(.difference) == 0xFF_00FF)
    #expect(try mixed(.darken) == 0x00_FF00)
    #expect(try mixed(.lighten) == 0xFF_FFFF)
    #expect(try mixed(.plusLighter) == 0xFF_FFFF)
  }

  @Test func aLayersPictureIsMadeOnce() throws {
    let rasterizer = Rasterizer(text: PangoTextMeasurer())
    let surface = try Surface(width: 20, height: 20)
    let item = layer([.fill(middle)], .blur(radius: 2))
    func draw(_ item: DisplayItem) {
      rasterizer.draw(
        DisplayList(size: CGSize(width: 20, height: 20), background: .paper, items: [item]),
        on: surface)
    }
    draw(item)
    #expect(rasterizer.caches.layers.drawnCount == 1)
    draw(item)
    #expect(rasterizer.caches.layers.drawnCount == 1)
    draw(layer([.fill(middle, .ink)], .blur(radius: 2)))
    #expect(rasterizer.caches.layers.drawnCount == 2)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -5])
  func whatIsNoNumberDoesNotTrap(number: Double) throws {
    let length = CGFloat(number)
    let path = Path(CGRect(x: length, y: 0, width: length, height: 10))
    let effects: [Layer.Effect] = [
      .blur(radius: length), .saturation(number), .brightness(number),
      .shadow(.ink, radius: length, offset: CGSize(width: length, height: 0)),
      .mask([.fill(path)]), .contrast(number), .hueRotation(.radians(number)),
    ]
    for effect in effects {
      _ = try painted([
        layer([.fill(path), .fill(middle)], effect), layer([.fill(middle)], effect, opacity: 0.5),
      ])
    }
  }
}

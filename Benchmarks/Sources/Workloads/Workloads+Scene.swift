import CScene
import Observation
import Rasterizer
import RecallUI

extension Workloads {
  /// A table of 52 cards in 1280 by 800 points, every second one face up: once as views, and once
  /// by hand in C with nothing but cairo and pango.
  public final class Scene {
    private let stage: Stage
    private let cards: [SceneCard]
    private let rasterizer: Rasterizer
    private let surface: Surface
    private var shown: DisplayList
    private let byHand: OpaquePointer
    private let pixels: UnsafeMutableRawPointer

    public static let width = 1280
    public static let height = 800
    private static let bytesPerRow = width * 4

    /// - Throws: `SurfaceError` when memory is short.
    public init() throws {
      let measurer = PangoTextMeasurer()
      let cards = (0..<52).map { SceneCard(index: $0) }
      self.cards = cards
      stage = Stage(
        size: CGSize(width: Self.width, height: Self.height), textMeasurer: measurer
      ) { SceneView(cards: cards) }
      rasterizer = Rasterizer(text: measurer)
      surface = try Surface(width: Self.width, height: Self.height)
      shown = stage.displayList
      let count = Self.bytesPerRow * Self.height
      pixels = .allocate(byteCount: count, alignment: 16)
      pixels.initializeMemory(as: UInt8.self, repeating: 0, count: count)
      byHand = scene_create(
        pixels.assumingMemoryBound(to: UInt8.self), Int32(Self.width), Int32(Self.height),
        Int32(Self.bytesPerRow))
    }

    deinit {
      scene_destroy(byHand)
      pixels.deallocate()
    }

    /// Draws all of it by hand.
    public func drawByHand() {
      scene_draw(byHand)
    }

    /// Turns a card, and draws everything again.
    public func turnAndDrawAll() {
      cards[7].isFaceUp.toggle()
      shown = stage.displayList
      rasterizer.draw(shown, on: surface)
    }

    /// Turns a card, and draws what looks different.
    public func turnAndDrawDamage() {
      cards[7].isFaceUp.toggle()
      let list = stage.displayList
      rasterizer.draw(list, on: surface, damage: list.damage(since: shown))
      shown = list
    }

    /// How the two pictures differ, letters and edges that were smoothed otherwise aside; nil when
    /// they don't.
    public func difference() throws -> String? {
      rasterizer.draw(stage.displayList, on: surface)
      drawByHand()
      let other = try Surface(
        pixels: pixels, width: Self.width, height: Self.height, bytesPerRow: Self.bytesPerRow)
      guard case .pixels(let count, _, _) = surface.difference(from: other, tolerance: 24) else {
        return nil
      }
      // A letter's edges are at most a few hundred pixels.
      return count > 26 * 200 ? "\(surface.difference(from: other, tolerance: 24))" : nil
    }
  }
}

@Observable private final class SceneCard {
  let index: Int
  var isFaceUp: Bool

  init(index: Int) {
    self.index = index
    isFaceUp = index % 2 == 0
  }
}

private struct SceneView: View {
  let cards: [SceneCard]

  var body: some View {
    ZStack {
      LinearGradient(
        colors: [
          Color(red: 0.15, green: 0.4, blue: 0.4), Color(red: 0.05, green: 0.2, blue: 0.3),
        ], startPoint: .top, endPoint: .bottom)
      ForEach(cards, id: \.index) { card in
        SceneCardView(card: card)
          .frame(width: 84, height: 126)
          .position(
            x: CGFloat(20 + card.index % 13 * 96 + 42), y: CGFloat(60 + card.index / 13 * 180 + 63))
      }
    }
  }
}

private struct SceneCardView: View {
  let card: SceneCard

  var body: some View {
    ZStack {
      if card.isFaceUp {
        shape.fill(.white)
        shape.strokeBorder(Color(white: 0.5), lineWidth: 3)
        Text(String(UnicodeScalar(UInt8(65 + card.index / 2))))
          .font(.system(size: 44, weight: .bold))
          .foregroundColor(.black)
      } else {
        shape.fill(
          .linearGradient(
            colors: [
              Color(red: 1, green: 0.6, blue: 0.3), Color(red: 0.8, green: 0.3, blue: 0.3),
            ], startPoint: .topLeading, endPoint: .bottomTrailing))
      }
    }
  }

  private var shape: RoundedRectangle { RoundedRectangle(cornerRadius: 12) }
}

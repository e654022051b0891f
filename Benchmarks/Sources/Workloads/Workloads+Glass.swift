import Rasterizer
import RecallUI

extension Workloads {
  /// A window of 1280 by 800 points that a material covers, with rows of colors behind it that change.
  public final class Glass {
    private let rasterizer = Rasterizer(text: PangoTextMeasurer())
    private let surface: Surface
    private let lists: [DisplayList]
    private var shown = 0

    /// - Throws: `SurfaceError` when memory is short.
    public init() throws {
      surface = try Surface(width: Scene.width, height: Scene.height)
      let size = CGSize(width: Scene.width, height: Scene.height)
      lists = [0, 1].map { phase in
        Stage(size: size, textMeasurer: FixedTextMeasurer()) { Page(phase: phase) }.displayList
      }
      rasterizer.draw(lists[shown], on: surface)
    }

    /// How many frames `draw` draws.
    public var count: Int { 20 }

    /// Draws frames of which each differs from the one before all over the window; returns a pixel.
    public func draw() -> Int {
      for _ in 0..<count {
        let former = lists[shown]
        shown = 1 - shown
        rasterizer.draw(lists[shown], on: surface, damage: lists[shown].damage(since: former))
      }
      return Int(surface[Scene.width / 2, Scene.height / 2])
    }
  }

  private struct Page: View {
    let phase: Int

    var body: some View {
      VStack(spacing: 0) {
        ForEach(0..<10) { row in
          Color(hue: Double(row) / 10, saturation: phase == 0 ? 0.4 : 0.8, brightness: 0.9)
        }
      }
      .overlay { Rectangle().fill(.ultraThinMaterial) }
    }
  }
}

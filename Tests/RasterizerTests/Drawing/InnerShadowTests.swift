import RecallUI
import Testing

@testable import Rasterizer

/// Shadows on what throws none behind itself.
@Suite struct InnerShadowTests {
  /// How much red is in a pixel of a view of 40 by 40 points.
  private func red<Content: View>(
    at x: Int, _ y: Int, @ViewBuilder _ content: () -> Content
  ) throws -> UInt32 {
    let stage = Stage(size: CGSize(width: 40, height: 40), content: content)
    let surface = try Surface(width: 40, height: 40)
    Rasterizer(text: PangoTextMeasurer()).draw(stage.displayList, on: surface, scale: 1)
    return (surface[x, y] >> 16) & 0xFF
  }

  private var square: some View {
    Rectangle().fill(.white.shadow(.inner(color: .black, radius: 3))).padding(8)
  }

  @Test func aShadowFallsOnItFromItsEdges() throws {
    let (edge, near, middle, outside) = try (
      red(at: 9, 20) { square }, red(at: 12, 20) { square }, red(at: 20, 20) { square },
      red(at: 4, 20) { square }
    )
    #expect(edge < 180)
    #expect(edge < near && near < middle)
    #expect(middle > 250 && outside == 255)
  }

  @Test func anOffsetMovesTheShadow() throws {
    let lit = Rectangle().fill(.white.shadow(.inner(color: .black, radius: 2, y: 4))).padding(8)
    #expect(try red(at: 20, 9) { lit } < 100)
    #expect(try red(at: 20, 30) { lit } > 240)
  }
}

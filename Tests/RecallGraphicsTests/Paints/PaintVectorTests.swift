import RecallGraphics
import Testing

@Suite struct PaintVectorTests {
  @Test func colorsPassPremultiplied() {
    let red = PaintVector(.color(Color.Resolved(red: 1, green: 0, blue: 0)))
    let clear = PaintVector(.color(Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0)))
    var middle = red + clear
    middle.scale(by: 0.5)
    let paint = middle.applied(
      to: .color(Color.Resolved(red: 0, green: 0, blue: 0)), in: .zero)
    // Half of a red that fades is half as much of the same red.
    #expect(paint == .color(Color.Resolved(red: 1, green: 0, blue: 0, opacity: 0.5)))
  }
}

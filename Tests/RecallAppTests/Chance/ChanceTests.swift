import RecallApp
import Testing

/// A program's own words, which mean the stage's chance.
private func drawEverything() -> [String] {
  var shuffled = Array(0..<20)
  shuffled.shuffle()
  var generator = SystemRandomNumberGenerator()
  return [
    "\(shuffled)", "\((0..<20).shuffled())", "\(String(describing: (0..<1000).randomElement()))",
    "\(Int.random(in: 0..<1_000_000))", "\(UInt8.random(in: 1...200))",
    "\(Double.random(in: 0...1))", "\(CGFloat.random(in: 0..<1))",
    "\((0..<20).map { _ in Bool.random() })", "\(generator.next())",
  ]
}

private final class Drawn {
  var texts: [String] = []
}

@Suite struct ChanceTests {
  private func draw(seed: UInt64) -> [String] {
    let drawn = Drawn()
    _ = Stage(size: CGSize(width: 10, height: 10), seed: seed) {
      Text("").onAppear { drawn.texts = drawEverything() }
    }
    return drawn.texts
  }

  @Test func whatAProgramDrawsFollowsFromTheSeed() {
    let (first, second, other) = (draw(seed: 1), draw(seed: 1), draw(seed: 2))
    #expect(first.count == 9)
    #expect(first == second)
    for (text, different) in zip(first, other) { #expect(text != different) }
  }

  @Test func outsideOfAStageTheSystemDraws() {
    #expect(drawEverything() != drawEverything())
  }
}

import Interaction
import Testing
import VirtualTime

@testable import Replay

@Suite struct ExpectedEffectsTests {
  private func occurrences(_ numbers: Range<Int>) -> [StageEffect.Occurrence] {
    numbers.map { StageEffect.Occurrence(.copy("\($0)"), at: .zero) }
  }

  @Test func eachIsFoundBehindTheOneBefore() {
    var effects = ExpectedEffects()
    effects.add([])
    effects.add(occurrences(0..<4))
    #expect(effects.find(.copy("1")) == nil)
    #expect(effects.find(.copy("0")) == [.copy("2"), .copy("3")])
    #expect(effects.find(.copy("3")) == nil)
    #expect(effects.find(.copy("3")) == [])
  }

  /// A long game asks for much that no script expects: twice as many as are kept come before some are let go.
  @Test func ofManyTheLastFiftyThousandStay() {
    var effects = ExpectedEffects()
    effects.add(occurrences(0..<1))
    effects.add(occurrences(1..<100_000))
    #expect(effects.find(.closeWindow)?.count == 100_000)
    effects.add(occurrences(100_000..<100_001))
    #expect(effects.find(.closeWindow)?.count == 50_001)
    #expect(effects.find(.copy("50000")) == nil)
    effects.add(occurrences(100_001..<100_003))
    #expect(effects.find(.copy("100002")) == nil)
    #expect(effects.find(.copy("100002")) == [])
  }

  @Test func ofLongTextsFewerStay() {
    var effects = ExpectedEffects()
    let long = String(repeating: "x", count: 1 << 20)
    for number in 0..<20 {
      effects.add([StageEffect.Occurrence(.message(name: "\(number)", body: long), at: .zero)])
    }
    let kept = effects.find(.closeWindow)
    #expect((8...16).contains(kept?.count ?? 0))
    #expect(kept?.last == .message(name: "19", body: long))
  }
}

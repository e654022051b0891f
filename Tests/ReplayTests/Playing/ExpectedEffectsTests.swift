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
  @Test func ofManyTheLastThousandStay() {
    var effects = ExpectedEffects()
    effects.add(occurrences(0..<2000))
    #expect(effects.find(.closeWindow)?.count == 2000)
    effects.add(occurrences(2000..<2001))
    #expect(effects.find(.closeWindow)?.count == 1000)
    #expect(effects.find(.copy("1000"))?.first == .copy("1001"))
    #expect(effects.find(.copy("1001")) == nil)
  }
}

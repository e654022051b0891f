import Testing

@testable import RecallUI
@testable import RecallUICore

private final class Drawn {
  var numbers: [UInt64] = []
}

private struct Dice: View {
  let drawn: Drawn
  @State private var count = 0

  init(drawn: Drawn) {
    self.drawn = drawn
  }

  var body: some View {
    Canvas { context, size in
      _ = StageChance.next()
    }
    .onTapGesture {
      count += 1
      drawn.numbers.append(StageChance.next() ?? 0)
    }
  }
}

@Suite struct StageChanceTests {
  private func play(seed: UInt64, taps: Int, looks: Bool = false) -> (stage: Stage, drawn: [UInt64])
  {
    let drawn = Drawn()
    let stage = Stage(size: CGSize(width: 100, height: 100), seed: seed) { Dice(drawn: drawn) }
    for _ in 0..<taps {
      stage.tap(at: CGPoint(x: 50, y: 50))
      if looks { _ = stage.displayList }
      stage.advance(by: .seconds(1))
    }
    return (stage, drawn.numbers)
  }

  @Test func theSameSeedDrawsTheSame() {
    let first = play(seed: 7, taps: 3)
    #expect(first.drawn == play(seed: 7, taps: 3).drawn)
    #expect(Set(first.drawn).count == 3)
    #expect(first.drawn != play(seed: 8, taps: 3).drawn)
  }

  /// The first numbers that are published for SplitMix64 with the seed 1234567.
  @Test func numbersAreThoseOfSplitMix() {
    var sequence = ChanceSequence(seed: 1_234_567)
    #expect(
      [sequence.next(), sequence.next()] == [6_457_827_717_110_365_317, 3_203_168_211_198_807_973])
  }

  @Test func whatIsDrawnIsPartOfTheState() {
    #expect(play(seed: 7, taps: 0).stage.snapshot["stage.chance"] == nil)
    let once = play(seed: 7, taps: 1).stage
    #expect(once.snapshot["stage.chance"] == "9e3779b97f4a7c1c")
    #expect(once.coreDigest != play(seed: 8, taps: 1).stage.coreDigest)
  }

  @Test func whoLooksDrawsNothingOfTheStages() {
    let (watched, drawn) = play(seed: 7, taps: 3, looks: true)
    #expect(drawn == play(seed: 7, taps: 3).drawn)
    #expect(watched.digest == play(seed: 7, taps: 3).stage.digest)
  }

  @Test func aFrameOfOneInstantDrawsTheSame() {
    var (first, second) = (FrameChance(), FrameChance())
    _ = first.next(at: .zero)
    let later = Instant(milliseconds: 5)
    #expect(first.next(at: later) == second.next(at: later))
    #expect(first.next(at: later) != second.next(at: Instant(milliseconds: 6)))
  }

  @Test func codeOutsideOfAnyStageDrawsNothing() {
    #expect(StageChance.next() == nil)
  }
}

@Suite struct StageIdentifierTests {
  private func identifiers(seed: UInt64) -> [UUID] {
    let drawn = DrawnIdentifiers()
    _ = Stage(size: CGSize(width: 10, height: 10), seed: seed) {
      Text("").onAppear { drawn.all = (0..<50).compactMap { _ in StageChance.identifier() } }
    }
    return drawn.all
  }

  @Test func identifiersFollowFromTheSeedAndDiffer() {
    let (first, again, other) = (identifiers(seed: 1), identifiers(seed: 1), identifiers(seed: 2))
    #expect(first.count == 50 && Set(first + other).count == 100)
    #expect(first == again)
  }

  @Test func theySayOfWhichVersionTheyAre() {
    for identifier in identifiers(seed: 3) {
      let text = Array(identifier.uuidString)
      #expect(text[14] == "4", "\(identifier)")
      #expect("89AB".contains(text[19]), "\(identifier)")
    }
  }

  @Test func outsideOfAnyStageThereIsNone() {
    #expect(StageChance.identifier() == nil)
  }
}

private final class DrawnIdentifiers {
  var all: [UUID] = []
}

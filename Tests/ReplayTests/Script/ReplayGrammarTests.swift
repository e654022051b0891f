import Testing

@testable import Replay

/// The bounds that the language promises: a script at one is read everywhere, and one beyond is refused.
@Suite struct ReplayGrammarTests {
  @Test func versionsAreThoseThatBroughtSomething() {
    #expect(ReplayGrammar.versions == 1...5)
    #expect(ReplayGrammar.version == 5)
    #expect(ReplayGrammar.versionThatDraws == 3)
    #expect(ReplayGrammar.versionThatSetsUp == 4)
    #expect(ReplayGrammar.versionThatLooks == 5)
  }

  @Test func bytesAreThoseThatTheGrammarTells() {
    let (kibibyte, mebibyte) = (1 << 10, 1 << 20)
    #expect(ReplayGrammar.fileBytes == 256 * mebibyte)
    #expect(ReplayGrammar.lineBytes == 64 * kibibyte)
    #expect(ReplayGrammar.textBytes == 8 * kibibyte)
    #expect(ReplayGrammar.changeBytes == 16 * mebibyte)
    #expect(ReplayGrammar.symbolBytes == 1_000_000)
    #expect(ReplayGrammar.givenBytes == 16 * mebibyte)
    #expect(ReplayGrammar.usedBytes == mebibyte)
    #expect(ReplayGrammar.storedBytes == 64 * mebibyte)
  }

  @Test func numbersAreThoseThatTheGrammarTells() {
    #expect(ReplayGrammar.symbols == 10_000)
    #expect(ReplayGrammar.families == 16)
    #expect(ReplayGrammar.failures == 100)
    #expect(ReplayGrammar.pairs == 1...10_000)
    #expect(ReplayGrammar.players == 1...4)
    #expect(ReplayGrammar.nameScalars == 1...40)
    #expect(ReplayGrammar.tolerances == 0...255)
    #expect(ReplayGrammar.wheelTurns == 10_000)
    #expect(ReplayGrammar.pointers == 0...999)
  }

  @Test func timesAndLengthsAreThoseThatTheGrammarTells() {
    #expect(ReplayGrammar.turnBackMilliseconds == 250...60_000)
    #expect(ReplayGrammar.lookMilliseconds == 500...600_000)
    #expect(ReplayGrammar.raceMilliseconds == 1_000...36_000_000)
    #expect(ReplayGrammar.holdMilliseconds == 250...3_000)
    #expect(ReplayGrammar.milliseconds == 0...10_000_000_000)
    #expect(ReplayGrammar.viewportSides == 1_000...100_000_000)
    #expect(ReplayGrammar.resizedSides == 0...100_000_000)
    #expect(ReplayGrammar.coordinates == -1_000_000_000...1_000_000_000)
  }
}

import GameModel
import Testing

@testable import Fuzzing

struct MemoryGameSubjectTests {
  private func subject(pairs: Int) throws -> MemoryGameSubject {
    var subject = try MemoryGameSubject(
      ModelSetup(pairs: pairs, kinds: pairs, players: 2, rules: Rules()))
    _ = subject.perform(ModelOperation(.reorder(seed: 7), at: .zero))
    _ = subject.perform(ModelOperation(.choose(3), at: .zero))
    return subject
  }

  @Test(arguments: [0, 2, 20])
  func theCardsAreShownByTheirIdentifiersWhereverTheyLie(pairs: Int) throws {
    let subject = try subject(pairs: pairs)
    let view = subject.view(at: .zero)
    #expect(pairs == 0 || subject.game.cards.map(\.id) != Array(0..<pairs * 2))
    #expect(view.cards.map(\.id) == Array(0..<pairs * 2))
    #expect(view.cards.filter(\.isFaceUp).map(\.id) == (pairs == 0 ? [] : [3]))
  }

  /// Its lines stand in another order, but they are those of the snapshot.
  @Test(arguments: [0, 2, 40])
  func whatIsWrittenDownIsTheSnapshot(pairs: Int) throws {
    let subject = try subject(pairs: pairs)
    let fingerprint = try #require(subject.fingerprint)
    let lines = fingerprint.state.split(separator: "\n").map(String.init)
    #expect(lines.sorted() == subject.game.snapshot.sorted())
    #expect(fingerprint.digest == subject.game.digest)
  }
}

import Replay
import Testing

@testable import Fuzzing

struct CardLedgerTests {
  private static let properties = ["isFaceUp", "isMatched", "isPeeked"]

  /// Six cards of three contents, and what is told of the table.
  private var start: StateSnapshot {
    var lines = [
      ("moves", "0"), ("pairsLeft", "3"), ("isDealUp", "false"), ("isOver", "false"),
      ("course.returns", "0"), ("stage.size", "1x1"),
    ]
    for card in 0..<6 {
      lines += Self.properties.map { ("card:\(card).\($0)", "false") }
      lines.append(("card:\(card).content", "\(card / 2)"))
    }
    return StateSnapshot(lines.map { StateSnapshot.Line(name: $0, value: $1) })
  }

  private func told(by ledger: CardLedger) -> String {
    """
    \(ledger.upCount) \(ledger.upCards) \(ledger.peekedCount) \(ledger.peekedCard ?? "none") \
    \(ledger.unmatchedCount) \(ledger.oddContent ?? "none") \(ledger.moves ?? -1) \
    \(ledger.pairsLeft ?? "none") \(ledger.isDealUp) \(ledger.isOver ?? "none") \(ledger.hasBots)
    """
  }

  private func change(_ generator: inout FuzzGenerator) -> SnapshotChange {
    let card = generator.number(in: 0...5)
    return generator.choice(
      (
        SnapshotChange(
          name: "card:\(card).\(Self.properties[generator.number(in: 0...2)])",
          value: generator.happens(Ratio(1, in: 2)) ? "true" : "false"), weight: 20
      ),
      (SnapshotChange(name: "moves", value: "\(generator.number(in: 0...9))"), weight: 3),
      (SnapshotChange(name: "pairsLeft", value: "\(generator.number(in: 0...9))"), weight: 3),
      (SnapshotChange(name: "isDealUp", value: "true"), weight: 1),
      (SnapshotChange(name: "isOver", value: "true"), weight: 1),
      (SnapshotChange(name: "card:\(card).content", value: "\(card)"), weight: 1),
      (SnapshotChange(name: "card:\(card).content", value: nil), weight: 1),
      (SnapshotChange(name: "card:9.isMatched", value: "true"), weight: 1),
      (SnapshotChange(name: "course.chance:1", value: "1 2"), weight: 1))
  }

  /// What follows line by line comes to what is read of the whole.
  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func whoFollowsKnowsWhatWhoReadsKnows(seed: UInt64) {
    var generator = FuzzGenerator(seed: seed)
    var state = start
    let ledger = CardLedger(prefix: "")
    ledger.read(state)
    for _ in 0..<200 {
      let (former, movesBefore) = (state, ledger.moves)
      for _ in 0..<generator.number(in: 0...3) { state.apply(change(&generator)) }
      ledger.follow(state.differences(from: former), to: state)
      let anew = CardLedger(prefix: "")
      anew.read(state)
      #expect(told(by: ledger) == told(by: anew))
      #expect(ledger.movesBefore == movesBefore)
      func won(_ state: StateSnapshot) -> Set<String> {
        Set(
          state.lines.filter { $0.name.hasSuffix(".isMatched") && $0.value == "true" }
            .map { String($0.name.dropLast(".isMatched".count)) })
      }
      #expect(Set(ledger.lostMatches) == won(former).subtracting(won(state)))
    }
  }

  @Test func whatWasBroughtBackIsToldOnce() {
    let ledger = CardLedger(prefix: "")
    ledger.read(start)
    #expect(!ledger.isBroughtBack)
    ledger.follow([LineDifference("course.returns", from: "0", to: "1")], to: start)
    #expect(ledger.isBroughtBack)
    ledger.follow([], to: start)
    #expect(!ledger.isBroughtBack)
  }
}

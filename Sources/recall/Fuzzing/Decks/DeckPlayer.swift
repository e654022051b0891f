import Assets
import Foundation
import Fuzzing
import RecallHome

/// Plays rounds on the level of decks: feeds the reader with decks that were written, with such decks
/// spoilt, and with noise.
final class DeckPlayer: FuzzPlayer {
  private let read: (Data) throws(DeckError) -> Deck
  /// How many files may be tried to shrink one.
  private static let shrinkBudget = 10_000
  private static let file = "fuzz.json"

  init(
    read: @escaping (Data) throws(DeckError) -> Deck = { data throws(DeckError) in
      try Deck(json: data, file: "fuzz.json")
    }
  ) {
    self.read = read
  }

  /// Draws the files of a round until it is told to stop.
  private func draw(_ plan: FuzzRoundPlan, take: ([UInt8]) -> Bool) {
    var generator = plan.generator
    var left = plan.events
    while left > 0 {
      let written = Array(DeckDraw.text(using: &generator).utf8)
      for number in 0..<4 where left > 0 {
        left -= 1
        let bytes =
          number == 0 ? written : DeckDraw.spoilt(written, using: &generator)
        guard take(bytes) else { return }
      }
    }
  }

  func play(_ plan: FuzzRoundPlan) throws -> FuzzOutcome {
    var outcome = FuzzOutcome()
    outcome.drawn = "written, and spoilt in one to six places"
    draw(plan) { bytes in
      outcome.events += 1
      let verdict = verdict(on: bytes)
      outcome.counts[verdict.isAccepted ? "accepted" : "refused", default: 0] += 1
      outcome.fault = verdict.fault(after: outcome.events)
      return outcome.fault == nil
    }
    return outcome
  }

  func shrink(_ plan: FuzzRoundPlan, _ fault: FuzzFault) throws -> ShrunkFault {
    var bytes: [UInt8] = []
    var number = 0
    draw(plan) {
      number += 1
      bytes = $0
      return number < fault.events
    }
    var budget = Self.shrinkBudget
    let minimal = minimized(bytes, budget: &budget) {
      verdict(on: $0).fault(after: 1)?.invariant == fault.invariant
    }
    return ShrunkFault(
      verdict(on: minimal).fault(after: 1)?.message ?? fault.message, events: 1,
      text: String(decoding: minimal, as: UTF8.self), isReplay: false)
  }

  // MARK: Judging

  /// What came of a file.
  private struct Verdict {
    var isAccepted: Bool
    var problem: (invariant: String, message: String)?

    func fault(after events: Int) -> FuzzFault? {
      problem.map { FuzzFault($0.invariant, $0.message, events: events) }
    }
  }

  private func verdict(on bytes: [UInt8]) -> Verdict {
    do throws(DeckError) {
      let deck = try read(Data(bytes))
      return Verdict(isAccepted: true, problem: problem(of: deck))
    } catch {
      let text = error.description
      let isFine = text.hasPrefix("\(Self.file): ") && !text.contains("\n")
      return Verdict(
        isAccepted: false,
        problem: isFine
          ? nil
          : ("errors-name-the-file", "expected a line that begins with the file, found \(text)"))
    }
  }

  private func problem(of deck: Deck) -> (invariant: String, message: String)? {
    do throws(DeckError) {
      let again = try read(Data(deck.fileText.utf8))
      guard again == deck else {
        return ("reads-back", "expected \(deck), found \(again)")
      }
    } catch {
      return ("reads-back", "expected a deck that was written to be read, found \(error)")
    }
    var faces: Set<String> = []
    for pair in 0..<deck.symbols.count * 3 where !faces.insert(deck.face(at: pair)).inserted {
      return (
        "faces-differ", "expected pairs that look different, found \(deck.face(at: pair)) twice"
      )
    }
    return nil
  }
}

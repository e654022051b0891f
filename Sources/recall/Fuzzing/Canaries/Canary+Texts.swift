import Assets
import Foundation
import Fuzzing
import Replay

extension Canary {
  /// Reads and prints scripts with this fault.
  var scriptCodec: ScriptCodec {
    switch self {
    case .printsNoButton:
      ScriptCodec(read: ScriptCodec.program.read) {
        Array($0.description.replacingOccurrences(of: " button middle\n", with: "\n").utf8)
      }
    case .readsOneStepLess:
      ScriptCodec(
        read: { bytes throws(ReplayError) in
          var script = try ScriptCodec.program.read(bytes)
          if script.steps.count > 1 { script.steps.removeLast() }
          return script
        }, print: ScriptCodec.program.print)
    default: .program
    }
  }

  /// Reads decks with this fault.
  var deckPlayer: DeckPlayer {
    guard self == .losesALongDecksEnd else { return DeckPlayer() }
    return DeckPlayer { data throws(DeckError) in
      let deck = try Deck(json: data, file: "fuzz.json")
      guard deck.symbols.count > 2 else { return deck }
      return try Deck(
        name: deck.name, title: deck.title, symbols: Array(deck.symbols.dropLast()),
        file: "fuzz.json")
    }
  }
}

import Foundation
import Fuzzing

/// Draws files of decks, right ones and wrong ones.
enum DeckDraw {
  /// A file that is JSON, and mostly a deck.
  static func text(using generator: inout FuzzGenerator) -> String {
    let symbols = (0..<generator.number(in: 0...6)).map { _ in
      quoted(generator.element(of: Self.symbols) ?? "")
    }
    let fields = [
      ("name", quoted(generator.element(of: names) ?? "")),
      ("symbols", "[\(symbols.joined(separator: ", "))]"),
      ("title", quoted(generator.element(of: titles) ?? "")),
    ]
    return "{" + fields.map { "\"\($0)\": \($1)" }.joined(separator: ", ") + "}"
  }

  /// The bytes after one to six changes.
  static func spoilt(_ bytes: [UInt8], using generator: inout FuzzGenerator) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<generator.number(in: 1...6) {
      let place = generator.number(in: 0...bytes.count)
      let end = min(bytes.count, place + generator.number(in: 0...8))
      switch generator.number(in: 0...4) {
      case 0 where place < bytes.count: bytes[place] = UInt8(truncatingIfNeeded: generator.next())
      case 1: bytes.removeSubrange(place..<end)
      case 2: bytes.insert(contentsOf: bytes[place..<end], at: place)
      default: bytes.insert(contentsOf: (generator.element(of: words) ?? "").utf8, at: place)
      }
    }
    return bytes
  }

  private static func quoted(_ text: String) -> String {
    "\""
      + text.replacingOccurrences(of: "\\", with: "\\\\")
      .replacingOccurrences(of: "\"", with: "\\\"") + "\""
  }

  private static let names = ["vehicles", "my-deck", "a", "0", "-", "", "Ä", "a b", "../a"]
  private static let titles = ["Vehicles", "My deck", "", " ", "\u{202E}abc", "e\u{301}", "🚗"]
  private static let symbols = [
    "a", "b", "A", "а", "ab", "🚗", "🚕", "👩‍👩‍👧‍👦", "🏳️‍🌈", "🏳️", "é", "e\u{301}", "1", "a²", "²",
    "shape:star:blue:outline",
    "shape:circle:red:solid", "shape:nothing", "\u{200D}", "\u{2800}", " ", "", "o", "0", "O", "ſ",
    "\u{301}",
  ]
  private static let words = [
    "\"", "\\", "\\u0000", "\\ud800", "{", "}", "[", "]", ",", ":", "null", "true", "1e999",
    "\u{FEFF}",
    "\"symbols\": []", "\u{0}", "²", "\u{301}", "a\u{200D}",
  ]
}

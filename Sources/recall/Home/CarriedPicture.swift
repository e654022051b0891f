import Assets
import Foundation
import RecallHome
import RecallUI

/// A picture that comes while a program is played, as messages: a recording has them, and a replay has the
/// picture of them.
///
/// No stage hears of them: what a picture looks like is no state.
struct CarriedPicture: Equatable {
  let symbol: String
  /// A PNG file.
  let png: [UInt8]
}

extension CarriedPicture {
  /// What the message is called that has the last piece of a picture, or all of it.
  static let message = "picture file"
  /// What a message is called that goes on with the next one.
  static let piece = "picture piece"
  /// The most bytes of a piece.
  private static let pieceBytes = 6000

  /// The messages that bring it: each has the symbol, and a piece of the file in Base64.
  ///
  /// - Complexity: O(n) in the length of the file.
  var events: [InputEvent] {
    let text = Data(png).base64EncodedString().utf8
    var (events, start): ([InputEvent], _) = ([], text.startIndex)
    repeat {
      let end = text.index(start, offsetBy: Self.pieceBytes, limitedBy: text.endIndex)
      let name = end == nil || end == text.endIndex ? Self.message : Self.piece
      let piece = text[start..<(end ?? text.endIndex)]
      events.append(.message(name: name, body: "\(symbol) \(Substring(piece))"))
      start = end ?? text.endIndex
    } while start < text.endIndex
    return events
  }

  /// The pictures that an answer needs, as far as they are on a shelf, in the order in which it names them.
  static func pictures(of answer: HomeAnswer, on shelf: PictureShelf) -> [CarriedPicture] {
    let symbols: [String] =
      switch answer {
      case .picture(let symbol): [symbol]
      case .deck(let deck): deck.symbols.flatMap(Deck.sides)
      case .tell, .today, .desktop: []
      }
    var taken: Set<String> = []
    return symbols.compactMap { symbol in
      guard let png = shelf.files[symbol], taken.insert(symbol).inserted else { return nil }
      return CarriedPicture(symbol: symbol, png: png)
    }
  }
}

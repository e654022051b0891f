import Assets
import Foundation
import RecallHome
import RecallUI

/// The files from which decks and pictures come, and into which decks go.
struct DeckFiles {
  /// Where paths begin that begin with no `/`.
  let home: String
  let shelf: PictureShelf

  /// Reads a file that the player names: a deck's, or a picture.
  ///
  /// - Parameters:
  ///   - path: Where it stands.
  ///   - catalog: What the player is told of it in; nil for English.
  /// - Returns: What to tell the screens. A picture is on the shelf then.
  func read(_ path: String, in catalog: StringCatalog? = nil) -> HomeAnswer {
    let path = absolute(path)
    guard path.lowercased().hasSuffix(".json") else { return readPicture(path, in: catalog) }
    do throws(DeckError) {
      let file = try DeckFile(contentsOf: path)
      put(file.pictures)
      return .deck(file.deck)
    } catch {
      return .tell(error.toldWords.shownString(in: catalog))
    }
  }

  private func readPicture(_ path: String, in catalog: StringCatalog?) -> HomeAnswer {
    do throws(DeckPictureError) {
      let picture = try DeckPicture(contentsOf: path)
      shelf.put(picture.picture, file: picture.png, as: picture.symbol)
      return .picture(picture.symbol)
    } catch {
      return .tell(error.toldWords.shownString(in: catalog))
    }
  }

  /// Puts pictures on the shelf that stood in a deck's file; what is no picture is left out.
  func put(_ files: [String: [UInt8]]) {
    for (symbol, png) in files where shelf.files[symbol] == nil {
      guard let picture = DeckPicture(symbol: symbol, png: png) else { continue }
      shelf.put(picture.picture, file: png, as: symbol)
    }
  }

  /// Puts the pictures on the shelf that stand in the text of a deck's file; none where it isn't one.
  func putPictures(ofDeckFile text: String) {
    guard let file = try? DeckFile(json: Data(text.utf8), file: "the deck") else { return }
    put(file.pictures)
  }

  /// Writes a deck with its pictures into a new file; one that is there stays as it is.
  ///
  /// - Parameter catalog: What the player is told that in; nil for English.
  /// - Returns: What to tell the player.
  func write(_ deck: Deck, to path: String, in catalog: StringCatalog? = nil) -> HomeAnswer {
    let path = absolute(path)
    do {
      let file = try NewFile(for: path)
      try file.write(Array((deck.fileText(with: shelf.files) + "\n").utf8))
      try file.publish()
      return .tell(
        LocalizedStringKey(
          "{deck} has been saved as {path}.",
          ["deck": .text(deck.title), "path": .text(path.printable)]
        ).shownString(in: catalog))
    } catch {
      return .tell(
        LocalizedStringKey(
          "{path} can't be written: {reason}.",
          ["path": .text(path.printable), "reason": SystemReason.argument("\(error)")]
        ).shownString(in: catalog))
    }
  }

  private func absolute(_ path: String) -> String {
    let path = path.trimmingCharacters(in: .whitespacesAndNewlines)
    if path.hasPrefix("/") { return path }
    let inHome = path.hasPrefix("~/") ? String(path.dropFirst(2)) : path
    return home + "/" + inHome
  }
}

import Assets
import Foundation

/// A file with a deck: it is refused with a line that begins with its name, or has pairs that look different.
public enum DeckInput: FuzzedInput {
  private static let file = "fuzz.json"

  public static func complaint(about bytes: [UInt8]) -> String? {
    do throws(DeckError) {
      let deck = try DeckFile(json: Data(bytes), file: file).deck
      let faces = (0..<deck.symbols.count * 3).map(deck.face)
      return Set(faces).count == faces.count
        ? nil : "faces-differ: expected pairs that look different, found \(faces)"
    } catch {
      let text = error.description
      return text.hasPrefix("\(file): ") && !text.contains("\n")
        ? nil
        : "errors-name-the-file: expected a line that begins with the file, found \(text)"
    }
  }
}

/// What the program that an engine runs calls; 0, as engines want.
@_cdecl("recall_fuzz_deck")
public func fuzzDeck(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  DeckInput.report(bytes, count)
}

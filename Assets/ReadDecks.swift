import Foundation

/// Decks that were read already, for as many threads as ask for them.
final class ReadDecks: @unchecked Sendable {
  private let lock = NSLock()
  private var decks: [String: Deck] = [:]

  func deck(named name: String) -> Deck? {
    lock.withLock { decks[name] }
  }

  func keep(_ deck: Deck, as name: String) {
    lock.withLock { decks[name] = deck }
  }
}

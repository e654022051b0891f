import Foundation
import RecallUI

/// Decks that were deleted, each with where it stood.
struct DeletedDecks: Equatable {
  /// From the first place to the last.
  fileprivate(set) var decks: [(place: Int, deck: HomeDeck)]

  /// What they are called, one after the other.
  var title: LocalizedStringKey {
    let titles = decks.map(\.deck.title)
    return titles.dropFirst().reduce(titles.first ?? "") { list, title in
      LocalizedStringKey("{list}, {name}", ["list": .key(list), "name": .key(title)])
    }
  }

  static func == (left: DeletedDecks, right: DeletedDecks) -> Bool {
    left.decks.elementsEqual(right.decks) { $0 == $1 }
  }
}

extension HomeModel {
  /// Deletes decks of one's own, and keeps them until something else is done to decks.
  func delete(atOffsets offsets: IndexSet) {
    state.deleted = DeletedDecks(decks: offsets.map { ($0, state.decks[$0]) })
    state.decks.remove(atOffsets: offsets)
  }

  /// Brings back what was deleted last, to where it stood.
  func undoDeletion() {
    for (place, deck) in state.deleted?.decks ?? [] {
      state.decks.insert(deck, at: min(place, state.decks.count))
    }
    state.deleted = nil
  }

  /// Puts decks to another place.
  func move(fromOffsets offsets: IndexSet, toOffset place: Int) {
    state.deleted = nil
    state.decks.move(fromOffsets: offsets, toOffset: place)
  }
}

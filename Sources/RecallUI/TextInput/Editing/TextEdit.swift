/// A change of a text that can be undone: a stretch that was put in place of another.
struct TextEdit: Equatable {
  /// What goes together with the change before.
  enum Kind {
    case typing, deleting, single
  }

  let kind: Kind
  /// Where it begins, in bytes of UTF-8.
  private(set) var place: Int
  private(set) var removed: String
  private(set) var inserted: String
  /// What was selected before.
  private(set) var before: TextRange

  init(kind: Kind, place: Int, removed: String, inserted: String, before: TextRange) {
    self.kind = kind
    self.place = place
    self.removed = removed
    self.inserted = inserted
    self.before = before
  }

  var insertedRange: Range<Int> { place..<(place + inserted.utf8.count) }
  var removedRange: Range<Int> { place..<(place + removed.utf8.count) }
  var cost: Int { removed.utf8.count + inserted.utf8.count + 100 }

  /// Whether there is nothing to undo.
  var changesNothing: Bool { removed.utf8.elementsEqual(inserted.utf8) }

  /// Takes in what somebody changed in the text right after this: both are undone in one go.
  ///
  /// - Parameters:
  ///   - old: The text after this change.
  ///   - new: The text that came of it.
  mutating func amend(_ change: TextChange, from old: String, to new: String) {
    let start = min(place, change.start)
    let end = max(insertedRange.upperBound, change.oldEnd)
    removed =
      old.bytes(start..<place) + removed + old.bytes(insertedRange.upperBound..<end)
    inserted = new.bytes(start..<(end + change.growth))
    place = start
  }

  /// Makes one change of this and the one after it, if they belong together: letters typed one behind
  /// the other up to the next word, characters deleted one beside the other.
  mutating func join(_ next: TextEdit) -> Bool {
    guard next.kind == kind else { return false }
    switch kind {
    case .single: return false
    case .typing:
      guard next.removed.isEmpty, next.place == insertedRange.upperBound,
        inserted.last?.isWhitespace != true || next.inserted.first?.isWhitespace == true
      else { return false }
      inserted += next.inserted
    case .deleting:
      if next.removedRange.upperBound == place {
        place = next.place
        removed = next.removed + removed
      } else if next.place == place {
        removed += next.removed
      } else {
        return false
      }
    }
    return true
  }
}

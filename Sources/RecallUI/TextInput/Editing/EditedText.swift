/// A text while somebody edits it: what is selected, what an input method has so far, and what can be
/// undone. A value that knows no views.
///
/// Places are told in bytes of UTF-8, which are quick to go to, and always lie between characters as
/// people see them: a flag, a family, a letter with its accents are one. What an input method has so
/// far stands where the selection is, and is no part of the text.
struct EditedText: Equatable {
  private(set) var text: String
  private(set) var selection: TextRange
  /// What an input method has so far.
  private(set) var marked = ""
  private var history = EditHistory()
  /// How often the text was changed by who edits it.
  private(set) var changes = 0

  /// Creates a text that nobody has edited; the caret stands at its end.
  init(_ text: String = "") {
    self.text = text
    self.text.makeContiguousUTF8()
    selection = TextRange(at: text.utf8.count)
  }

  /// What is selected, as text.
  var selectedText: String { text.bytes(selection.range) }

  var canUndo: Bool { history.canUndo }
  var canRedo: Bool { history.canRedo }

  /// Takes over a text that somebody else has set: it can't be undone, and the selection stays where it
  /// is as far as there is text. A caret at the end stays at the end.
  mutating func take(_ new: String) {
    let isAtEnd = selection == TextRange(at: text.utf8.count)
    text = new
    text.makeContiguousUTF8()
    history = EditHistory()
    marked = ""
    let end = text.utf8.count
    guard !isAtEnd else {
      selection = TextRange(at: end)
      return
    }
    selection = TextRange(
      from: text.boundary(atOrBefore: min(selection.anchor, end)),
      to: text.boundary(atOrBefore: min(selection.head, end)))
  }

  /// Takes over what a program made of the last change: it refused it, or put something else in its
  /// place. Both are undone in one go, and the caret stays beside the character that it stood at.
  mutating func correct(to new: String) {
    var new = new
    new.makeContiguousUTF8()
    guard let change = TextChange(from: text, to: new)?.aroundScalars(of: text, new) else { return }
    guard history.amend(change, from: text, to: new) else { return take(new) }
    func moved(_ place: Int) -> Int {
      if place >= change.oldEnd { return new.boundary(atOrAfter: place + change.growth) }
      return new.boundary(atOrAfter: min(place, change.newEnd))
    }
    text = new
    marked = ""
    selection = TextRange(from: moved(selection.anchor), to: moved(selection.head))
  }

  // MARK: Changing

  /// Puts text in place of what is selected, as a key does that is pressed: what is typed in one go is
  /// undone in one go.
  mutating func type(_ string: String) {
    replace(selection.range, by: string, as: .typing)
  }

  /// Puts text in place of what is selected.
  mutating func insert(_ string: String) {
    replace(selection.range, by: string, as: .single)
  }

  /// Takes out what is selected, or else what lies between the caret and a place.
  mutating func delete(to place: Int) {
    guard selection.isEmpty else { return replace(selection.range, by: "", as: .single) }
    let place = clamped(place)
    let range = min(place, selection.head)..<max(place, selection.head)
    replace(range, by: "", as: .deleting)
  }

  /// Shows what an input method has so far; empty when there is none any more.
  mutating func mark(_ string: String) {
    marked = string
  }

  private mutating func replace(_ range: Range<Int>, by string: String, as kind: TextEdit.Kind) {
    marked = ""
    guard !range.isEmpty || !string.isEmpty else { return }
    let edit = TextEdit(
      kind: kind, place: range.lowerBound, removed: text.bytes(range), inserted: string,
      before: selection)
    text.replaceBytes(range, by: string)
    changes += 1
    // What comes after may go with what was put in: a caret doesn't stand in a character.
    selection = TextRange(
      at: text.boundary(atOrAfter: range.lowerBound + string.utf8.count))
    history.add(edit)
  }

  // MARK: Undoing

  mutating func undo() {
    guard let edit = history.takeUndo() else { return }
    marked = ""
    changes += 1
    text.replaceBytes(edit.insertedRange, by: edit.removed)
    selection = edit.before
  }

  mutating func redo() {
    guard let edit = history.takeRedo() else { return }
    marked = ""
    changes += 1
    text.replaceBytes(edit.removedRange, by: edit.inserted)
    selection = TextRange(at: text.boundary(atOrAfter: edit.insertedRange.upperBound))
  }

  // MARK: Selecting

  /// Brings the caret to a place; what lies between stays selected when the selection goes on.
  mutating func move(to place: Int, selecting: Bool = false) {
    let place = clamped(place)
    selection = TextRange(from: selecting ? selection.anchor : place, to: place)
    history.pause()
  }

  /// Selects from one place to another.
  mutating func select(from anchor: Int, to head: Int) {
    selection = TextRange(from: clamped(anchor), to: clamped(head))
    history.pause()
  }

  mutating func selectAll() {
    select(from: 0, to: text.utf8.count)
  }

  private func clamped(_ place: Int) -> Int {
    text.boundary(atOrBefore: min(max(place, 0), text.utf8.count))
  }
}

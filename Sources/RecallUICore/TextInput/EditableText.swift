import VirtualTime

/// Text that is edited: its letters, what of it is selected, and a caret. It scrolls so that the caret
/// shows, and edits nothing itself.
package struct EditableText: View {
  /// How much room it takes.
  package enum Room: Equatable {
    /// One line, however long.
    case line
    /// As many lines as there are, within bounds.
    case lines(least: Int, most: Int)
    /// All that there is.
    case all
  }

  /// What is shown. It need not be what is edited: that may be a secret.
  package var text: String
  /// What stands there while there is no text.
  package var prompt: String
  /// In bytes of what is shown, as all places.
  package var selection: Range<Int>
  /// Where the caret stands: one end of the selection.
  package var caret: Int
  /// What an input method has so far, as part of what is shown.
  package var marked: Range<Int>?
  /// Since when the caret stands where it is; nil without one.
  package var caretSince: Instant?
  /// Which move of the caret this is: each is followed, when its time comes.
  package var move: Int
  package var room: Room
  /// What knows where the text stands.
  package var pane: TextPane

  package init(
    _ text: String, prompt: String, selection: Range<Int>, caret: Int, marked: Range<Int>?,
    caretSince: Instant?, move: Int, room: Room, pane: TextPane
  ) {
    self.text = text
    self.prompt = prompt
    self.selection = selection
    self.caret = caret
    self.marked = marked
    self.caretSince = caretSince
    self.move = move
    self.room = room
    self.pane = pane
  }

  package typealias Body = Never
}

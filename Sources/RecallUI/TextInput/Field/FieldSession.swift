/// What a field keeps between two keys: the text as it is edited, and where the caret was going.
///
/// It is a field's state, but for what its snapshot tells, which is in `FieldState`.
final class FieldSession {
  var edited = EditedText()
  /// What the field's value was when it was last looked at.
  var seen = ""
  let pane = TextPane()
  /// Since when the caret stands where it is.
  var caretSince = Instant.zero
  /// How far from the left the caret wants to be while it goes from line to line.
  var wantedX: CGFloat?
  /// The clicks on one place.
  var clicks = ClickCount()
  /// What the click selected that a drag goes on from.
  var grip: Range<Int>?

  /// When what was typed was handed on last; nil once something else was done.
  private var written: Instant?

  /// Takes over a value that somebody else has changed. What changes in the event that typed is the
  /// program's answer to that.
  func look(at value: FieldValue, _ now: Instant) {
    let text = value.read()
    guard text != seen else { return }
    seen = text
    if written == now { edited.correct(to: text) } else { edited.take(text) }
    wantedX = nil
  }

  /// Hands on what was typed, and looks what became of it.
  func write(to value: FieldValue, _ now: Instant) {
    value.write(edited.text)
    seen = value.isText ? edited.text : value.read()
    written = now
    look(at: value, now)
  }

  /// What the program was told last of what is selected.
  private var told: TextSelection?

  /// Takes over a selection that the program has set.
  func look(at selection: Binding<TextSelection?>) {
    let wanted = selection.wrappedValue
    guard wanted != told else { return }
    told = wanted
    guard let range = wanted?.range(in: edited.text) else { return }
    edited.select(from: range.anchor, to: range.head)
    wantedX = nil
  }

  /// Tells the program what is selected.
  func write(to selection: Binding<TextSelection?>) {
    let new = TextSelection(edited.selection.range, in: edited.text)
    guard new != told else { return }
    told = new
    selection.wrappedValue = new
  }

  /// Has what changes from now on be no answer to what was typed.
  func pause() {
    written = nil
  }

  /// Shows the value as its format has it, when nobody types any more.
  func finish(_ value: FieldValue) {
    guard !value.isText else { return }
    let text = value.read()
    seen = text
    if text != edited.text { edited.take(text) }
  }
}

/// What of a field is in the stage's snapshot, besides its value.
struct FieldState: Equatable {
  var selection = TextRange(at: 0)
  var marked = ""
}

/// Tells the first click on a place from the second and the third.
struct ClickCount {
  private var last: (place: CGPoint, time: Instant)?
  private(set) var count = 0

  /// Counts a click.
  ///
  /// - Parameters:
  ///   - place: Where it is.
  ///   - time: When it is.
  ///   - interval: How long after the one before it may be; nil for `standardInterval`.
  mutating func click(at place: CGPoint, _ time: Instant, within interval: Duration?) {
    if let last, last.time.duration(to: time) <= interval ?? Self.standardInterval,
      abs(place.x - last.place.x) <= Self.spread, abs(place.y - last.place.y) <= Self.spread
    {
      count = count % 3 + 1
    } else {
      count = 1
    }
    last = (place, time)
  }

  /// From one click to the next, as desktops have it that say nothing.
  private static let standardInterval = Duration.milliseconds(500)
  /// In points.
  private static let spread: CGFloat = 6
}

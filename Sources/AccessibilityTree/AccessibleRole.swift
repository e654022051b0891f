/// What kind of thing an element is, for who can't see it.
public enum AccessibleRole: String, CaseIterable, Sendable {
  /// The window, or what stands for all that a stage shows.
  case window
  /// Something above everything else that wants an answer first.
  case dialog
  /// Several elements that belong together.
  case group
  case label, heading, image, link
  case button
  /// Something that is on or off.
  case toggle
  /// Something with a value of a range.
  case slider
  /// A value that goes up and down by steps.
  case stepper
  /// What text is typed into, in one line.
  case entry
  /// The same for lines of text.
  case editor
  /// The same for what nobody is to read.
  case secret
  /// A card of a game.
  case card
}

/// Something that an assistive program wants to be done.
public enum AccessibleRequest: Equatable, Sendable {
  /// An action of an element, by its place among them.
  case act(Int, action: Int)
  /// An element is to have the focus of the keyboard.
  case focus(Int)
  /// An element is to be brought into view.
  case reveal(Int)
  /// An element is to have a value of its range.
  case set(Int, to: Double)
  /// A caret is to stand somewhere, in scalars.
  case moveCaret(Int, to: Int)
  /// A part of a text is to be selected, in scalars.
  case select(Int, Range<Int>)
  /// A part of a text, in scalars, is to be another one.
  case replace(Int, Range<Int>, with: String)
}

/// Something that became of an element, or of its window.
public enum AccessibleChange: Equatable, Sendable {
  /// An element came into another one, at a place.
  case added(Int, in: Int, at: Int)
  /// An element left another one, where it stood at a place.
  case removed(Int, from: Int, at: Int)
  case name(Int, String)
  case explanation(Int, String)
  case value(Int, Double)
  /// A state is there now, or no longer.
  case state(Int, AccessibleStates, Bool)
  case frame(Int)
  /// Text was taken out of an element at a place, or came in there.
  case textRemoved(Int, at: Int, String)
  case textInserted(Int, at: Int, String)
  case caret(Int, Int)
  case textSelection(Int)
  /// Something else has the focus of the keyboard now.
  case focus(Int)
}

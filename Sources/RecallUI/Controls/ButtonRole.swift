/// What a button is for.
public enum ButtonRole: Sendable {
  /// It destroys something.
  case destructive
  /// It leaves things as they are.
  case cancel
  /// It is done with what is shown.
  case close
  /// It takes over what was changed.
  case confirm
}

/// What hears of events in UIKit. Nothing of it hears of any on a stage, and nothing there comes and goes as a keyboard
/// on a screen does.
open class UIResponder: NSObject, @unchecked Sendable {
  /// Whether it has the keyboard: never, as a stage's focus is on its views.
  public var isFirstResponder: Bool { false }

  /// Asks for the keyboard, and doesn't get it.
  @discardableResult
  open func becomeFirstResponder() -> Bool { false }

  /// Gives up the keyboard, which it hasn't got.
  @discardableResult
  open func resignFirstResponder() -> Bool { true }

  public static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")
  public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
  public static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")
  public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
  public static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// The key of a keyboard's frame before in what such a notification tells.
  public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The key of how long it takes, in seconds, in what such a notification tells.
  public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  /// The key of a keyboard's frame in what such a notification tells.
  public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
}

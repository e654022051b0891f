/// An editor of text, whose delegate hears of what is typed.
open class UITextView: UIView, @unchecked Sendable {
  public static func appearance() -> UITextView { UITextView() }

  public var text: String! = "" { didSet { changes.note(oldValue != text) } }
  public var font: UIFont? { didSet { changes.note(oldValue !== font) } }
  public var textColor: UIColor? { didSet { changes.note(oldValue !== textColor) } }
  public var textAlignment = NSTextAlignment.natural {
    didSet { changes.note(oldValue != textAlignment) }
  }
  public var isEditable = true { didSet { changes.note(oldValue != isEditable) } }
  /// Taken for what programs say.
  public var isSelectable = true
  /// Taken for what programs say: an editor scrolls when it has to.
  public var isScrollEnabled = true
  /// Taken for what programs say: an editor has the room around its text that editors have.
  public var textContainerInset = UIEdgeInsets.zero
  public weak var delegate: (any UITextViewDelegate)?
}

/// Hears of what is typed into an editor.
public protocol UITextViewDelegate: AnyObject {
  func textViewDidChange(_ textView: UITextView)
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewDidEndEditing(_ textView: UITextView)
}

extension UITextViewDelegate {
  public func textViewDidChange(_ textView: UITextView) {}
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewDidEndEditing(_ textView: UITextView) {}
}

/// A field of one line, whose delegate hears of what is typed.
open class UITextField: UIView, @unchecked Sendable {
  /// What stands around a field.
  public enum BorderStyle: Int, Sendable {
    case none, line, bezel, roundedRect
  }

  /// When a button that empties a field stands in it.
  public enum ViewMode: Int, Sendable {
    case never, whileEditing, unlessEditing, always
  }

  public static func appearance() -> UITextField { UITextField() }

  public var text: String? = "" { didSet { changes.note(oldValue != text) } }
  public var placeholder: String? { didSet { changes.note(oldValue != placeholder) } }
  public var font: UIFont? { didSet { changes.note(oldValue !== font) } }
  public var textColor: UIColor? { didSet { changes.note(oldValue !== textColor) } }
  public var textAlignment = NSTextAlignment.natural {
    didSet { changes.note(oldValue != textAlignment) }
  }
  public var borderStyle = BorderStyle.none { didSet { changes.note(oldValue != borderStyle) } }
  /// Whether dots stand for what is typed.
  public var isSecureTextEntry = false { didSet { changes.note(oldValue != isSecureTextEntry) } }
  /// Taken for what programs say: a field has no such button.
  public var clearButtonMode = ViewMode.never
  public weak var delegate: (any UITextFieldDelegate)?
}

/// Hears of what is typed into a field.
public protocol UITextFieldDelegate: AnyObject {
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldDidEndEditing(_ textField: UITextField)
  func textFieldDidChangeSelection(_ textField: UITextField)
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

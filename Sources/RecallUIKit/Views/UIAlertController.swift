/// Asks people something: an alert, or a choice of actions at the lower edge.
///
/// ```swift
/// let alert = UIAlertController(title: "Quit?", message: nil, preferredStyle: .alert)
/// alert.addAction(UIAlertAction(title: "Quit", style: .destructive) { _ in model.quit() })
/// alert.addAction(UIAlertAction(title: "Stay", style: .cancel))
/// UIApplication.shared.windows.first?.rootViewController?.present(alert, animated: true)
/// ```
open class UIAlertController: UIViewController, @unchecked Sendable {
  /// Where it stands.
  public enum Style: Int, Sendable {
    case actionSheet, alert
  }

  public let preferredStyle: Style
  /// What is said below the title.
  open var message: String?
  /// What people can do, in the order in which it was added.
  open private(set) var actions: [UIAlertAction] = []
  /// The one that Return does; nil for none.
  open var preferredAction: UIAlertAction?
  /// What people can type into; nil for nothing.
  open private(set) var textFields: [UITextField]?

  /// - Parameters:
  ///   - title: What is asked.
  ///   - message: What is said below that.
  ///   - preferredStyle: Where it stands.
  public init(title: String?, message: String?, preferredStyle: Style) {
    self.preferredStyle = preferredStyle
    self.message = message
    super.init()
    self.title = title
  }

  public required init?(coder: NSCoder) { nil }

  /// Adds what people can do.
  open func addAction(_ action: UIAlertAction) { actions.append(action) }

  /// Adds a field above the actions.
  ///
  /// - Parameter configurationHandler: Gets the field, to say what it is like.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }
}

/// What people can do in an alert.
open class UIAlertAction: NSObject, @unchecked Sendable {
  /// What it is for.
  public enum Style: Int, Sendable {
    case `default`, cancel, destructive
  }

  public let title: String?
  public let style: Style
  /// Whether it can be done now.
  open var isEnabled = true
  private let handler: ((UIAlertAction) -> Void)?

  /// - Parameters:
  ///   - title: What the button says.
  ///   - style: What it is for.
  ///   - handler: Called once the alert is gone.
  public init(
    title: String?, style: Style = .default, handler: ((UIAlertAction) -> Void)? = nil
  ) {
    self.title = title
    self.style = style
    self.handler = handler
  }

  /// Does it.
  package func act() { handler?(self) }
}

/// Something to press: it acts when it is let go inside, or when the key that holds it goes up.
public struct Button<Label: View>: View {
  private let role: ButtonRole?
  private let action: () -> Void
  private let label: Label
  @State private var isHeldByKey = false
  @Environment(\.buttonStyle) private var style
  @Environment(\.dismissesAfterAction) private var dismiss

  /// - Parameters:
  ///   - role: What the button is for, which styles may show.
  ///   - action: What a press does.
  ///   - label: What the button shows.
  public init(
    role: ButtonRole? = nil, action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  public var body: some View {
    style.control(
      PrimitiveButtonStyleConfiguration(
        role: role, label: .init(content: row(of: label)), action: act,
        isHeldByKey: isHeldByKey)
    )
    .focusable(setPressed: { isHeldByKey = $0 }, action: act)
    .pressed(by: dismiss != nil && role == .cancel ? .cancelAction : nil)
  }

  private func act() {
    action()
    dismiss?()
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Creates, in a style, a button that acts as the one of a configuration.
  ///
  /// It looks as the style around says that is set in the style's body.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.trigger) { configuration.label }
  }
}

extension Button where Label == Text {
  /// Creates a button with a title.
  public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// Creates a button with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, role: ButtonRole? = nil, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == RecallUI.Label<Text, Image> {
  /// Creates a button with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { RecallUI.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a button with a title and a symbol.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, role: ButtonRole? = nil, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { RecallUI.Label(title, systemImage: systemImage) }
  }
}

extension Button where Label == RecallUI.Label<Text, Image> {
  /// Creates a button with a title and a picture.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) {
      RecallUI.Label {
        Text(titleKey)
      } icon: {
        Image(image)
      }
    }
  }
}

/// A round button with a question mark, which leads to help.
public struct HelpLink: View {
  private let action: (() -> Void)?
  private let destination: URL?
  @Environment(\.openURL) private var openURL

  /// Creates a link that does what it likes.
  public init(action: @escaping () -> Void) {
    self.action = action
    destination = nil
  }

  /// Creates a link to an address.
  public init(destination: URL) {
    action = nil
    self.destination = destination
  }

  public var body: some View {
    Button {
      action?()
      if let destination { openURL(destination) }
    } label: {
      Image(systemName: "questionmark").font(.body.weight(.semibold))
    }
    .buttonStyle(.bordered)
    .buttonBorderShape(.circle)
    .accessibilityLabel("Help")
  }
}

// Previews of the old form. `myapp --previews FOLDER` draws what they show, whatever is said of how.

/// Names views that a preview shows.
public protocol PreviewProvider {
  associatedtype Previews: View

  @preconcurrency @MainActor @ViewBuilder static var previews: Previews { get }
}

/// The name of the device that a preview stands for.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public init(stringLiteral value: String) {
    self.init(rawValue: value)
  }
}

/// How large a preview is.
public enum PreviewLayout: Equatable, Sendable {
  case device
  case sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}

extension View {
  /// Taken for what programs say: a preview is drawn as a phone.
  public func previewDevice(_ value: PreviewDevice?) -> some View { self }

  /// Taken for what programs say: a preview has the name of its provider.
  public func previewDisplayName(_ value: String?) -> some View { self }

  /// Taken for what programs say: a preview is drawn as a phone.
  public func previewLayout(_ value: PreviewLayout) -> some View { self }
}

/// What is done with an address that is to be opened.
///
/// A stage opens nothing: where no view around says otherwise, an address is let go.
///
/// ```swift
/// Rules().environment(\.openURL, OpenURLAction { url in
///   visited.append(url)
///   return .handled
/// })
/// ```
public struct OpenURLAction {
  /// What came of an address.
  public struct Result: Sendable {
    /// Whether the address was accepted.
    let isAccepted: Bool

    /// It was opened.
    public static let handled = Result(isAccepted: true)
    /// It was left alone.
    public static let discarded = Result(isAccepted: false)
    /// It is for the system, which a stage doesn't have: it is left alone.
    public static let systemAction = Result(isAccepted: false)

    /// Another one is for the system, which a stage doesn't have: it is left alone.
    public static func systemAction(_ url: URL) -> Result {
      Result(isAccepted: false)
    }
  }

  private let handler: (URL) -> Result

  /// Creates an action.
  public init(handler: @escaping (URL) -> Result) {
    self.handler = handler
  }

  /// Opens an address.
  public func callAsFunction(_ url: URL) {
    _ = handler(url)
  }

  /// Opens an address, and tells whether it was accepted.
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    completion(handler(url).isAccepted)
  }
}

private struct OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction { _ in .discarded } }
}

extension EnvironmentValues {
  /// Opens addresses: `openURL(url)`.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}

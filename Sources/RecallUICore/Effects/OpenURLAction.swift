/// What is done with an address that is to be opened.
///
/// Where no view around says otherwise, it is for the system: an effect of the stage
/// (`StageEffect.openURL(_:)`), which a window carries out.
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
    fileprivate enum Kind {
      case handled, discarded
      /// Nil for the address itself.
      case system(URL?)
    }

    fileprivate let kind: Kind

    /// It was opened.
    public static let handled = Result(kind: .handled)
    /// It was left alone.
    public static let discarded = Result(kind: .discarded)
    /// It is for the system.
    public static let systemAction = Result(kind: .system(nil))

    /// Another one is for the system.
    public static func systemAction(_ url: URL) -> Result {
      Result(kind: .system(url))
    }
  }

  /// Nil where everything is for the system.
  private let handler: ((URL) -> Result)?
  /// Asks the system.
  fileprivate var performEffect: PerformEffectAction?

  /// Creates an action.
  public init(handler: @escaping (URL) -> Result) {
    self.handler = handler
  }

  fileprivate init() {
    handler = nil
  }

  /// Opens an address.
  public func callAsFunction(_ url: URL) {
    _ = open(url)
  }

  /// Opens an address, and tells whether it was accepted.
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    completion(open(url))
  }

  private func open(_ url: URL) -> Bool {
    switch (handler?(url) ?? .systemAction).kind {
    case .handled: return true
    case .discarded: return false
    case .system(let other):
      performEffect?(.openURL(other ?? url))
      return performEffect != nil
    }
  }
}

private struct OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction() }
}

extension EnvironmentValues {
  /// Opens addresses: `openURL(url)`.
  public var openURL: OpenURLAction {
    get {
      var action = self[OpenURLKey.self]
      action.performEffect = performEffect
      return action
    }
    set { self[OpenURLKey.self] = newValue }
  }
}

/// What programs say of things that a stage hasn't got. It is accepted, as files have it, and changes
/// nothing.
extension View {
  /// Taken for what programs say: what comes into something that moves is at its place at once.
  public func geometryGroup() -> some View { self }

  /// Says how another text, or another symbol, takes the place of one. It is there at once, whatever is said.
  public func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }

  /// Taken for what programs say: there is no status bar.
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// Taken for what programs say: there is no status bar.
  public func statusBar(hidden: Bool) -> some View { self }

  /// Taken for what programs say: there are no overlays of a system's.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
}

/// How a view's content becomes another one.
public struct ContentTransition: Equatable, Sendable {
  private let name: String

  public static let identity = ContentTransition(name: "identity")
  public static let opacity = ContentTransition(name: "opacity")
  public static let interpolate = ContentTransition(name: "interpolate")

  /// Digits roll, towards larger or smaller ones.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(name: "numericText")
  }

  /// Digits roll as a value goes up or down.
  public static func numericText(value: Double) -> ContentTransition { numericText() }

  /// A symbol becomes another one in a way of symbols.
  public static func symbolEffect(_ effect: ReplaceSymbolEffect) -> ContentTransition {
    ContentTransition(name: "symbolEffect")
  }

  /// A symbol becomes another one.
  public static let symbolEffect = ContentTransition(name: "symbolEffect")
}

/// One symbol takes another's place.
public struct ReplaceSymbolEffect: Sendable {
  public static let replace = ReplaceSymbolEffect()

  public var downUp: Self { self }
  public var upUp: Self { self }
  public var offUp: Self { self }
}

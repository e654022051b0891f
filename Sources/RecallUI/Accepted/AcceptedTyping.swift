/// How letters of a language are set.
public struct TypesettingLanguage: Hashable, Sendable {
  private let language: Locale.Language?

  /// As the letters themselves say.
  public static let automatic = TypesettingLanguage(language: nil)

  /// As a language has it.
  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
    TypesettingLanguage(language: language)
  }
}

/// What scrolls a view beside a pointer and keys.
public struct ScrollInputKind: Hashable, Sendable {
  private let name: String

  public static let handGestureShortcut = ScrollInputKind(name: "handGestureShortcut")
  public static let look = ScrollInputKind(name: "look")
}

/// Whether such a thing scrolls.
public struct ScrollInputBehavior: Hashable, Sendable {
  private let name: String

  public static let automatic = ScrollInputBehavior(name: "automatic")
  public static let enabled = ScrollInputBehavior(name: "enabled")
  public static let disabled = ScrollInputBehavior(name: "disabled")
}

/// Where there would be buttons that change how text looks.
public struct TextInputFormattingControlPlacement: Hashable, Sendable {
  /// Some of these places.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let contextMenu = Set(rawValue: 1)
    public static let inputAssistant = Set(rawValue: 2)
    public static let all: Set = [.contextMenu, .inputAssistant]
    public static let `default`: Set = all
  }
}

/// What a system offers to those who type, and a stage doesn't.
extension View {
  /// Taken for what programs say: letters are set as their own language has it.
  public func typesettingLanguage(
    _ language: TypesettingLanguage, isEnabled: Bool = true
  ) -> some View { self }

  /// Taken for what programs say: letters are set as their own language has it.
  public func typesettingLanguage(
    _ language: Locale.Language, isEnabled: Bool = true
  ) -> some View { self }

  /// Taken for what programs say: editors have no bar to find something with.
  public func findDisabled(_ isDisabled: Bool = true) -> some View { self }

  /// Taken for what programs say: editors have no bar to replace something with.
  public func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }

  /// Taken for what programs say: editors have no bar to find something with, so it never opens.
  public func findNavigator(isPresented: Binding<Bool>) -> some View { self }

  /// Taken for what programs say: editors have no buttons that change how text looks.
  public func textInputFormattingControlVisibility(
    _ visibility: Visibility, for placement: TextInputFormattingControlPlacement.Set
  ) -> some View { self }

  /// Taken for what programs say: a pointer, a wheel and keys scroll, and nothing else.
  public func scrollInputBehavior(
    _ behavior: ScrollInputBehavior, for input: ScrollInputKind
  ) -> some View { self }

  /// Taken for what programs say: a pointer over a row doesn't change it.
  public func listRowHoverEffect(_ effect: HoverEffect?) -> some View { self }

  /// Taken for what programs say: a pointer over a row doesn't change it.
  public func listRowHoverEffectDisabled(_ isDisabled: Bool = true) -> some View { self }
}

extension Text {
  /// Taken for what programs say: letters are set as their own language has it.
  public func typesettingLanguage(
    _ language: TypesettingLanguage, isEnabled: Bool = true
  ) -> Text { self }

  /// Taken for what programs say: letters are set as their own language has it.
  public func typesettingLanguage(
    _ language: Locale.Language, isEnabled: Bool = true
  ) -> Text { self }
}

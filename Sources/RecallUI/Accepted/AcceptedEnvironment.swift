// What programs say of their surroundings, and read there; nothing here depends on it.

private struct MenuOrderKey: EnvironmentKey {
  static var defaultValue: MenuOrder { .automatic }
}

private struct MenuIndicatorVisibilityKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

private struct AllowsTighteningKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct AutocorrectionDisabledKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct BackgroundMaterialKey: EnvironmentKey {
  static var defaultValue: Material? { nil }
}

private struct ButtonRepeatBehaviorKey: EnvironmentKey {
  static var defaultValue: ButtonRepeatBehavior { .automatic }
}

private struct ContentTransitionKey: EnvironmentKey {
  static var defaultValue: ContentTransition { .identity }
}

private struct SpringLoadingBehaviorKey: EnvironmentKey {
  static var defaultValue: SpringLoadingBehavior { .automatic }
}

/// Whether a window is the one that has the keyboard.
public enum ControlActiveState: CaseIterable, Hashable, Sendable {
  case key, active, inactive
}

/// How much the ground behind a view stands out.
public struct BackgroundProminence: Hashable, Sendable {
  private let isIncreased: Bool

  /// No more than others.
  public static let standard = BackgroundProminence(isIncreased: false)
  /// As behind rows that are chosen where these have the accent's color.
  public static let increased = BackgroundProminence(isIncreased: true)
}

private struct BackgroundProminenceKey: EnvironmentKey {
  static var defaultValue: BackgroundProminence { .standard }
}

extension EnvironmentValues {
  /// How much the ground behind a view stands out: rows that are chosen are gray here, so it never does by itself.
  public var backgroundProminence: BackgroundProminence {
    get { self[BackgroundProminenceKey.self] }
    set { self[BackgroundProminenceKey.self] = newValue }
  }

  /// Whether the window has the keyboard.
  public var controlActiveState: ControlActiveState { appearsActive ? .key : .inactive }

  /// Whether the window looks as one that has the keyboard.
  public var appearsActive: Bool { scenePhase == .active }

  /// Whether a pointer over a view changes it: it doesn't.
  public var isHoverEffectEnabled: Bool { false }

  /// Whether buttons that are held are to act again and again, as `buttonRepeatBehavior(_:)` says.
  public var buttonRepeatBehavior: ButtonRepeatBehavior {
    get { self[ButtonRepeatBehaviorKey.self] }
    set { self[ButtonRepeatBehaviorKey.self] = newValue }
  }

  /// How another text is to take the place of one, as `contentTransition(_:)` says.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }

  /// Whether what is dragged over a view is to act on it, as `springLoadingBehavior(_:)` says.
  public var springLoadingBehavior: SpringLoadingBehavior {
    get { self[SpringLoadingBehaviorKey.self] }
    set { self[SpringLoadingBehaviorKey.self] = newValue }
  }

  /// In which order menus are to have their items, as `menuOrder(_:)` says.
  public var menuOrder: MenuOrder {
    get { self[MenuOrderKey.self] }
    set { self[MenuOrderKey.self] = newValue }
  }

  /// Whether a sign is to stand beside menus' labels, as `menuIndicator(_:)` says.
  public var menuIndicatorVisibility: Visibility {
    get { self[MenuIndicatorVisibilityKey.self] }
    set { self[MenuIndicatorVisibilityKey.self] = newValue }
  }

  /// Whether letters may come nearer to each other, as `allowsTightening(_:)` says.
  public var allowsTightening: Bool {
    get { self[AllowsTighteningKey.self] }
    set { self[AllowsTighteningKey.self] = newValue }
  }

  /// Whether nothing that is typed is to be corrected, as `autocorrectionDisabled(_:)` says.
  public var autocorrectionDisabled: Bool {
    get { self[AutocorrectionDisabledKey.self] }
    set { self[AutocorrectionDisabledKey.self] = newValue }
  }

  /// Whether nothing that is typed is to be corrected, as code from before iOS 15 reads it.
  public var disableAutocorrection: Bool? {
    get { self[AutocorrectionDisabledKey.self] }
    set { self[AutocorrectionDisabledKey.self] = newValue ?? false }
  }

  /// The material that a view stands on, as a program says; nothing sets it by itself.
  public var backgroundMaterial: Material? {
    get { self[BackgroundMaterialKey.self] }
    set { self[BackgroundMaterialKey.self] = newValue }
  }
}

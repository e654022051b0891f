/// What a view inherits for its shapes and text: styles of four levels, and which of them counts.
struct Foreground: Equatable {
  /// From the primary one on; none where nobody has set any. None of them depends on what a view
  /// inherits.
  var styles: [AnyShapeStyle] = []
  /// Which level counts for what names none; 0 for the primary one.
  var level = 0
  /// Whether the program says so: where it doesn't, what has a style of its own keeps that.
  var isSaid = false

  /// How opaque iOS's labels of the four levels are, in light surroundings and in dark ones (Human
  /// Interface Guidelines, "Color").
  private static let opacities: (light: [Float], dark: [Float]) = (
    [1, 0.6, 0.3, 0.18], [1, 0.6, 0.3, 0.16]
  )

  /// The paint of a level: a style of its own, or else the one above made as see-through as a label
  /// of that level is.
  func paint(of level: Int, in environment: EnvironmentValues, for rect: CGRect) -> Paint {
    guard let last = styles.last else {
      let color = level == 0 ? Color.primary : Color.secondary
      var resolved = color.resolve(in: environment)
      resolved.opacity = Self.opacity(of: level, in: environment)
      return .color(resolved)
    }
    if level < styles.count { return styles[level]._paint(in: environment, for: rect) }
    return last._paint(in: environment, for: rect)
      .fading(by: Self.opacity(of: level - styles.count + 1, in: environment))
  }

  /// The shadows of what is filled with a level's style.
  func shadows(of level: Int, in environment: EnvironmentValues) -> [ShadowStyle] {
    guard !styles.isEmpty else { return [] }
    return styles[min(max(level, 0), styles.count - 1)]._shadows(in: environment)
  }

  static func opacity(of level: Int, in environment: EnvironmentValues) -> Float {
    let opacities = environment.colorScheme == .dark ? opacities.dark : opacities.light
    return opacities[min(max(level, 0), opacities.count - 1)]
  }
}

/// A style that depends on what a view inherits: it becomes that when it is handed on.
protocol InheritingStyle: ShapeStyle {
  /// What the views inside inherit when this style is set where `outer` is inherited.
  func foreground(inside outer: Foreground) -> Foreground
}

/// A style that is another one, changed: it depends on what is inherited where that does.
protocol DerivedStyle: InheritingStyle {
  associatedtype Style: ShapeStyle

  var style: Style { get }

  /// Another style, changed alike.
  func derived<Other: ShapeStyle>(from other: Other) -> AnyShapeStyle
}

extension DerivedStyle {
  func foreground(inside outer: Foreground) -> Foreground {
    guard let inheriting = style as? any InheritingStyle else {
      return Foreground(styles: [AnyShapeStyle(self)])
    }
    return Foreground(styles: [derived(from: InheritedStyle(inheriting.foreground(inside: outer)))])
  }
}

private struct ForegroundKey: LookKey {
  static var defaultValue: Foreground { Foreground() }
}

extension EnvironmentValues {
  fileprivate(set) var foreground: Foreground {
    get { self[ForegroundKey.self] }
    set { self[ForegroundKey.self] = newValue }
  }

  /// What shapes and text are filled with that say nothing themselves, from the primary level on.
  ///
  /// Styles that depend on what is inherited are replaced by that when they are set.
  package var foregroundStyles: [AnyShapeStyle] {
    get { foreground.styles }
    set {
      let outer = foreground
      if newValue.count == 1, let style = newValue[0].inheriting {
        foreground = style.foreground(inside: outer)
        foreground.isSaid = true
      } else {
        foreground = Foreground(
          styles: newValue.map { style in
            guard let inheriting = style.inheriting else { return style }
            return AnyShapeStyle(InheritedStyle(inheriting.foreground(inside: outer)))
          }, isSaid: !newValue.isEmpty)
      }
    }
  }

  /// What shapes and text are filled with where the program says nothing, such as the label of a button;
  /// setting it changes nothing where the program does.
  package var unsaidForeground: Color? {
    get { nil }
    set { unsaidStyle = newValue.map { AnyShapeStyle($0) } }
  }

  /// As `unsaidForeground`, with a style that doesn't depend on what it replaces.
  package var unsaidStyle: AnyShapeStyle? {
    get { nil }
    set {
      guard !foreground.isSaid else { return }
      foreground = Foreground(styles: newValue.map { [$0] } ?? [])
    }
  }
}

/// A style as it was inherited somewhere.
struct InheritedStyle: ShapeStyle, Equatable {
  let foreground: Foreground

  init(_ foreground: Foreground) {
    self.foreground = foreground
  }

  func _paint(in environment: EnvironmentValues, for rect: CGRect) -> Paint {
    foreground.paint(of: foreground.level, in: environment, for: rect)
  }

  func _shadows(in environment: EnvironmentValues) -> [ShadowStyle] {
    foreground.shadows(of: foreground.level, in: environment)
  }
}

/// The style that a view inherits, or else the primary color.
public struct ForegroundStyle: InheritingStyle, Equatable {
  public init() {}

  public func _paint(in environment: EnvironmentValues, for rect: CGRect) -> Paint {
    let foreground = environment.foreground
    return foreground.paint(of: foreground.level, in: environment, for: rect)
  }

  public func _shadows(in environment: EnvironmentValues) -> [ShadowStyle] {
    let foreground = environment.foreground
    return foreground.shadows(of: foreground.level, in: environment)
  }

  func foreground(inside outer: Foreground) -> Foreground { outer }
}

/// A level of the style that a view inherits.
///
/// Where `foregroundStyle(_:_:)` sets no style for a level, it is the one above, as see-through as
/// the system's label of that level; without any, the color of that label. A level inside of another
/// is counted from the style that is no level.
public struct HierarchicalShapeStyle: InheritingStyle, Equatable {
  let level: Int

  public func _paint(in environment: EnvironmentValues, for rect: CGRect) -> Paint {
    environment.foreground.paint(of: level, in: environment, for: rect)
  }

  public func _shadows(in environment: EnvironmentValues) -> [ShadowStyle] {
    environment.foreground.shadows(of: level, in: environment)
  }

  func foreground(inside outer: Foreground) -> Foreground {
    Foreground(styles: outer.styles, level: level)
  }
}

extension ShapeStyle {
  public func _paint(in environment: EnvironmentValues, for rect: CGRect) -> Paint {
    let inner = environment.withoutForeground
    return resolve(in: inner)._paint(in: inner, for: rect)
  }

  public func _shadows(in environment: EnvironmentValues) -> [ShadowStyle] {
    let inner = environment.withoutForeground
    return resolve(in: inner)._shadows(in: inner)
  }
}

extension EnvironmentValues {
  /// These surroundings of a style that may be what is inherited in them: it can't be made of itself.
  fileprivate var withoutForeground: EnvironmentValues {
    var inner = self
    inner.foreground = Foreground()
    return inner
  }
}

private struct BackgroundStyleKey: EnvironmentKey {
  static var defaultValue: AnyShapeStyle? { nil }
}

extension EnvironmentValues {
  /// What backgrounds are filled with that name no style; nil for what a stage shows behind everything.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets what the backgrounds in this view are filled with that name no style.
  public consuming func backgroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
    // The style itself can't be what it is made of.
    environment(\.backgroundStyle, Style.self == BackgroundStyle.self ? nil : AnyShapeStyle(style))
  }
}

/// What backgrounds are filled with: what a stage shows behind everything, unless a view sets another style.
public struct BackgroundStyle: ShapeStyle, Equatable {
  public init() {}

  public func _paint(in environment: EnvironmentValues, for rect: CGRect) -> Paint {
    guard let style = environment.backgroundStyle else {
      return .color(Color.windowBackground.resolve(in: environment))
    }
    // What is made of this style is so of the usual one.
    var inner = environment
    inner.backgroundStyle = nil
    return style._paint(in: inner, for: rect)
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The style that a view inherits.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The style of main content.
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 0) }
  /// The style of less important content.
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 1) }
  /// The style of what is less important than that.
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 2) }
  /// The style of what is hardly there.
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 3) }
  /// The style of what is hardly there at all.
  public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 4) }
}

/// The style of what stands where something is to be typed.
public struct PlaceholderTextShapeStyle: ShapeStyle, Equatable {
  public init() {}

  public func _paint(in environment: EnvironmentValues, for rect: CGRect) -> Paint {
    .color(Color.primary.opacity(0.3).resolve(in: environment))
  }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The style of what stands where something is to be typed.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// What a stage shows behind everything.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension View {
  /// Sets what text and shapes are filled with that say nothing themselves.
  public consuming func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
    environment(\.foregroundStyles, [AnyShapeStyle(style)])
  }

  /// Sets what text and shapes are filled with that say nothing themselves, and what `.secondary`
  /// means for them.
  public consuming func foregroundStyle<Primary: ShapeStyle, Secondary: ShapeStyle>(
    _ primary: Primary, _ secondary: Secondary
  ) -> some View {
    environment(\.foregroundStyles, [AnyShapeStyle(primary), AnyShapeStyle(secondary)])
  }

  /// Sets what text and shapes are filled with that say nothing themselves, and what `.secondary`
  /// and `.tertiary` mean for them.
  public consuming func foregroundStyle<
    Primary: ShapeStyle, Secondary: ShapeStyle, Tertiary: ShapeStyle
  >(
    _ primary: Primary, _ secondary: Secondary, _ tertiary: Tertiary
  ) -> some View {
    environment(
      \.foregroundStyles,
      [AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)])
  }
}

extension View {
  /// Sets the color of text and shapes that say none themselves.
  public consuming func foregroundColor(_ color: Color?) -> some View {
    environment(\.foregroundStyles, color.map { [AnyShapeStyle($0)] } ?? [])
  }
}

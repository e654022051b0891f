/// How pickers look, and what selects in them. There are no styles of a program's own, as in SwiftUI.
public protocol PickerStyle {
  var _kind: _PickerKind { get }
}

/// Which of the built-in looks a picker has.
public enum _PickerKind: Sendable {
  case automatic, menu, segmented, inline, radioGroup, wheel, navigationLink
}

/// A button that shows what is selected, and the choices when it is pressed. In a menu, the choices are items.
public struct DefaultPickerStyle: PickerStyle {
  public init() {}

  public var _kind: _PickerKind { .automatic }
}

/// A button that shows what is selected, and the choices when it is pressed: below it, where they need
/// room of their own. In a menu, it is a menu in that.
public struct MenuPickerStyle: PickerStyle {
  public init() {}

  public var _kind: _PickerKind { .menu }
}

/// The choices side by side, all as wide as each other.
public struct SegmentedPickerStyle: PickerStyle {
  public init() {}

  public var _kind: _PickerKind { .segmented }
}

/// The choices side by side, as `segmented` shows them.
public struct PalettePickerStyle: PickerStyle {
  public init() {}

  public var _kind: _PickerKind { .segmented }
}

/// The choices one below the other, with a mark behind the one that is selected.
public struct InlinePickerStyle: PickerStyle {
  public init() {}

  public var _kind: _PickerKind { .inline }
}

/// The choices one below the other, each with a circle in front of it.
public struct RadioGroupPickerStyle: PickerStyle {
  public init() {}

  public var _kind: _PickerKind { .radioGroup }
}

/// The choices on a wheel to turn, of which five can be seen.
public struct WheelPickerStyle: PickerStyle {
  public init() {}

  public var _kind: _PickerKind { .wheel }
}

/// A link that shows what is selected, and leads to a screen with the choices.
public struct NavigationLinkPickerStyle: PickerStyle {
  public init() {}

  public var _kind: _PickerKind { .navigationLink }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension PickerStyle where Self == DefaultPickerStyle {
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

private struct PickerKindKey: EnvironmentKey {
  static var defaultValue: _PickerKind { .automatic }
}

extension EnvironmentValues {
  var pickerKind: _PickerKind {
    get { self[PickerKindKey.self] }
    set { self[PickerKindKey.self] = newValue }
  }
}

extension View {
  /// Sets how the pickers in this view look.
  public func pickerStyle<Style: PickerStyle>(_ style: Style) -> some View {
    environment(\.pickerKind, style._kind)
  }
}

/// How much room controls take.
public enum ControlSize: Hashable, CaseIterable, Sendable {
  case mini, small, regular, large, extraLarge

  /// Around the label of a button with a ground, in points.
  var padding: CGSize {
    switch self {
    case .mini: CGSize(width: 8, height: 2)
    case .small: CGSize(width: 10, height: 4)
    case .regular:
      CGSize(width: ButtonLook.horizontalPadding, height: ButtonLook.verticalPadding)
    case .large: CGSize(width: 20, height: 12)
    case .extraLarge: CGSize(width: 24, height: 16)
    }
  }
}

private struct ControlSizeKey: EnvironmentKey {
  static var defaultValue: ControlSize { .regular }
}

extension EnvironmentValues {
  /// How much room controls take.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }
}

extension View {
  /// Sets how much room the buttons with a ground in this view take around their labels; other controls have one
  /// size.
  public func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }
}

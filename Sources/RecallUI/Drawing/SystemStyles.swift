/// The style of lines between what belongs together.
public struct SeparatorShapeStyle: ShapeStyle {
  public init() {}

  public func resolve(in environment: EnvironmentValues) -> Color { ListLook.line }
}

/// The style of what leads to somewhere else.
public struct LinkShapeStyle: ShapeStyle {
  public init() {}

  public func resolve(in environment: EnvironmentValues) -> Color { .accentColor }
}

/// The style of areas on a ground.
public struct FillShapeStyle: ShapeStyle {
  public init() {}

  public func resolve(in environment: EnvironmentValues) -> Color { .gray.opacity(0.2) }
}

/// The style of what a window shows behind everything.
public struct WindowBackgroundShapeStyle: ShapeStyle {
  public init() {}

  public func resolve(in environment: EnvironmentValues) -> Color { ListLook.plainGround }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The style of lines between what belongs together.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// The style of what leads to somewhere else.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// The style of areas on a ground.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The style of what a window shows behind everything.
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}

/// How tables look.
public protocol TableStyle {}

/// A table as it looks usually.
public struct AutomaticTableStyle: TableStyle {
  public init() {}
}

/// A table whose rows stand in a little.
public struct InsetTableStyle: TableStyle {
  public init() {}
}

/// A table with a border.
public struct BorderedTableStyle: TableStyle {
  public init() {}
}

extension TableStyle where Self == AutomaticTableStyle {
  public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
  public static var inset: InsetTableStyle { InsetTableStyle() }

  public static func inset(alternatesRowBackgrounds: Bool) -> InsetTableStyle { InsetTableStyle() }
}

extension TableStyle where Self == BorderedTableStyle {
  public static var bordered: BorderedTableStyle { BorderedTableStyle() }

  public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedTableStyle {
    BorderedTableStyle()
  }
}

/// What a pointer looks like.
public struct PointerStyle: Hashable, Sendable {
  private let name: String

  public static let `default` = PointerStyle(name: "default")
  public static let link = PointerStyle(name: "link")
  public static let horizontalText = PointerStyle(name: "horizontalText")
  public static let verticalText = PointerStyle(name: "verticalText")
  public static let rectSelection = PointerStyle(name: "rectSelection")
  public static let grabIdle = PointerStyle(name: "grabIdle")
  public static let grabActive = PointerStyle(name: "grabActive")
  public static let columnResize = PointerStyle(name: "columnResize")
  public static let rowResize = PointerStyle(name: "rowResize")
  public static let zoomIn = PointerStyle(name: "zoomIn")
  public static let zoomOut = PointerStyle(name: "zoomOut")
}

/// Looks that a stage has one of, and what it has nobody for.
extension View {
  /// Taken for what programs say: tables have one look.
  public func tableStyle<Style: TableStyle>(_ style: Style) -> some View { self }

  /// Taken for what programs say: pointers are the desktop's.
  public func pointerStyle(_ style: PointerStyle?) -> some View { self }

  /// Taken for what programs say: colors have no more range than a screen's.
  public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }

  /// Taken for what programs say: a bar doesn't show what file a screen is of.
  public func navigationDocument(_ url: URL) -> some View { self }

  /// Taken for what programs say: nobody has such a pencil.
  public func onPencilDoubleTap(perform action: @escaping (PencilGesture) -> Void) -> some View {
    self
  }

  /// Taken for what programs say: nobody zooms without looking.
  public func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> some View { self }

  /// Taken for what programs say: nobody asks for more about a view.
  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
    importance: AccessibilityContentImportance
  ) -> some View { self }

  /// Taken for what programs say: nobody asks for more about a view.
  public func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AccessibilityContentImportance
  ) -> some View { self }
}

/// What a pencil is used for beside drawing.
public struct PencilGesture: Sendable {}

/// What is asked of what can be zoomed.
public struct AccessibilityZoomGestureAction: Sendable {
  /// Which way.
  public enum Direction: Sendable {
    case zoomIn, zoomOut
  }

  public let direction: Direction
}

/// When more about a view is told.
public enum AccessibilityContentImportance: Hashable, Sendable {
  case `default`, high
}

/// One of those that are read one after the other. It shows nothing.
public struct AccessibilityRotorEntry<ID: Hashable>: View {
  public var body: some View { EmptyView() }

  public init(_ label: Text, id: ID, in namespace: Namespace.ID? = nil) {}
  public init<L: StringProtocol>(_ label: L, id: ID, in namespace: Namespace.ID? = nil) {}
}

extension Image {
  /// How bright the brightest color is.
  public enum DynamicRange: Hashable, Sendable {
    case standard, constrainedHigh, high
  }
}

/// Whether a material looks as in a window that is used.
public struct MaterialActiveAppearance: Hashable, Sendable {
  private let name: String

  public static let automatic = MaterialActiveAppearance(name: "automatic")
  public static let active = MaterialActiveAppearance(name: "active")
  public static let inactive = MaterialActiveAppearance(name: "inactive")
  public static let matchWindow = MaterialActiveAppearance(name: "matchWindow")
}

extension Material {
  /// Taken for what programs say: a material looks the same in all windows.
  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> Material { self }
}

extension View {
  /// Taken for what programs say: a material looks the same in all windows.
  public func materialActiveAppearance(
    _ appearance: MaterialActiveAppearance
  ) -> some View { self }
}

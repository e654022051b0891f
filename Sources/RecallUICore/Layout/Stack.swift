/// Arranges views in a row.
public struct HStack<Content: View>: View {
  @usableFromInline let alignment: VerticalAlignment
  @usableFromInline let spacing: CGFloat?
  @usableFromInline let content: Content

  /// Creates a row with `spacing` points between its views; 8 points when that is nil.
  @inlinable
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  public typealias Body = Never
}

/// Arranges views in a column.
public struct VStack<Content: View>: View {
  @usableFromInline let alignment: HorizontalAlignment
  @usableFromInline let spacing: CGFloat?
  @usableFromInline let content: Content

  /// Creates a column with `spacing` points between its views; 8 points when that is nil.
  @inlinable
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  public typealias Body = Never
}

extension HStack: ContainerView {
  public static var _kind: _ViewKind { .primitive(Self.self) }

  var arrangement: StackBox.Arrangement {
    StackBox.Arrangement(
      spacing: spacing,
      alignment: Alignment(horizontal: .leading, vertical: alignment))
  }

  static func makeBox(
    for node: ViewNode, _ arrangement: @escaping () -> StackBox.Arrangement
  ) -> Box {
    StackBox(node: node, axis: .horizontal, arrangement)
  }
}

extension VStack: ContainerView {
  public static var _kind: _ViewKind { .primitive(Self.self) }

  var arrangement: StackBox.Arrangement {
    StackBox.Arrangement(
      spacing: spacing,
      alignment: Alignment(horizontal: alignment, vertical: .top))
  }

  static func makeBox(
    for node: ViewNode, _ arrangement: @escaping () -> StackBox.Arrangement
  ) -> Box {
    StackBox(node: node, axis: .vertical, arrangement)
  }
}

/// A stack, for who arranges the views in it its own way, as a bar of tabs does.
package protocol StackOfViews {
  var stackContent: any View { get }
}

extension VStack: StackOfViews {
  package var stackContent: any View { content }
}

extension HStack: StackOfViews {
  package var stackContent: any View { content }
}

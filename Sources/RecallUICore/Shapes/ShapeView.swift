/// A shape that is drawn in some style, and can be drawn once more, in front of that, in another.
///
/// ```swift
/// Circle().fill(.yellow).stroke(.black, lineWidth: 2)
/// ```
public protocol ShapeView<Content>: View {
  associatedtype Content: Shape

  /// The shape without its looks.
  var shape: Content { get }
}

extension Shape {
  /// This shape's inside in a style.
  @inlinable
  public func fill<Style: ShapeStyle>(
    _ content: Style, style: FillStyle = FillStyle()
  ) -> some ShapeView<Self> {
    _ShapeView(shape: self, style: content, drawing: .fill(style))
  }

  /// This shape's inside in the style that it inherits.
  @inlinable
  public func fill(style: FillStyle = FillStyle()) -> some ShapeView<Self> {
    fill(ForegroundStyle(), style: style)
  }

  /// This shape's outline in a style; half of the line lies outside.
  @inlinable
  public func stroke<Style: ShapeStyle>(
    _ content: Style, style: StrokeStyle
  ) -> some ShapeView<Self> {
    _ShapeView(shape: self, style: content, drawing: .stroke(style))
  }

  /// This shape's outline in a style; half of the line lies outside.
  @inlinable
  public func stroke<Style: ShapeStyle>(
    _ content: Style, lineWidth: CGFloat = 1
  ) -> some ShapeView<Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// This shape's outline as a shape: by itself it is drawn in the style that it inherits.
  public func stroke(style: StrokeStyle) -> some Shape {
    StrokedShape(shape: self, style: style)
  }

  /// This shape's outline as a shape: by itself it is drawn in the style that it inherits.
  public func stroke(lineWidth: CGFloat = 1) -> some Shape {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }
}

/// The line along a shape's outline, as a shape of its own.
struct StrokedShape<Content: Shape>: Shape {
  var shape: Content
  var style: StrokeStyle

  var animatableData: AnimatablePair<Content.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(shape.animatableData, AnimatablePair(style.lineWidth, style.dashPhase)) }
    set {
      shape.animatableData = newValue.first
      (style.lineWidth, style.dashPhase) = (newValue.second.first, newValue.second.second)
    }
  }

  var _isSameAnywhere: Bool { shape._isSameAnywhere }

  func path(in rect: CGRect) -> Path {
    shape.path(in: rect).strokedPath(style)
  }

  var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// The line itself, which is drawn smoother than its outline would be.
  var body: _ShapeView<Content, ForegroundStyle> {
    _ShapeView(shape: shape, style: ForegroundStyle(), drawing: .stroke(style))
  }
}

extension InsettableShape {
  /// This shape's outline with all of the line inside.
  public func strokeBorder<Style: ShapeStyle>(
    _ content: Style, style: StrokeStyle, antialiased: Bool = true
  ) -> some ShapeView<Self> {
    _BorderView(shape: self, style: content, stroke: style)
  }

  /// This shape's outline with all of the line inside.
  public func strokeBorder<Style: ShapeStyle>(
    _ content: Style, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some ShapeView<Self> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  /// This shape's outline, in the style that it inherits, with all of the line inside.
  public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> some ShapeView<Self> {
    strokeBorder(ForegroundStyle(), style: style, antialiased: antialiased)
  }

  /// This shape's outline, in the style that it inherits, with all of the line inside.
  public func strokeBorder(
    lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some ShapeView<Self> {
    strokeBorder(
      ForegroundStyle(), style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

/// A shape's outline with all of the line inside.
public struct _BorderView<Content: InsettableShape, Style: ShapeStyle>: ShapeView {
  public let shape: Content
  let style: Style
  let stroke: StrokeStyle

  public typealias Body = Never
}

extension _BorderView: LeafView {
  public static var _kind: _ViewKind { .primitive(Self.self) }

  typealias Line = _ShapeView<Content.InsetShape, Style>

  static var growsDown: Bool { true }

  private var line: Line {
    Line(
      shape: shape.inset(by: stroke.lineWidth / 2), style: style, drawing: .stroke(stroke))
  }

  static var valueAffectsSize: Bool { Line.valueAffectsSize }

  func draw(in rect: CGRect, _ surroundings: Surroundings, into list: inout DisplayListBuilder) {
    line.draw(in: rect, surroundings, into: &list)
  }

  func hitArea(in size: CGSize) -> CGRect? { line.hitArea(in: size) }

  func isMirrored(in direction: LayoutDirection) -> Bool { line.isMirrored(in: direction) }

  func contains(_ point: CGPoint, in size: CGSize) -> Bool {
    line.contains(point, in: size)
  }

  func isClear(in environment: EnvironmentValues) -> Bool { line.isClear(in: environment) }

  func look(in environment: EnvironmentValues) -> Line.Look {
    line.look(in: environment)
  }

  static func canPass(from old: Line.Look, into new: Line.Look) -> Bool {
    Line.canPass(from: old, into: new)
  }

  func draw(
    in rect: CGRect, looking look: Line.Look, _ surroundings: Surroundings,
    into list: inout DisplayListBuilder
  ) {
    line.draw(in: rect, looking: look, surroundings, into: &list)
  }
}

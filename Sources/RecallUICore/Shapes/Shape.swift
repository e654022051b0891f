/// A shape that is drawn in whatever rectangle it is given.
public protocol Shape: Animatable, View, Sendable {
  /// The shape's outline in `rect`, which begins at zero wherever the shape is drawn.
  func path(in rect: CGRect) -> Path
  /// What becomes of the outline where views begin at the other edge: it is mirrored where they begin
  /// at the right, unless the shape says otherwise.
  var layoutDirectionBehavior: LayoutDirectionBehavior { get }
  /// Whether the outline in a rectangle elsewhere is the same outline there. Programs have nothing to say here.
  var _isSameAnywhere: Bool { get }
  /// The shape that stands for this one in its surroundings; nil for itself. Programs have nothing to say here.
  func _shape(in environment: EnvironmentValues) -> (any Shape)?
}

extension Shape {
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  /// What a program says of `rect.width` alone is meant from the rectangle's corner.
  public var _isSameAnywhere: Bool { false }

  public func _shape(in environment: EnvironmentValues) -> (any Shape)? { nil }

  /// The outline in `rect`, wherever that is.
  func placedPath(in rect: CGRect) -> Path {
    guard !_isSameAnywhere, rect.origin != .zero else { return path(in: rect) }
    return path(in: CGRect(origin: .zero, size: rect.size))
      .offsetBy(dx: rect.minX, dy: rect.minY)
  }

  /// The outline in `rect`, as it is drawn in a direction.
  func outline(in rect: CGRect, _ direction: @autoclosure () -> LayoutDirection) -> Path {
    let path = placedPath(in: rect)
    let behavior = layoutDirectionBehavior
    guard behavior != .fixed, behavior.mirrors(in: direction()) else { return path }
    return path.applying(.mirroring(width: rect.minX + rect.maxX))
  }

  /// The outline in `rect`, as it is drawn in surroundings.
  func outline(in rect: CGRect, of environment: EnvironmentValues) -> Path {
    (_shape(in: environment) ?? self).outline(in: rect, environment.layoutDirection)
  }

  /// A shape on its way is drawn by itself, with values in between.
  public static var _kind: _ViewKind { .composite }

  /// This shape, filled with the style that it inherits.
  public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle())
  }
}

/// A shape that can be made smaller from all sides.
public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape

  /// This shape with its outline `amount` points further inside.
  func inset(by amount: CGFloat) -> InsetShape
}

/// A shape with the style that it is drawn in.
public struct _ShapeView<Content: Shape, Style: ShapeStyle>: ShapeView {
  @usableFromInline
  enum Drawing: Equatable {
    case fill(FillStyle)
    case stroke(StrokeStyle)
  }

  public let shape: Content
  @usableFromInline let style: Style
  @usableFromInline var drawing: Drawing
  /// Whether it is drawn behind the bar above, too, where it fills a screen.
  @usableFromInline var reachesBehindBar: Bool
  /// Whether it isn't drawn where a screen's content is behind the bar.
  @usableFromInline var yieldsToContent: Bool

  public typealias Body = Never

  @inlinable
  init(
    shape: Content, style: Style, drawing: Drawing = .fill(FillStyle()),
    reachesBehindBar: Bool = false, yieldsToContent: Bool = false
  ) {
    self.shape = shape
    self.style = style
    self.drawing = drawing
    self.reachesBehindBar = reachesBehindBar
    self.yieldsToContent = yieldsToContent
  }
}

extension _ShapeView: LeafView {
  public static var _kind: _ViewKind { .primitive(Self.self) }

  static var valueAffectsSize: Bool { false }
  static var growsDown: Bool { true }

  func draw(in rect: CGRect, _ surroundings: Surroundings, into list: inout DisplayListBuilder) {
    if yieldsToContent, list.isFilledBehindBar { return }
    let rect = list.ground(rect, reaches: reachesBehindBar)
    let paint = style._paint(in: surroundings.environment, for: rect)
    draw(
      shape.outline(in: rect, of: list.surroundings(in: surroundings.environment)), paint, drawing,
      surroundings.environment, into: &list)
  }

  func isMirrored(in direction: LayoutDirection) -> Bool {
    shape.layoutDirectionBehavior.mirrors(in: direction)
  }

  fileprivate func draw(
    _ path: Path, _ paint: Paint, _ drawing: Drawing, _ environment: EnvironmentValues,
    into list: inout DisplayListBuilder
  ) {
    guard !path.isEmpty else { return }
    let shadows = style._shadows(in: environment)
    if shadows.isEmpty { return add(path, paint, drawing, to: &list) }
    var bounds = path.boundingRect
    if case .stroke(let style) = drawing { bounds = path.strokedPath(style).boundingRect }
    ShadowStyle.draw(shadows, in: bounds, environment, into: &list) {
      add(path, paint, drawing, to: &$0)
    }
  }

  private func add(
    _ path: Path, _ paint: Paint, _ drawing: Drawing, to list: inout DisplayListBuilder
  ) {
    switch drawing {
    case .fill(let style): list.add(.fill(path, paint, style))
    case .stroke(let style): list.add(.stroke(path, paint, style))
    }
  }

  private var isEvenOdd: Bool {
    if case .fill(let style) = drawing { style.isEOFilled } else { false }
  }

  func hitArea(in size: CGSize) -> CGRect? {
    let bounds = shape.path(in: CGRect(origin: .zero, size: size)).boundingRect
    guard case .stroke(let style) = drawing, !bounds.isNull else { return bounds }
    return bounds.insetBy(dx: -style.reach, dy: -style.reach)
  }

  func isClear(in environment: EnvironmentValues) -> Bool { style.isClearPaint(in: environment) }

  /// A stroke is hit on its line alone: a field with a frame around it lies under nothing. Both strokes
  /// and fills are hit also where they leave their frame.
  func contains(_ point: CGPoint, in size: CGSize) -> Bool {
    let path = shape.path(in: CGRect(origin: .zero, size: size))
    switch drawing {
    case .fill: return path.contains(point, eoFill: isEvenOdd)
    case .stroke(let style): return path.strokedPath(style).contains(point)
    }
  }
}

extension StrokeStyle {
  /// How far from a path its line can be at most, in points.
  fileprivate var reach: CGFloat {
    let factor = max(lineJoin == .miter ? miterLimit : 1, lineCap == .square ? 2.squareRoot() : 1)
    return lineWidth / 2 * max(factor, 1)
  }
}

extension _ShapeView {
  typealias Look = AnimatablePair<
    Content.AnimatableData, AnimatablePair<PaintVector, StrokeVector>
  >

  func look(in environment: EnvironmentValues) -> Look {
    let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
    let paint = PaintVector(style._paint(in: environment, for: unit))
    var stroke = StrokeVector.zero
    if case .stroke(let style) = drawing {
      stroke = StrokeVector(lineWidth: style.lineWidth, dashPhase: style.dashPhase)
    }
    return AnimatablePair(shape.animatableData, AnimatablePair(paint, stroke))
  }

  static func canPass(from old: Look, into new: Look) -> Bool {
    old.second.first.canPass(into: new.second.first)
  }

  func draw(
    in rect: CGRect, looking look: Look, _ surroundings: Surroundings,
    into list: inout DisplayListBuilder
  ) {
    if yieldsToContent, list.isFilledBehindBar { return }
    let rect = list.ground(rect, reaches: reachesBehindBar)
    var shape = shape
    shape.animatableData = look.first
    let paint = style._paint(in: surroundings.environment, for: rect)
    var drawing = drawing
    if case .stroke(var style) = drawing {
      style.lineWidth = max(look.second.second.lineWidth, 0)
      style.dashPhase = look.second.second.dashPhase
      drawing = .stroke(style)
    }
    draw(
      shape.outline(in: rect, of: list.surroundings(in: surroundings.environment)),
      look.second.first.applied(to: paint, in: rect), drawing, surroundings.environment,
      into: &list)
  }
}

extension CGAffineTransform {
  /// What exchanges the left and the right end of a width.
  static func mirroring(width: CGFloat) -> CGAffineTransform {
    CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
  }
}

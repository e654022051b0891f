extension Image: LeafView {
  public static var _kind: _ViewKind { .primitive(Self.self) }

  /// What is to be shown, found.
  private enum Content {
    case symbol(Symbol)
    case picture(Picture, scale: CGFloat)
    case drawing(ImageDrawing)
  }

  /// What is to be shown; nil when there is nothing of its name.
  private func content(in environment: EnvironmentValues) -> Content? {
    switch source {
    case .symbol(let name): environment.symbol(of: name).map { .symbol($0) }
    case .named(let name): environment.pictures[name].map { .picture($0, scale: 1) }
    case .picture(let picture, let scale): .picture(picture, scale: scale)
    case .drawing(let drawing): .drawing(drawing)
    }
  }

  /// The picture that is shown, and how many of its pixels are a point; nil for a symbol, and where there
  /// is nothing of its name.
  func picture(in environment: EnvironmentValues) -> (picture: Picture, scale: CGFloat)? {
    guard case .picture(let picture, let scale) = content(in: environment) else { return nil }
    return (picture, scale)
  }

  func issue(in environment: EnvironmentValues, path: @autoclosure () -> String) -> StageIssue? {
    guard content(in: environment) == nil, !isNothing else { return nil }
    switch source {
    case .symbol(let name): return .unknownImage(name, isSymbol: true, in: path())
    case .named(let name): return .unknownImage(name, isSymbol: false, in: path())
    case .picture, .drawing: return nil
    }
  }

  var accessibilityLabel: String? { label?.plainText }

  func accessibilityLabel(in environment: EnvironmentValues) -> String? {
    label?.string(in: environment.stringCatalog)
  }

  // MARK: Size

  func size(for proposal: ProposedViewSize, in surroundings: Surroundings) -> CGSize {
    let own = ownSize(in: surroundings.environment)
    return isResizable ? proposal.replacingUnspecifiedDimensions(by: own) : own
  }

  private func ownSize(in environment: EnvironmentValues) -> CGSize {
    switch content(in: environment) {
    case .picture(let picture, let scale):
      return CGSize(width: CGFloat(picture.width) / scale, height: CGFloat(picture.height) / scale)
    case .drawing(let drawing): return drawing.size
    case .symbol, nil: break
    }
    let side = font(in: environment).size * Image.symbolSide * environment.imageScale.factor
    return CGSize(width: side, height: side)
  }

  /// The side of a symbol's square, in font sizes: about a line of text.
  static let symbolSide: CGFloat = 1.2

  private func font(in environment: EnvironmentValues) -> ResolvedFont {
    (environment.font ?? .body).resolved(scale: environment.roleTextScale)
  }

  /// A symbol stands around the middle of capital letters.
  func baseline(
    _ alignment: VerticalAlignment, in size: CGSize, _ surroundings: Surroundings
  ) -> CGFloat? {
    switch content(in: surroundings.environment) {
    case .picture, .drawing: return nil
    case .symbol, nil: break
    }
    return size.height / 2 + font(in: surroundings.environment).size * ResolvedFont.capHeight / 2
  }

  // MARK: Drawing

  func look(in environment: EnvironmentValues) -> PaintVector {
    PaintVector(
      ForegroundStyle()._paint(in: environment, for: CGRect(x: 0, y: 0, width: 1, height: 1)))
  }

  static func canPass(from old: PaintVector, into new: PaintVector) -> Bool {
    old.canPass(into: new)
  }

  func draw(in rect: CGRect, _ surroundings: Surroundings, into list: inout DisplayListBuilder) {
    let paint = ForegroundStyle()._paint(in: surroundings.environment, for: rect)
    draw(in: rect, paint, surroundings.environment, into: &list)
  }

  func draw(
    in rect: CGRect, looking look: PaintVector, _ surroundings: Surroundings,
    into list: inout DisplayListBuilder
  ) {
    let paint = ForegroundStyle()._paint(in: surroundings.environment, for: rect)
    draw(in: rect, look.applied(to: paint, in: rect), surroundings.environment, into: &list)
  }

  func draw(
    in rect: CGRect, _ paint: Paint, _ environment: EnvironmentValues,
    into list: inout DisplayListBuilder
  ) {
    if environment.showsPlaceholders { return list.addPlaceholder(in: rect, environment) }
    let tint = template == .template ? nil : tint
    let paint = tint.map { $0._paint(in: environment, for: rect) } ?? paint
    switch content(in: environment) {
    case .picture(let picture, _) where isTemplate(in: environment):
      drawShape(in: rect, paint, into: &list) { [smoothing] in
        $0.add(.picture(picture, frame: rect, smoothing))
      }
    case .drawing(let drawing) where isTemplate(in: environment):
      drawShape(in: rect, paint, into: &list) { drawing.draw(in: rect, into: &$0) }
    case .picture where isTiled:
      let paint = ImagePaint(image: self)._paint(in: environment, for: rect)
      list.add(.fill(Path(rect), paint, FillStyle()))
    case .drawing(let drawing): drawing.draw(in: rect, into: &list)
    case .picture(let picture, _):
      list.add(.picture(picture, frame: list.ground(ofPicture: rect), smoothing))
    case .symbol(let symbol):
      let shadows = ForegroundStyle()._shadows(in: environment)
      if shadows.isEmpty { return drawParts(of: symbol, in: rect, paint, environment, into: &list) }
      ShadowStyle.draw(shadows, in: rect, environment, into: &list) {
        drawParts(of: symbol, in: rect, paint, environment, into: &$0)
      }
    case nil:
      if !isNothing { draw(.missing, in: rect, paint, environment, into: &list) }
    }
  }

  /// Draws the shape of something, in one paint.
  private func drawShape(
    in rect: CGRect, _ paint: Paint, into list: inout DisplayListBuilder,
    _ content: (inout DisplayListBuilder) -> Void
  ) {
    list.withMask(content) { $0.add(.fill(Path(rect), paint, FillStyle())) }
  }

  /// Whether it has the name of no symbol on purpose, as for a square of a board that nobody has taken.
  private var isNothing: Bool {
    guard case .symbol(let name) = source else { return false }
    return name.isEmpty
  }

  /// Draws a symbol in as many colors as it is to have.
  private func drawParts(
    of symbol: Symbol, in rect: CGRect, _ paint: Paint, _ environment: EnvironmentValues,
    into list: inout DisplayListBuilder
  ) {
    guard let mode = coloring(in: environment), case .symbol(let name) = source else {
      return draw(symbol, in: rect, paint, environment, into: &list)
    }
    for part in environment.symbolParts(of: name) {
      let paint = environment.paint(of: part, mode, paint, for: rect)
      draw(part.drawing, in: rect, paint, environment, into: &list)
    }
  }

  private func draw(
    _ symbol: Symbol, in rect: CGRect, _ paint: Paint, _ environment: EnvironmentValues,
    into list: inout DisplayListBuilder
  ) {
    let (x, y) = (rect.width / Symbol.side, rect.height / Symbol.side)
    let transform = CGAffineTransform(translationX: rect.minX, y: rect.minY).scaledBy(x: x, y: y)
    let (ground, lines) = (symbol.fill.applying(transform), symbol.stroke.applying(transform))
    let style = StrokeStyle(
      lineWidth: Symbol.lineWidth * heaviness(in: environment) * min(x, y), lineCap: .round,
      lineJoin: .round)
    if lines.isEmpty {
      if !ground.isEmpty { list.add(.fill(ground, paint, FillStyle())) }
    } else if ground.isEmpty {
      list.add(.stroke(lines, paint, style))
    } else {
      drawOnce(in: rect, paint, into: &list) { list, paint in
        list.add(.fill(ground, paint, FillStyle()))
        list.add(.stroke(lines, paint, style))
      }
    }
  }

  /// Draws what lies over itself in one paint, which is seen through once: a line lies over the edge of its ground.
  private func drawOnce(
    in rect: CGRect, _ paint: Paint, into list: inout DisplayListBuilder,
    _ content: (inout DisplayListBuilder, Paint) -> Void
  ) {
    if paint.isOpaque { return list.withOneOpacity { content(&$0, paint) } }
    guard case .color(let color) = paint else {
      let ink = Paint.color(Color.Resolved(red: 0, green: 0, blue: 0))
      return drawShape(in: rect, paint, into: &list) { content(&$0, ink) }
    }
    var opaque = color
    opaque.opacity = 1
    list.withOpacity(Double(color.opacity)) { list in
      list.withOneOpacity { content(&$0, .color(opaque)) }
    }
  }

  /// How much wider lines are than at regular weight.
  private func heaviness(in environment: EnvironmentValues) -> CGFloat {
    // From 0.6 for the lightest to 1.6 for black.
    let weight = font(in: environment).weight
    return weight < 400
      ? 0.6 + 0.4 * CGFloat(max(weight, 100) - 100) / 300
      : 1 + 0.6 * CGFloat(min(weight, 900) - 400) / 500
  }
}

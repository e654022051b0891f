import RecallUI
import TestSupport
import Testing

extension Chance {
  mutating func point(in size: CGSize) -> CGPoint {
    // Beyond the edges too, and on whole points often enough to meet cairo's shortcuts.
    let point = CGPoint(
      x: number(in: -30...(size.width + 30)), y: number(in: -30...(size.height + 30)))
    return oneIn(3) ? CGPoint(x: point.x.rounded(), y: point.y.rounded()) : point
  }

  mutating func rect(in size: CGSize) -> CGRect {
    let origin = point(in: size)
    let rect = CGRect(
      x: origin.x, y: origin.y, width: number(in: 0...(size.width * 0.7)),
      height: number(in: 0...(size.height * 0.7)))
    guard oneIn(3) else { return rect }
    return CGRect(
      x: rect.minX.rounded(), y: rect.minY.rounded(), width: rect.width.rounded(),
      height: rect.height.rounded())
  }

  mutating func path(in size: CGSize) -> Path {
    switch number(in: 0...4) {
    case 0: return Path(rect(in: size))
    case 1: return Path(roundedRect: rect(in: size), cornerRadius: number(in: 0...40))
    case 2: return Path(ellipseIn: rect(in: size))
    default:
      var path = Path()
      for _ in 0..<number(in: 1...3) {
        path.move(to: point(in: size))
        for _ in 0..<number(in: 1...5) {
          switch number(in: 0...2) {
          case 0: path.addLine(to: point(in: size))
          case 1: path.addQuadCurve(to: point(in: size), control: point(in: size))
          default:
            path.addCurve(
              to: point(in: size), control1: point(in: size), control2: point(in: size))
          }
        }
        if oneIn(2) { path.closeSubpath() }
      }
      return path
    }
  }

  mutating func color() -> Color.Resolved {
    Color.Resolved(
      red: Float(number(in: 0...1)), green: Float(number(in: 0...1)),
      blue: Float(number(in: 0...1)),
      opacity: oneIn(2) ? 1 : Float(number(in: 0...1)))
  }

  mutating func paint(in size: CGSize) -> Paint {
    guard oneIn(3) else { return .color(color()) }
    if oneIn(3) {
      return .frosted(
        Paint.Frost(
          color: color(), radius: number(in: 0...12), opacity: Float(number(in: 0...1))))
    }
    let stops = (0..<number(in: 0...4)).map { _ in
      Paint.Stop(color: color(), location: number(in: 0...1))
    }
    .sorted { $0.location < $1.location }
    switch number(in: 0...2) {
    case 0:
      return .linearGradient(stops, start: point(in: size), end: point(in: size))
    case 1:
      return .radialGradient(
        stops,
        Paint.Rings(
          center: point(in: size), startRadius: number(in: 0...60), endRadius: number(in: 0...60),
          transform: transform()))
    default:
      return .angularGradient(
        stops,
        Paint.Sweep(
          center: point(in: size), startAngle: .degrees(number(in: -400...400)),
          endAngle: .degrees(number(in: -400...400)), transform: transform()))
    }
  }

  /// One that is none often, and sometimes mirrors.
  mutating func transform() -> CGAffineTransform {
    guard oneIn(2) else { return .identity }
    return CGAffineTransform(translationX: number(in: -20...20), y: number(in: -20...20))
      .rotated(by: number(in: -4...4)).scaledBy(x: number(in: -2...2), y: number(in: 0.2...2))
  }

  mutating func strokeStyle() -> StrokeStyle {
    StrokeStyle(
      lineWidth: number(in: 0...16), lineCap: one(of: [.butt, .round, .square]),
      lineJoin: one(of: [.miter, .round, .bevel]), miterLimit: number(in: 1...6),
      dash: (0..<number(in: 0...3)).map { _ in CGFloat(number(in: 0...20)) },
      dashPhase: number(in: -20...20))
  }

  mutating func fillStyle() -> FillStyle {
    FillStyle(eoFill: oneIn(2), antialiased: !oneIn(4))
  }

  mutating func text() -> ResolvedText {
    let runs = (0..<number(in: 1...2)).map { _ in
      ResolvedText.Run(
        string: one(of: ["Pairs ", "12:34", "🏎️", "a 🇩🇪 flag ", "two\nlines", "Äg fi"]),
        font: ResolvedFont(
          size: number(in: 6...60), weight: one(of: [300, 400, 700]), isItalic: oneIn(4),
          design: one(of: Font.Design.allCases)),
        color: color())
    }
    return ResolvedText(
      runs: runs, alignment: one(of: TextAlignment.allCases),
      lineLimit: oneIn(3) ? number(in: 1...2) : nil)
  }

  private mutating func picture(in size: CGSize) -> DisplayItem.Content {
    let frame = rect(in: size)
    guard let picture = try? checkerboard() else {
      return .fill(Path(frame), paint(in: size), fillStyle())
    }
    return .picture(picture, frame: frame, one(of: [.none, .low, .medium, .high]))
  }

  /// - Parameter depth: How many layers may stand in each other.
  mutating func item(in size: CGSize, depth: Int = 2) -> DisplayItem {
    let content: DisplayItem.Content =
      switch number(in: 0...(depth > 0 ? 7 : 6)) {
      case 0, 1, 2: .fill(path(in: size), paint(in: size), fillStyle())
      case 3: .stroke(path(in: size), paint(in: size), strokeStyle())
      case 4, 5: .text(text(), frame: rect(in: size))
      case 6:
        picture(in: size)
      default: .layer(layer(in: size, depth: depth - 1))
      }
    let clips = (0..<(oneIn(2) ? number(in: 1...3) : 0)).map { _ in
      Clip(path: path(in: size), style: fillStyle())
    }
    return DisplayItem(
      content, opacity: oneIn(2) ? 1 : number(in: 0...1), clips: clips,
      blendMode: oneIn(4) ? one(of: BlendMode.allCases) : .normal)
  }

  mutating func layer(in size: CGSize, depth: Int) -> Layer {
    let effect: Layer.Effect =
      switch number(in: 0...5) {
      case 0: .group
      case 1: .blur(radius: number(in: 0...8))
      case 2, 3:
        .shadow(
          color(), radius: number(in: 0...8),
          offset: CGSize(width: number(in: -10...10), height: number(in: -10...10)))
      case 4: .mask(items(in: size, depth: depth))
      default: oneIn(2) ? .saturation(number(in: 0...3)) : .brightness(number(in: -1...1))
      }
    return Layer(items(in: size, depth: depth), effect: effect)
  }

  private mutating func items(in size: CGSize, depth: Int) -> [DisplayItem] {
    (0..<number(in: 1...3)).map { _ in item(in: size, depth: depth) }
  }

  /// A list of up to `count` items on a viewport of `size`.
  mutating func displayList(of size: CGSize, count: Int) -> DisplayList {
    DisplayList(
      size: size, background: .paper, items: (0..<number(in: 0...count)).map { _ in item(in: size) }
    )
  }
}

/// Red and half of blue in turn, 4 by 3 pixels.
func checkerboard() throws -> Picture {
  try #require(
    Picture(
      name: "checkerboard", width: 4, height: 3,
      premultipliedPixels: (0..<12).map {
        ($0 + $0 / 4) % 2 == 0 ? 0xFFFF_0000 : 0x8000_0080
      }))
}

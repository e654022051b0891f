import RecallUI

@testable import Rasterizer

/// A display list with every kind of item.
struct GoldenSheet {
  let measurer: PangoTextMeasurer

  private let accent = Color.Resolved(red: 0, green: 0.48, blue: 1)
  private let warm = Color.Resolved(red: 1, green: 0.58, blue: 0)
  private let leaf = Color.Resolved(red: 0.2, green: 0.78, blue: 0.35)

  var list: DisplayList {
    DisplayList(
      size: CGSize(width: 520, height: 400), background: .paper,
      items: fills + strokes + clips + paints + letters + paragraphs + emoji)
  }

  /// The cell of a row of 60 points by 50.
  private func cell(_ column: Int, _ row: Int) -> CGRect {
    CGRect(x: 12 + column * 63, y: 12 + row * 54, width: 50, height: 42)
  }

  private func star(in rect: CGRect) -> Path {
    // A pentagram's points, of a circle of radius 1, in the order in which they are joined.
    let points: [(CGFloat, CGFloat)] = [
      (0, -1), (0.588, 0.809), (-0.951, -0.309), (0.951, -0.309), (-0.588, 0.809),
    ]
    return Path { path in
      for (index, point) in points.enumerated() {
        let place = CGPoint(
          x: rect.midX + point.0 * rect.height / 2, y: rect.midY + point.1 * rect.height / 2)
        if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
      }
      path.closeSubpath()
    }
  }

  private func leafShape(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.addQuadCurve(
        to: CGPoint(x: rect.maxX, y: rect.minY), control: CGPoint(x: rect.minX, y: rect.minY))
      path.addCurve(
        to: CGPoint(x: rect.minX, y: rect.maxY),
        control1: CGPoint(x: rect.maxX, y: rect.midY),
        control2: CGPoint(x: rect.maxX, y: rect.maxY))
    }
  }

  private var fills: [DisplayItem] {
    [
      .fill(Path(cell(0, 0)), accent),
      .fill(Path(cell(1, 0).offsetBy(dx: 0.5, dy: 0.5)), accent),
      .fill(Path(roundedRect: cell(2, 0), cornerRadius: 12), accent),
      .fill(Path(ellipseIn: cell(3, 0)), accent),
      .fill(star(in: cell(4, 0)), accent),
      .fill(star(in: cell(5, 0)), accent, FillStyle(eoFill: true)),
      .fill(star(in: cell(6, 0)), accent, FillStyle(antialiased: false)),
      .fill(leafShape(in: cell(7, 0)), leaf),
    ]
  }

  private var strokes: [DisplayItem] {
    func zigzag(_ column: Int) -> Path {
      let rect = cell(column, 1).insetBy(dx: 8, dy: 8)
      return Path { path in
        path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.midX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      }
    }
    func stroke(_ path: Path, _ style: StrokeStyle) -> DisplayItem {
      DisplayItem(.stroke(path, .color(warm), style))
    }
    let card = Path(roundedRect: cell(3, 1).insetBy(dx: 2, dy: 2), cornerRadius: 10)
    let ring = Path(ellipseIn: cell(4, 1).insetBy(dx: 4, dy: 4))
    return [
      stroke(zigzag(0), StrokeStyle(lineWidth: 8, lineCap: .butt, lineJoin: .miter)),
      stroke(zigzag(1), StrokeStyle(lineWidth: 8, lineCap: .round, lineJoin: .round)),
      stroke(zigzag(2), StrokeStyle(lineWidth: 8, lineCap: .square, lineJoin: .bevel)),
      stroke(card, StrokeStyle(lineWidth: 4)),
      stroke(ring, StrokeStyle(lineWidth: 3, lineCap: .round, dash: [1, 6])),
      stroke(Path(cell(5, 1)), StrokeStyle(lineWidth: 1)),
      stroke(Path(cell(6, 1).insetBy(dx: 0.5, dy: 0.5)), StrokeStyle(lineWidth: 1)),
      stroke(zigzag(7), StrokeStyle(lineWidth: 2, dash: [7, 3, 2, 3], dashPhase: 4)),
    ]
  }

  private var clips: [DisplayItem] {
    func clip(_ path: Path, _ style: FillStyle = FillStyle()) -> Clip {
      Clip(path: path, style: style)
    }
    let half = cell(1, 2).divided(atDistance: 25, from: .minXEdge).slice
    return [
      .fill(Path(cell(0, 2)), leaf, clips: [clip(Path(ellipseIn: cell(0, 2)))]),
      .fill(Path(ellipseIn: cell(1, 2)), leaf, clips: [clip(Path(half))]),
      .fill(Path(cell(2, 2)), leaf, clips: [clip(star(in: cell(2, 2)), FillStyle(eoFill: true))]),
      .fill(
        Path(cell(3, 2)), leaf,
        clips: [
          clip(Path(ellipseIn: cell(3, 2).offsetBy(dx: -10, dy: 0))),
          clip(Path(ellipseIn: cell(3, 2).offsetBy(dx: 10, dy: 0))),
        ]),
    ]
  }

  private var paints: [DisplayItem] {
    func gradient(_ column: Int, from: CGPoint, to: CGPoint, _ colors: [Color.Resolved])
      -> DisplayItem
    {
      let rect = cell(column, 2)
      func place(_ point: CGPoint) -> CGPoint {
        CGPoint(x: rect.minX + point.x * rect.width, y: rect.minY + point.y * rect.height)
      }
      let stops = colors.enumerated().map { index, color in
        Paint.Stop(color: color, location: CGFloat(index) / CGFloat(colors.count - 1))
      }
      let paint = Paint.linearGradient(stops, start: place(from), end: place(to))
      return DisplayItem(
        .fill(Path(roundedRect: rect, cornerRadius: 8), paint, FillStyle()))
    }
    let clear = Color.Resolved(red: 0, green: 0.48, blue: 1, opacity: 0)
    return [
      gradient(4, from: .zero, to: CGPoint(x: 1, y: 0), [accent, leaf]),
      gradient(5, from: .zero, to: CGPoint(x: 1, y: 1), [warm, .paper, accent]),
      gradient(6, from: .zero, to: CGPoint(x: 0, y: 1), [accent, clear]),
      .fill(Path(ellipseIn: cell(7, 2).offsetBy(dx: -6, dy: 0)), warm, opacity: 0.5),
      .fill(Path(ellipseIn: cell(7, 2).offsetBy(dx: 6, dy: 0)), accent, opacity: 0.5),
    ]
  }

  private func text(_ text: ResolvedText, at origin: CGPoint, width: CGFloat? = nil)
    -> [DisplayItem]
  {
    let measured = measurer.measure(text, width: width).size
    let frame = CGRect(
      x: origin.x, y: origin.y, width: width ?? measured.width, height: measured.height)
    return [DisplayItem(.text(text, frame: frame))]
  }

  private var letters: [DisplayItem] {
    let samples = Font.Design.allCases.map { design in
      ResolvedText.plain("Pairs 12:34 fi", size: 15, design: design)
    }
    let styles = [
      ResolvedText.plain("Light", size: 20, weight: 300),
      .plain("Bold", size: 20, weight: 700, color: accent),
      .plain("Italic", size: 20, isItalic: true),
      .plain("Leaning", size: 20, isItalic: true, design: .rounded),
    ]
    return samples.enumerated().flatMap { index, sample in
      text(sample, at: CGPoint(x: 12 + index * 126, y: 176))
    }
      + styles.enumerated().flatMap { index, style in
        text(style, at: CGPoint(x: 12 + index * 126, y: 200))
      }
  }

  private var paragraphs: [DisplayItem] {
    let words = "Turn two cards. When they match, they stay."
    let mixed = ResolvedText(
      runs: [
        .init(string: "Score ", font: ResolvedFont(size: 15), color: .ink),
        .init(string: "42", font: ResolvedFont(size: 26, weight: 700), color: warm),
        .init(string: " of 99 👍🏽", font: ResolvedFont(size: 15, isItalic: true), color: accent),
      ])
    return zip(0..., TextAlignment.allCases).flatMap { index, alignment in
      let frame = CGRect(x: 12 + index * 126, y: 234, width: 110, height: 54)
      return [DisplayItem.fill(Path(frame), Color.Resolved(red: 0.94, green: 0.95, blue: 0.97))]
        + text(
          .plain(words, size: 13, alignment: alignment, lineLimit: index == 2 ? 2 : nil),
          at: frame.origin, width: frame.width)
    } + text(mixed, at: CGPoint(x: 390, y: 240), width: 120)
  }

  private var emoji: [DisplayItem] {
    var x: CGFloat = 12
    return [(13, "😀"), (20, "🏎️"), (28, "🇩🇪"), (40, "👩‍🚀"), (56, "🏳️‍🌈"), (72, "🚲"), (150, "🐙")]
      .flatMap { size, string -> [DisplayItem] in
        let text = ResolvedText.plain(string, size: size)
        let measured = measurer.measure(text, width: nil).size
        // The largest looks over the edge.
        let frame = CGRect(
          x: x, y: 342 - min(measured.height, 90) / 2, width: measured.width,
          height: measured.height)
        x += measured.width + 8.3
        return [DisplayItem(.text(text, frame: frame))]
      }
  }
}

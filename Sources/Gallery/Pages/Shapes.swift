import RecallUI

extension GalleryPage {
  static var shapes: GalleryPage {
    GalleryPage(
      "Shapes and paths",
      [
        Exhibit("Rectangle") { Rectangle().fill(.blue).padding(10) },
        Exhibit("RoundedRectangle") { RoundedRectangle(cornerRadius: 12).fill(.blue).padding(10) },
        Exhibit("Circle") { Circle().fill(.blue).padding(8) },
        Exhibit("Ellipse") { Ellipse().fill(.blue).padding(10) },
        Exhibit("Capsule") { Capsule().fill(.blue).padding(14) },
        Exhibit("stroke") { Circle().stroke(.orange, lineWidth: 8).padding(12) },
        Exhibit("strokeBorder") { Circle().strokeBorder(.orange, lineWidth: 8).padding(12) },
        Exhibit("StrokeStyle dash") {
          RoundedRectangle(cornerRadius: 10)
            .stroke(.orange, style: StrokeStyle(lineWidth: 3, lineCap: .round, dash: [6, 7]))
            .padding(10)
        },
        Exhibit("line caps and joins") {
          HStack(spacing: 10) {
            Zigzag().stroke(.orange, style: .wide(.butt, .miter))
            Zigzag().stroke(.orange, style: .wide(.round, .round))
            Zigzag().stroke(.orange, style: .wide(.square, .bevel))
          }
          .padding(.horizontal, 14)
          .padding(.vertical, 22)
        },
        Exhibit("addArc, clockwise") {
          HStack {
            Pie(end: .degrees(30), clockwise: true).fill(.green)
            Pie(end: .degrees(30), clockwise: false).fill(.mint)
          }
          .padding(8)
        },
        Exhibit("trim(from:to:)") {
          Circle().trim(from: 0.1, to: 0.7)
            .stroke(.green, style: StrokeStyle(lineWidth: 6, lineCap: .round))
            .padding(10)
        },
        Exhibit("addArc with tangents") { Tongue().fill(.green).padding(10) },
        Exhibit("addPath, even-odd") { Flower().fill(.pink, style: FillStyle(eoFill: true)) },
        Exhibit("nonzero winding") { Star().fill(.purple).padding(4) },
        Exhibit("even-odd") { Star().fill(.purple, style: FillStyle(eoFill: true)).padding(4) },
        Exhibit("rotation, scale") {
          Rectangle().scale(0.6).rotation(.degrees(20)).fill(.teal)
        },
        Exhibit("curves") { Leaf().fill(.green).padding(10) },
      ])
  }
}

extension StrokeStyle {
  fileprivate static func wide(_ cap: CGLineCap, _ join: CGLineJoin) -> StrokeStyle {
    StrokeStyle(lineWidth: 8, lineCap: cap, lineJoin: join)
  }
}

private struct Zigzag: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.addLines([
        CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.midX, y: rect.minY),
        CGPoint(x: rect.maxX, y: rect.maxY),
      ])
    }
  }
}

private struct Pie: Shape {
  let end: Angle
  let clockwise: Bool

  func path(in rect: CGRect) -> Path {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    return Path { path in
      path.move(to: center)
      path.addArc(
        center: center, radius: min(rect.width, rect.height) / 2, startAngle: .degrees(-90),
        endAngle: end, clockwise: clockwise)
      path.closeSubpath()
    }
  }
}

private struct Tongue: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.minY))
      path.addArc(
        tangent1End: CGPoint(x: rect.maxX, y: rect.minY),
        tangent2End: CGPoint(x: rect.maxX, y: rect.maxY), radius: 30)
      path.addArc(
        tangent1End: CGPoint(x: rect.maxX, y: rect.maxY),
        tangent2End: CGPoint(x: rect.minX, y: rect.maxY), radius: 8)
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}

private struct Flower: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    let petal = Path(ellipseIn: CGRect(x: 0, y: -7, width: 30, height: 14))
    for index in 0..<8 {
      let turn = CGAffineTransform(translationX: rect.midX, y: rect.midY)
        .rotated(by: CGFloat(index) * .pi / 4)
      path.addPath(petal, transform: turn)
    }
    return path
  }
}

private struct Star: Shape {
  func path(in rect: CGRect) -> Path {
    let radius = min(rect.width, rect.height) / 2
    return Path { path in
      path.addLines(
        (0..<5).map { index in
          let angle = Double(index) * 0.8 * .pi - .pi / 2
          return CGPoint(x: rect.midX + radius * cos(angle), y: rect.midY + radius * sin(angle))
        })
      path.closeSubpath()
    }
  }
}

private struct Leaf: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.addQuadCurve(
        to: CGPoint(x: rect.maxX, y: rect.minY), control: CGPoint(x: rect.minX, y: rect.minY))
      path.addCurve(
        to: CGPoint(x: rect.minX, y: rect.maxY), control1: CGPoint(x: rect.maxX, y: rect.midY),
        control2: CGPoint(x: rect.maxX, y: rect.maxY))
    }
  }
}

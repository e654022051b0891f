import RecallUI

extension GalleryPage {
  public static var canvases: GalleryPage {
    GalleryPage(
      "Canvas and paths",
      [
        Exhibit("Canvas") {
          Canvas { context, size in
            for index in 0..<12 {
              var petal = context
              petal.translateBy(x: size.width / 2, y: size.height / 2)
              petal.rotate(by: .degrees(Double(index) * 30))
              petal.opacity = 0.6
              petal.fill(
                Path(ellipseIn: CGRect(x: 4, y: -7, width: 30, height: 14)),
                with: .color(Color(hue: Double(index) / 12, saturation: 0.7, brightness: 0.9)))
            }
          }
        },
        Exhibit("drawLayer, addFilter") {
          Canvas { context, size in
            let circle = Path(ellipseIn: CGRect(x: 20, y: 16, width: 40, height: 40))
            context.drawLayer { layer in
              layer.addFilter(.shadow(color: .black.opacity(0.4), radius: 3, y: 3))
              layer.fill(circle, with: .color(.orange))
              layer.fill(circle.offsetBy(dx: 22, dy: 10), with: .color(.pink))
            }
          }
        },
        Exhibit("clip(to:), shadings") {
          Canvas { context, size in
            let frame = CGRect(origin: .zero, size: size).insetBy(dx: 14, dy: 12)
            context.clip(to: Path(roundedRect: frame, cornerRadius: 14))
            context.fill(
              Path(frame),
              with: .linearGradient(
                Gradient(colors: [.indigo, .teal]), startPoint: frame.origin,
                endPoint: CGPoint(x: frame.maxX, y: frame.maxY)))
            for x in stride(from: 0, to: size.width, by: 9) {
              context.stroke(
                Path { $0.addLines([CGPoint(x: x, y: 0), CGPoint(x: x - 30, y: size.height)]) },
                with: .color(.white.opacity(0.4)), lineWidth: 2)
            }
          }
        },
        Exhibit("text, images, symbols") {
          Canvas { context, size in
            context.draw(Text("Text").font(.headline), at: CGPoint(x: size.width / 2, y: 18))
            context.draw(
              Image(systemName: "star.fill"), in: CGRect(x: 16, y: 34, width: 24, height: 24))
            if let symbol = context.resolveSymbol(id: "pill") {
              context.draw(symbol, at: CGPoint(x: size.width / 2 + 20, y: 46))
            }
          } symbols: {
            Text("view").font(.caption).padding(.horizontal, 6)
              .background(.yellow, in: Capsule()).tag("pill")
          }
        },
        Exhibit("union") { Discs { $0.union($1) } },
        Exhibit("intersection") { Discs { $0.intersection($1) } },
        Exhibit("subtracting") { Discs { $0.subtracting($1) } },
        Exhibit("symmetricDifference") { Discs { $0.symmetricDifference($1) } },
        Exhibit("lineIntersection") {
          Circle().lineIntersection(Rectangle().scale(x: 0.5, y: 1.2))
            .stroke(.purple, style: StrokeStyle(lineWidth: 4, lineCap: .round))
            .padding(10)
        },
        Exhibit("strokedPath") {
          Circle().stroke(style: StrokeStyle(lineWidth: 12, lineCap: .round, dash: [20, 18]))
            .stroke(.purple, lineWidth: 1.5)
            .padding(14)
        },
      ])
  }
}

private struct Discs: View {
  let combine: @Sendable (Path, Path) -> Path

  init(_ combine: @escaping @Sendable (Path, Path) -> Path) {
    self.combine = combine
  }

  var body: some View {
    CombinedDiscs(combine: combine).fill(.purple.opacity(0.3))
      .overlay { CombinedDiscs(combine: combine).stroke(.purple, lineWidth: 1.5) }
      .padding(12)
  }
}

private struct CombinedDiscs: Shape {
  let combine: @Sendable (Path, Path) -> Path

  func path(in rect: CGRect) -> Path {
    let side = min(rect.width * 0.62, rect.height)
    let disc = Path(
      ellipseIn: CGRect(x: rect.minX, y: rect.midY - side / 2, width: side, height: side))
    return combine(disc, disc.offsetBy(dx: rect.width - side, dy: 0))
  }
}

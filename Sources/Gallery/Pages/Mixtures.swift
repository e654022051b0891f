import RecallUI

extension GalleryPage {
  /// Shadows, levels and mixtures of styles.
  static var mixtures: GalleryPage {
    GalleryPage(
      "Mixtures",
      [
        Exhibit("shadow(.inner)") {
          plate.fill(.orange.shadow(.inner(radius: 4, x: 2, y: 2))).padding(8)
        },
        Exhibit("shadow(.drop)") {
          plate.fill(.mint.shadow(.drop(radius: 3, x: 2, y: 2))).padding(14)
        },
        Exhibit("a gradient with a shadow") {
          plate.fill(Color.indigo.gradient.shadow(.inner(radius: 5))).padding(8)
        },
        Exhibit("levels of the tint") {
          HStack(spacing: 4) {
            plate.fill(.tint)
            plate.fill(.tint.secondary)
            plate.fill(.tint.tertiary)
            plate.fill(.tint.quaternary)
          }
          .padding(8)
        },
        Exhibit("Color.mix(with:by:)") {
          HStack(spacing: 0) {
            ForEach(0..<6, id: \.self) { Color.yellow.mix(with: .blue, by: Double($0) / 5) }
          }
          .padding(8)
        },
        Exhibit("mix(in: .device)") {
          HStack(spacing: 0) {
            ForEach(0..<6, id: \.self) {
              Color.yellow.mix(with: .blue, by: Double($0) / 5, in: .device)
            }
          }
          .padding(8)
        },
        Exhibit("backgroundStyle") {
          Text("ground").padding(6).background(in: Capsule()).backgroundStyle(.yellow)
        },
        Exhibit("withCGContext") {
          Canvas { context, size in
            context.withCGContext { cg in
              cg.setFillColor(CGColor(red: 0.2, green: 0.5, blue: 0.9, alpha: 1))
              cg.fillEllipse(in: CGRect(x: 10, y: 10, width: 44, height: 44))
              cg.setStrokeColor(.black)
              cg.setLineWidth(3)
              cg.addArc(
                center: CGPoint(x: size.width - 30, y: size.height / 2), radius: 18, startAngle: 0,
                endAngle: 4, clockwise: false)
              cg.strokePath()
            }
          }
        },
        Exhibit("timers and stopwatches") {
          VStack(spacing: 2) {
            Text(.currentDate, format: .stopwatch(startingAt: start - 62))
            Text(timerInterval: start...start + 90, countsDown: true)
            Text(.currentDate, format: .offset(to: start + 3_600))
          }
          .font(.system(size: 12))
        },
      ])
  }

  private static var plate: RoundedRectangle { RoundedRectangle(cornerRadius: 10) }
  /// When a stage's clock begins.
  private static var start: Date { Date(timeIntervalSinceReferenceDate: 0) }
}

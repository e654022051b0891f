import RecallUI

extension GalleryPage {
  public static var materials: GalleryPage {
    GalleryPage(
      "Materials and styles",
      [
        Exhibit("ultraThinMaterial") { OnStripes(.ultraThinMaterial) },
        Exhibit("thinMaterial") { OnStripes(.thinMaterial) },
        Exhibit("regularMaterial") { OnStripes(.regularMaterial) },
        Exhibit("thickMaterial") { OnStripes(.thickMaterial) },
        Exhibit("ultraThickMaterial") { OnStripes(.ultraThickMaterial) },
        Exhibit("bar") { OnStripes(.bar) },
        Exhibit("EllipticalGradient") {
          EllipticalGradient(colors: [.yellow, .orange, .red]).padding(10)
        },
        Exhibit("ellipticalGradient, aside") {
          Rectangle()
            .fill(
              .ellipticalGradient(
                colors: [.white, .blue], center: .topLeading, endRadiusFraction: 1)
            )
            .padding(10)
        },
        Exhibit("opacity of a style") {
          VStack(spacing: 4) {
            Rectangle().fill(
              .linearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
            Rectangle().fill(
              .linearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
                .opacity(0.4))
          }
          .padding(12)
        },
        Exhibit("text in a gradient") {
          Text("Gradient").font(.title2.bold())
            .foregroundStyle(
              .linearGradient(
                colors: [.orange, .pink, .purple], startPoint: .leading, endPoint: .trailing))
        },
        Exhibit("underline(pattern:)") {
          VStack(spacing: 6) {
            Text("dot").underline(pattern: .dot)
            Text("dash").underline(pattern: .dash, color: .red)
            Text("dashDot").strikethrough(pattern: .dashDot, color: .blue)
          }
        },
        Exhibit("tint of a gauge") {
          Gauge(value: 0.7) {
            Text("°C")
          } currentValueLabel: {
            Text("21")
          }
          .gaugeStyle(.accessoryCircular)
          .tint(Gradient(colors: [.blue, .green, .orange, .red]))
        },
      ])
  }
}

/// A ground on something with many colors.
private struct OnStripes: View {
  let material: Material

  init(_ material: Material) {
    self.material = material
  }

  var body: some View {
    ZStack {
      HStack(spacing: 0) {
        ForEach([Color.red, .orange, .yellow, .green, .blue, .purple], id: \.self) { $0 }
      }
      Text("Words").padding(.horizontal, 12).padding(.vertical, 8)
        .background(material, in: RoundedRectangle(cornerRadius: 10))
    }
    .padding(8)
  }
}

import RecallUI

extension GalleryPage {
  static var paints: GalleryPage {
    let warm: [Color] = [.yellow, .orange, .red]
    let stops = Gradient(stops: [
      .init(color: .indigo, location: 0.2), .init(color: .indigo, location: 0.5),
      .init(color: .cyan, location: 0.5), .init(color: .white, location: 0.9),
    ])
    return GalleryPage(
      "Paints",
      [
        Exhibit("system colors") {
          HStack(spacing: 0) {
            ForEach(Array(palette.enumerated()), id: \.offset) { $0.element }
          }
        },
        Exhibit("light and dark") {
          let pair = Color(light: .orange, dark: .indigo)
          HStack(spacing: 0) {
            pair.environment(\.colorScheme, .light)
            pair.environment(\.colorScheme, .dark)
          }
          .padding(10)
        },
        Exhibit("linearGradient") {
          plate.fill(
            .linearGradient(colors: warm, startPoint: .topLeading, endPoint: .bottomTrailing)
          )
          .padding(8)
        },
        Exhibit("Gradient(stops:)") {
          plate.fill(.linearGradient(stops, startPoint: .leading, endPoint: .trailing)).padding(8)
        },
        Exhibit("radialGradient") {
          plate.fill(.radialGradient(colors: warm, startRadius: 4, endRadius: 40)).padding(8)
        },
        Exhibit("radial, off center") {
          Circle()
            .fill(
              .radialGradient(
                colors: [.white, .blue, .black],
                center: UnitPoint(x: 0.35, y: 0.3), startRadius: 0, endRadius: 46)
            )
            .padding(6)
        },
        Exhibit("angularGradient") {
          Circle()
            .fill(
              .angularGradient(
                colors: warm, startAngle: .degrees(-90), endAngle: .degrees(90))
            )
            .padding(6)
        },
        Exhibit("conicGradient") {
          Circle()
            .strokeBorder(
              .conicGradient(colors: [.red, .yellow, .green, .blue, .purple, .red]), lineWidth: 14
            )
            .padding(4)
        },
        Exhibit("gradient with opacity") {
          plate.fill(
            .linearGradient(
              colors: [.purple, .purple.opacity(0)], startPoint: .top, endPoint: .bottom)
          )
          .padding(8)
        },
        Exhibit("foregroundStyle") {
          HStack {
            Circle()
            Capsule()
          }
          .foregroundStyle(.conicGradient(colors: [.pink, .mint, .pink]))
          .padding(12)
        },
      ])
  }

  private static var plate: RoundedRectangle { RoundedRectangle(cornerRadius: 10) }

  private static var palette: [Color] {
    [
      .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown,
      .gray, .black,
    ]
  }
}

import RecallUI

extension GalleryPage {
  static var controls: GalleryPage {
    GalleryPage(
      "Controls",
      [
        Exhibit("Button") { Button("Deal") {} },
        Exhibit("plain") { Button("Deal") {}.buttonStyle(.plain) },
        Exhibit("bordered") { Button("Deal") {}.buttonStyle(.bordered) },
        Exhibit("borderedProminent") { Button("Deal") {}.buttonStyle(.borderedProminent) },
        Exhibit("role: destructive") {
          Button("Clear", role: .destructive) {}.buttonStyle(.bordered)
        },
        Exhibit("disabled") { Button("Deal") {}.buttonStyle(.borderedProminent).disabled(true) },
        Exhibit("tint") {
          VStack(spacing: 6) {
            Button("Deal") {}
            Button("Deal") {}.buttonStyle(.borderedProminent)
          }
          .tint(.green).font(.system(size: 12))
        },
        Exhibit("ButtonStyle") { Button("Deal") {}.buttonStyle(ChipStyle()) },
        Exhibit("Button, systemImage") {
          Button("Shuffle", systemImage: "shuffle") {}.font(.system(size: 13))
        },
        Exhibit("Label styles") {
          VStack(alignment: .leading, spacing: 4) {
            Label("Star", systemImage: "star.fill").labelStyle(.titleAndIcon)
            Label("Star", systemImage: "star.fill").labelStyle(.titleOnly)
            Label("Star", systemImage: "star.fill").labelStyle(.iconOnly)
          }
          .font(.system(size: 12))
        },
        Exhibit("Toggle, switch") {
          VStack(spacing: 6) {
            Toggle("on", isOn: .constant(true))
            Toggle("off", isOn: .constant(false))
          }
          .font(.system(size: 12))
        },
        Exhibit("Toggle, checkbox") {
          VStack(spacing: 6) {
            Toggle("on", isOn: .constant(true))
            Toggle("off", isOn: .constant(false))
          }
          .toggleStyle(.checkbox).font(.system(size: 12))
        },
        Exhibit("Toggle, button") {
          HStack(spacing: 4) {
            Toggle("A", isOn: .constant(true))
            Toggle("B", isOn: .constant(false))
          }
          .toggleStyle(.button).font(.system(size: 12))
        },
        Exhibit("ProgressView") {
          ProgressView("Dealing", value: 0.4).font(.system(size: 11)).padding(10)
        },
        Exhibit("ProgressView, circular") {
          ProgressView(value: 0.7).progressViewStyle(.circular)
        },
        Exhibit("ProgressView()") { ProgressView() },
        Exhibit("ProgressViewStyle") {
          ProgressView(value: 3, total: 5.0).progressViewStyle(DotsStyle())
        },
      ])
  }
}

/// A button that sinks while it is pressed.
private struct ChipStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(8)
      .background(Capsule().fill(.yellow))
      .overlay { Capsule().strokeBorder(.orange, lineWidth: 2) }
      .scaleEffect(configuration.isPressed ? 0.9 : 1)
  }
}

/// A dot for each fifth.
private struct DotsStyle: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 5) {
      ForEach(0..<5) { dot in
        Circle()
          .fill(.tint)
          .opacity(Double(dot) < (configuration.fractionCompleted ?? 0) * 5 ? 1 : 0.2)
          .frame(width: 10, height: 10)
      }
    }
  }
}

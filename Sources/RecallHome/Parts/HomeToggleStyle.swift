import RecallGame
import RecallUI

/// A switch behind its label, with an edge that can be seen on panels while it is off.
struct HomeToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack {
        configuration.label
        Spacer(minLength: 8)
        HomeSwitch(isOn: configuration.isOn)
      }
    }
    .buttonStyle(.plain)
  }
}

private struct HomeSwitch: View {
  let isOn: Bool
  @Environment(\.palette) private var palette
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    ZStack(alignment: isOn ? .trailing : .leading) {
      Capsule().fill(isOn ? palette.link : palette.control)
      Capsule().strokeBorder(isOn ? palette.link : palette.panelQuiet, lineWidth: 1.5)
      Circle()
        .fill(isOn ? palette.panel : palette.panelQuiet)
        .frame(width: isOn ? 20 : 16, height: isOn ? 20 : 16)
        .padding(isOn ? 2 : 4)
    }
    .frame(width: 40, height: 24)
    .opacity(isEnabled ? 1 : 0.5)
    .animation(.easeInOut(duration: 0.2), value: isOn)
  }
}

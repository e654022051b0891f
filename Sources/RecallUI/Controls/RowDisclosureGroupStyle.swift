/// What can be hidden as rows of a list: a row with an arrow, and below it those of the content.
struct RowDisclosureGroupStyle: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    RowDisclosureLine(configuration: configuration)
    if configuration.isExpanded {
      configuration.content.modifier(Indented())
    }
  }
}

private struct RowDisclosureLine: View {
  let configuration: DisclosureGroupStyleConfiguration
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.tint) private var tint
  @Environment(\.layoutDirection) private var layoutDirection

  init(configuration: DisclosureGroupStyleConfiguration) {
    self.configuration = configuration
  }

  var body: some View {
    let isExpanded = configuration.isExpanded
    Button {
      set(!isExpanded)
    } label: {
      HStack(spacing: ControlLook.spacing) {
        configuration.label.environment(\.unsaidForeground, .primary)
          .environment(\.rowPlace, .row)
        Spacer(minLength: 0)
        Image(systemName: "chevron.forward")
          .font(.system(size: 12, weight: .semibold))
          .foregroundColor(isEnabled ? tint ?? .accentColor : .secondary)
          .rotationEffect(.degrees(isExpanded ? layoutDirection.sign * 90 : 0))
      }
    }
    .accessibilityValue(isExpanded ? "expanded" : "collapsed")
    .onKeyPress(keys: [.leftArrow, .rightArrow]) { press in
      guard press.modifiers.isEmpty,
        (press.key.read(in: layoutDirection) == .rightArrow) != isExpanded
      else {
        return .ignored
      }
      set(!isExpanded)
      return .handled
    }
  }

  private func set(_ isExpanded: Bool) {
    withAnimation(ControlLook.motion) { configuration.isExpanded = isExpanded }
  }
}

/// Has rows stand further inside than the one that they belong to.
private struct Indented: ViewModifier {
  func body(content: Content) -> some View {
    content.padding(.leading, 18)
  }
}

/// Choices one below the other, with a mark behind the one that is selected.
struct InlinePicker: View {
  let views: [AnyView]
  let selected: Int?
  let select: (Int) -> Void

  var body: some View {
    VStack(spacing: 0) {
      ForEach(views.indices, id: \.self) { index in
        if index > 0 { Divider() }
        PressableChoice(select: { select(index) }) {
          HStack(spacing: ControlLook.spacing) {
            views[index]
            Spacer(minLength: 0)
            Image(systemName: "checkmark").foregroundStyle(.tint)
              .font(.system(size: 13, weight: .semibold))
              .opacity(index == selected ? 1 : 0)
          }
          .padding(.vertical, 7)
        }
      }
    }
  }
}

/// Choices one below the other, each with a circle in front of it.
struct RadioPicker: View {
  let views: [AnyView]
  let selected: Int?
  let select: (Int) -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      ForEach(views.indices, id: \.self) { index in
        PressableChoice(select: { select(index) }) {
          HStack(spacing: ControlLook.spacing) {
            RadioCircle(isSelected: index == selected)
            views[index]
          }
        }
      }
    }
  }
}

private struct RadioCircle: View {
  let isSelected: Bool

  private static let size: CGFloat = 16

  var body: some View {
    ZStack {
      if isSelected {
        Circle().fill(.tint)
        Circle().fill(Color.white).frame(width: 6, height: 6)
      } else {
        Circle().strokeBorder(Color.gray, lineWidth: 1.5)
      }
    }
    .frame(width: Self.size, height: Self.size)
  }
}

/// A button that shows what is selected, and the choices below it while it is open.
struct MenuPicker: View {
  let views: [AnyView]
  let selected: Int?
  let select: (Int) -> Void
  @State private var isOpen = false

  init(views: [AnyView], selected: Int?, select: @escaping (Int) -> Void) {
    self.views = views
    self.selected = selected
    self.select = select
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Button(action: turn) {
        HStack(spacing: 5) {
          if let selected { views[selected] } else { Text("–") }
          VStack(spacing: 0) {
            Image(systemName: "chevron.up")
            Image(systemName: "chevron.down")
          }
          .font(.system(size: 7, weight: .bold))
        }
      }
      .buttonStyle(.automatic)
      .accessibilityValue(isOpen ? "expanded" : "collapsed")
      if isOpen {
        MenuChoices(views: views, selected: selected) { index in
          select(index)
          turn()
        }
        .transition(.opacity)
        .onKeyPress(.escape) {
          turn()
          return .handled
        }
      }
    }
  }

  private func turn() {
    withAnimation(ControlLook.motion) { isOpen.toggle() }
  }
}

/// The choices of an open menu: buttons, so that keys lead to each.
private struct MenuChoices: View {
  let views: [AnyView]
  let selected: Int?
  let select: (Int) -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(views.indices, id: \.self) { index in
        Button {
          select(index)
        } label: {
          HStack(spacing: ControlLook.spacing) {
            Image(systemName: "checkmark").font(.system(size: 11, weight: .semibold))
              .opacity(index == selected ? 1 : 0)
            views[index]
          }
          .padding(.horizontal, 10)
          .padding(.vertical, 6)
        }
        .buttonStyle(.plain)
      }
    }
    .background(
      RaisedGround(
        shape: RoundedRectangle(cornerRadius: 8),
        fill: Color(light: .white, dark: Color(white: 0.2))))
  }
}

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

/// The choices on a screen of their own, which a link leads to.
struct LinkPicker: View {
  let label: AnyView
  let views: [AnyView]
  let selected: Int?
  /// What is shown instead of what is selected.
  let shown: AnyView?
  let select: (Int) -> Void

  var body: some View {
    NavigationLink {
      LinkedChoices(views: views, selected: selected, select: select)
    } label: {
      HStack(spacing: ControlLook.spacing) {
        label
        Spacer(minLength: 0)
        if let shown = shown ?? selected.map({ views[$0] }) {
          shown.foregroundStyle(.secondary).controlInRow()
        }
      }
    }
  }
}

/// A list of the choices. The one that is taken leads back.
private struct LinkedChoices: View {
  let views: [AnyView]
  let selected: Int?
  let select: (Int) -> Void
  @Environment(\.dismiss) private var dismiss

  init(views: [AnyView], selected: Int?, select: @escaping (Int) -> Void) {
    self.views = views
    self.selected = selected
    self.select = select
  }

  var body: some View {
    List(views.indices, id: \.self) { index in
      Button {
        select(index)
        dismiss()
      } label: {
        HStack(spacing: ControlLook.spacing) {
          views[index].environment(\.unsaidForeground, .primary)
          Spacer(minLength: 0)
          if index == selected { Image(systemName: "checkmark") }
        }
      }
    }
  }
}

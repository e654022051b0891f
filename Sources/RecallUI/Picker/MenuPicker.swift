/// A button that shows what is selected, and opens the choices above everything.
struct MenuPicker: View {
  /// What the picker is for, where the button has to say it: nothing around it does.
  let title: Text?
  let views: [AnyView]
  let selected: Int?
  let shown: AnyView?
  @Binding var isOpen: Bool
  let select: (Int) -> Void

  init(
    title: Text?, views: [AnyView], selected: Int?, shown: AnyView? = nil, isOpen: Binding<Bool>,
    select: @escaping (Int) -> Void
  ) {
    self.title = title
    self.views = views
    self.selected = selected
    self.shown = shown
    _isOpen = isOpen
    self.select = select
  }

  var body: some View {
    Button {
      isOpen = true
    } label: {
      HStack(spacing: 5) {
        if let shown { shown } else if let selected { views[selected] } else { Text("–") }
        VStack(spacing: 0) {
          Image(systemName: "chevron.up")
          Image(systemName: "chevron.down")
        }
        .font(.system(size: 7, weight: .bold))
      }
      .controlInRow()
    }
    .buttonStyle(.automatic)
    .modifier(SpokenLabel(label: title))
    .accessibilityValue(isOpen ? "expanded" : "collapsed")
    .modifier(
      PopoverModifier(isPresented: $isOpen, form: .menu) {
        MenuChoices(views: views, selected: selected) { index in
          isOpen = false
          select(index)
        }
      })
  }
}

/// The choices of an open menu: buttons, so that keys lead to each. Those that don't fit are scrolled to.
private struct MenuChoices: View {
  let views: [AnyView]
  let selected: Int?
  let select: (Int) -> Void
  @FocusState private var focus: Int?

  init(views: [AnyView], selected: Int?, select: @escaping (Int) -> Void) {
    self.views = views
    self.selected = selected
    self.select = select
  }

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(views.indices, id: \.self) { index in
          Button {
            select(index)
          } label: {
            MarkedItemLabel(isMarked: index == selected) { views[index] }
          }
          .focused($focus, equals: index)
        }
      }
      .padding(.vertical, 5)
    }
    .buttonStyle(MenuItemStyle())
    .onKeyPress(keys: [.home, .end]) { press in
      focus = press.key == .home ? 0 : views.count - 1
      return .handled
    }
    // What is selected is where keys begin, and can be seen.
    .onAppear { focus = selected ?? 0 }
  }
}

/// The choices of a picker that stands in a menu: items of that.
struct MenuItemPicker: View {
  let views: [AnyView]
  let selected: Int?
  let select: (Int) -> Void

  init(views: [AnyView], selected: Int?, select: @escaping (Int) -> Void) {
    self.views = views
    self.selected = selected
    self.select = select
  }

  var body: some View {
    ForEach(views.indices, id: \.self) { index in
      Button {
        select(index)
      } label: {
        MarkedItemLabel(isMarked: index == selected) { views[index] }
      }
      .accessibilityAddTraits(index == selected ? .isSelected : [])
    }
  }
}

/// The menus above a program's first window, and what the program puts beside them.
///
/// A menu's items are made when it opens; so that their keys work before, they stand here as well,
/// where nobody sees them.
struct CommandBar: View {
  let menus: _CommandMenus
  /// What stands at the trailing end.
  let extras: [(key: Int, value: AnyView)]

  init(menus: _CommandMenus, extras: [(key: Int, value: AnyView)]) {
    self.menus = menus
    self.extras = extras
  }

  var body: some View {
    HStack(spacing: 4) {
      ForEach(menus.menus.indices, id: \.self) { index in
        let menu = menus.menus[index]
        Menu(menu.title) { items(of: menu) }
          .padding(.horizontal, 8)
          .padding(.vertical, 4)
          .accessibilityIdentifier("menu:\(menu.title)")
      }
      Spacer()
      ForEach(extras, id: \.key) { extra in
        extra.value
          .padding(.horizontal, 8)
          .padding(.vertical, 4)
      }
    }
    .font(.callout)
    .buttonStyle(.plain)
    .padding(.horizontal, 4)
    .background(Color.gray.opacity(0.15))
    .background {
      ZStack {
        ForEach(menus.menus.indices, id: \.self) { items(of: menus.menus[$0]) }
      }
      .frame(width: 0, height: 0)
      .hidden()
      .accessibilityHidden(true)
    }
  }

  private func items(of menu: _CommandMenus.Menu) -> some View {
    ForEach(menu.items.indices, id: \.self) { menu.items[$0] }
  }
}

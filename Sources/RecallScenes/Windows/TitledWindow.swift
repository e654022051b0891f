/// A window's content: where it is the first one it fills the stage, with the commands above it; another
/// one is a sheet, while it is open.
struct TitledWindow<Content: View>: View {
  let title: String?
  let id: String?
  let content: () -> Content
  @Environment(\.isFirstScene) private var isFirst
  @Environment(\.openWindows) private var openWindows
  @Environment(\.commandMenus) private var menus
  @Environment(\.menuBarRegister) private var menuBar

  init(title: String?, id: String?, content: @escaping () -> Content) {
    self.title = title
    self.id = id
    self.content = content
  }

  var body: some View {
    if isFirst {
      VStack(spacing: 0) {
        let extras = menuBar?.keyedValues ?? []
        if !menus.isEmpty || !extras.isEmpty { CommandBar(menus: menus, extras: extras) }
        content().frame(maxWidth: .infinity, maxHeight: .infinity)
      }
      .preference(key: SceneTraitsKey.self, value: SceneTraits(title: title))
    } else if let id {
      WindowOver(window: .window(id), title: title, content: content)
        .modifier(WindowShortcut(window: .window(id)))
    }
  }
}

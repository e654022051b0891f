/// A window that opens over the first one: a sheet with a title and a button that closes it.
struct WindowOver<Content: View>: View {
  let window: WindowID
  let title: String?
  let content: () -> Content
  @Environment(\.openWindows) private var openWindows

  init(window: WindowID, title: String?, content: @escaping () -> Content) {
    self.window = window
    self.title = title
    self.content = content
  }

  var body: some View {
    Color.clear.frame(width: 0, height: 0)
      .sheet(isPresented: openWindows.contains(window)) {
        VStack(spacing: 0) {
          HStack {
            Text(title ?? "").font(.headline)
            Spacer()
            Button("Done") { openWindows.contains(window).wrappedValue = false }
              .keyboardShortcut(.cancelAction)
              .accessibilityIdentifier("closeWindow")
          }
          .padding()
          content().frame(maxWidth: .infinity, maxHeight: .infinity)
        }
      }
  }
}

/// A field above a view, in which one searches it.
struct SearchModifier: ViewModifier {
  let text: Binding<String>
  let isPresented: Binding<Bool>?
  let prompt: Text?
  @State private var isSearching = false
  @FocusState private var isFocused: Bool
  @Environment(\.screenGround) private var ground

  init(text: Binding<String>, isPresented: Binding<Bool>?, prompt: Text?) {
    self.text = text
    self.isPresented = isPresented
    self.prompt = prompt
  }

  func body(content: Content) -> some View {
    VStack(spacing: 0) {
      bar.zIndex(1)
      content
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .environment(\.isSearching, searching.wrappedValue)
        .environment(\.dismissSearch, DismissSearchAction(action: end))
    }
  }

  private var searching: Binding<Bool> { isPresented ?? $isSearching }

  private var bar: some View {
    HStack(spacing: ControlLook.spacing) {
      SearchField(text: text, prompt: prompt, isFocused: $isFocused)
      if searching.wrappedValue { Button("Cancel", action: end) }
    }
    .padding(.horizontal, BarLook.margin)
    .padding(.vertical, 8)
    .background(ground)
    .onKeyPress(.escape) {
      guard searching.wrappedValue else { return .ignored }
      if text.wrappedValue.isEmpty { end() } else { text.wrappedValue = "" }
      return .handled
    }
    .onChange(of: isFocused) { _, isFocused in
      if isFocused { searching.wrappedValue = true }
    }
    .onChange(of: searching.wrappedValue, initial: true) { _, isSearching in
      if isFocused != isSearching { isFocused = isSearching }
    }
  }

  private func end() {
    text.wrappedValue = ""
    searching.wrappedValue = false
    isFocused = false
  }
}

/// The field itself: a lens, the text, and a button that empties it.
private struct SearchField: View {
  let text: Binding<String>
  let prompt: Text?
  let isFocused: FocusState<Bool>.Binding

  init(text: Binding<String>, prompt: Text?, isFocused: FocusState<Bool>.Binding) {
    self.text = text
    self.prompt = prompt
    self.isFocused = isFocused
  }

  var body: some View {
    HStack(spacing: 6) {
      Lens().stroke(style: StrokeStyle(lineWidth: 1.6, lineCap: .round))
        .frame(width: 13, height: 13)
        .allowsHitTesting(false)
      TextField("Search", text: text, prompt: prompt)
        .textFieldStyle(.plain)
        .focused(isFocused)
        .foregroundStyle(Color.primary)
        .transformEnvironment(\.submitActions) { actions in
          actions = actions.filter { $0.triggers.contains(.search) }
            .map { SubmitAction(triggers: .text, action: $0.action) }
        }
      if !text.wrappedValue.isEmpty {
        Button {
          text.wrappedValue = ""
        } label: {
          ClearMark()
        }
        .buttonStyle(.plain)
        .accessibilityLabel("Clear text")
      }
    }
    .foregroundStyle(Color.secondary)
    .padding(.horizontal, 8)
    .padding(.vertical, 7)
    .background(ControlLook.ground, in: RoundedRectangle(cornerRadius: 10))
  }
}

/// A lens with a handle.
private struct Lens: Shape {
  func path(in rect: CGRect) -> Path {
    let size = min(rect.width, rect.height)
    var path = Path(
      ellipseIn: CGRect(x: rect.minX, y: rect.minY, width: 0.75 * size, height: 0.75 * size))
    path.move(to: CGPoint(x: rect.minX + 0.65 * size, y: rect.minY + 0.65 * size))
    path.addLine(to: CGPoint(x: rect.minX + size, y: rect.minY + size))
    return path
  }
}

/// A cross on a disk.
private struct ClearMark: View {
  var body: some View {
    Cross().stroke(Color(light: .white, dark: .black), lineWidth: 1.4)
      .frame(width: 6, height: 6)
      .frame(width: 16, height: 16)
      .background(Color.gray.opacity(0.7), in: Circle())
      .contentShape(Rectangle())
  }
}

private struct Cross: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.move(to: CGPoint(x: rect.maxX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    return path
  }
}

/// Says what a view is for: to who can't see it, and beside it where a mouse rests on it.
private struct HelpModifier: ViewModifier {
  let text: Text
  @State private var isPointedAt = false

  init(text: Text) {
    self.text = text
  }

  func body(content: Content) -> some View {
    content
      .accessibilityHint(text)
      .onHover { isPointedAt = $0 }
      .background { if isPointedAt { HelpPanel(text: text) } }
  }
}

/// The words beside a view that a mouse is on. They come when it has been there for a while.
private struct HelpPanel: View {
  let text: Text
  @State private var isShown = false
  @State private var timer: Timer?

  /// Between a mouse coming and the words, in seconds, as on other desktops.
  private static let delay = 0.7
  /// How wide words are at most, in points.
  private static let width: CGFloat = 260

  init(text: Text) {
    self.text = text
  }

  var body: some View {
    GeometryReader { view in
      Color.clear.layer(isShown ? panel(beside: view.frame(in: .global)) : nil, isModal: false)
    }
    .onAppear {
      timer = .scheduledTimer(withTimeInterval: Self.delay, repeats: false) { _ in isShown = true }
    }
    .onDisappear { timer?.invalidate() }
  }

  private func panel(beside anchor: CGRect) -> some View {
    let shape = RoundedRectangle(cornerRadius: 5)
    return PopoverLayout(anchor: anchor, form: .menu) {
      text.font(.footnote).foregroundStyle(.primary)
        .frame(maxWidth: Self.width)
        .padding(.horizontal, 8).padding(.vertical, 4)
        .background(shape.fill(Color(light: Color(white: 0.97), dark: Color(white: 0.22))))
        .overlay(shape.strokeBorder(Color.gray.opacity(0.4), lineWidth: 0.5))
    }
    .allowsHitTesting(false)
    .accessibilityHidden(true)
    .transition(.opacity.animation(.easeOut(duration: 0.15)))
  }
}

extension View {
  /// Says what this view is for: to who can't see it, and beside it to who rests a mouse on it.
  public func help(_ text: Text) -> some View {
    modifier(HelpModifier(text: text))
  }

  /// Says what this view is for: to who can't see it, and beside it to who rests a mouse on it.
  public func help(_ textKey: LocalizedStringKey) -> some View {
    help(Text(textKey))
  }

  /// Says what this view is for: to who can't see it, and beside it to who rests a mouse on it.
  @_disfavoredOverload
  public func help<S: StringProtocol>(_ text: S) -> some View {
    help(Text(text))
  }
}

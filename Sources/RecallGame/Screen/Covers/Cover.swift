import RecallUI

/// Stands over the table: a panel, and a veil over everything else, which a tap doesn't get through.
struct Cover<Content: View>: View {
  let content: Content
  @Environment(\.palette) private var palette
  @Environment(\.measures) private var measures

  init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  var body: some View {
    ZStack {
      palette.veil.contentShape(Rectangle())
      VStack(spacing: measures.spacing) { content }
        .padding(.horizontal, measures.margin * 2)
        .padding(.vertical, measures.margin * 1.4)
        .background(RoundedRectangle(cornerRadius: measures.margin).fill(palette.panel))
        .padding(measures.spacing)
    }
  }
}

/// What a cover says: to scroll where there is no room for all of it.
struct CoverWords<Content: View>: View {
  let content: Content
  @Environment(\.measures) private var measures

  init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  var body: some View {
    // It comes with its cover, and not in a way of its own.
    ViewThatFits(in: .vertical) {
      words.transition(.identity)
      ScrollView { words.frame(maxWidth: .infinity) }.transition(.identity)
    }
  }

  private var words: some View {
    VStack(spacing: measures.spacing) { content }
  }
}

/// What a cover asks for.
struct CoverButton: View {
  let title: LocalizedStringKey
  /// Whether it does what most want next: it stands out, and keys begin here when the cover comes up.
  let isFirst: Bool
  let action: () -> Void
  @FocusState private var isFocused: Bool
  @Environment(\.palette) private var palette
  @Environment(\.measures) private var measures

  init(_ title: LocalizedStringKey, isFirst: Bool = false, action: @escaping () -> Void) {
    self.title = title
    self.isFirst = isFirst
    self.action = action
  }

  var body: some View {
    Button(action: action) {
      Text(title)
        .font(measures.button)
        .foregroundColor(isFirst ? .white : palette.panelText)
        .lineLimit(1)
        .padding(.horizontal, measures.margin)
        .padding(.vertical, measures.spacing)
        .background(Capsule().fill(isFirst ? palette.accent : palette.control))
    }
    .focusShape(Capsule())
    .focused($isFocused)
    .onAppear { if isFirst { isFocused = true } }
  }
}

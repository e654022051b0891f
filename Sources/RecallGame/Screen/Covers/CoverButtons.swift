import RecallUI

/// The buttons of a cover: beside each other, or below where there is no room.
struct CoverButtons<Content: View>: View {
  let content: Content
  @Environment(\.measures) private var measures

  init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack(spacing: measures.spacing) { content }
      VStack(spacing: measures.spacing / 2) { content }
    }
    .padding(.top, measures.spacing)
  }
}

/// The ways out of a game that has ended. Escape leads to the menu.
struct ExitButtons: View {
  let exits: [GameExit]

  init(_ exits: [GameExit]) {
    self.exits = exits
  }

  var body: some View {
    ForEach(exits, id: \.self) { exit in
      ExitButton(exit).keyboardShortcut(exit == .menu ? .cancelAction : nil)
    }
  }
}

/// A button that leaves the table.
struct ExitButton: View {
  let exit: GameExit
  @Environment(\.performEffect) private var performEffect

  init(_ exit: GameExit) {
    self.exit = exit
  }

  var body: some View {
    CoverButton(exit.title) { performEffect(.message(name: "leave", body: exit.rawValue)) }
      .accessibilityIdentifier(exit.rawValue)
  }
}

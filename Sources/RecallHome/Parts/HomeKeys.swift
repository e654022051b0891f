import RecallUI

/// The keys that lead to a screen from wherever one is: Ctrl+N to a new game, F1 to the help.
struct HomeKeys: View {
  @ObservedObject var model: HomeModel

  var body: some View {
    ZStack {
      Button("New game") { go(to: .newGame) }
        .keyboardShortcut("n", modifiers: .control)
      Button("Help") { go(to: .help) }
        .keyboardShortcut("\u{F704}", modifiers: [])
    }
    .hidden()
  }

  /// A screen that one came by is gone back to.
  private func go(to route: HomeRoute) {
    if let place = model.state.path.firstIndex(of: route) {
      model.state.path.removeSubrange((place + 1)...)
    } else {
      model.state.path.append(route)
    }
  }
}

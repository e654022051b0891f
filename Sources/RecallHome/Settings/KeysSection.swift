import RecallGame
import RecallUI

/// The keys of the table, to be set to others.
struct KeysSection: View {
  @Binding var keys: TableKeys

  var body: some View {
    Section {
      ForEach(TableKeys.Action.allCases, id: \.self) { action in
        KeyRow(action: action, keys: $keys)
      }
      if keys != TableKeys() {
        Button("Reset all keys") { keys = TableKeys() }
          .accessibilityIdentifier("standard keys")
      }
    } header: {
      SectionText("Keys")
    } footer: {
      SectionText("Use letters, digits or signs. Escape always pauses as well, and F1 opens help.")
    }
  }
}

/// A key, and what it does. Once it is tapped, the next key is taken.
private struct KeyRow: View {
  let action: TableKeys.Action
  @Binding var keys: TableKeys
  @State private var isWaiting = false
  @FocusState private var isFocused: Bool
  @Environment(\.palette) private var palette

  var body: some View {
    LabeledContent(action.title) {
      Button {
        isWaiting = true
        isFocused = true
      } label: {
        Text(
          isWaiting ? "Press a key" : LocalizedStringKey(verbatim: keys[action].uppercased())
        )
        .foregroundColor(palette.panelText)
      }
      .buttonStyle(.bordered)
      .focused($isFocused)
      .onKeyPress(phases: .down) { press in
        guard isWaiting else { return .ignored }
        return take(press) ? .handled : .ignored
      }
      .accessibilityIdentifier("key:\(action.rawValue)")
    }
    .onChange(of: isFocused) { _, isFocused in
      if !isFocused { isWaiting = false }
    }
  }

  private func take(_ press: KeyPress) -> Bool {
    guard press.key != .escape else {
      isWaiting = false
      return true
    }
    guard press.modifiers.isEmpty,
      keys.set(String(press.key.character).lowercased(), for: action)
    else { return false }
    isWaiting = false
    return true
  }
}

extension TableKeys.Action {
  /// What it does, for the one who sets it.
  var title: LocalizedStringKey {
    switch self {
    case .peek: "Peek (hold)"
    case .shuffle: "Shuffle"
    case .newGame: "New game"
    case .pause: "Pause, continue"
    case .help: "Help"
    }
  }
}

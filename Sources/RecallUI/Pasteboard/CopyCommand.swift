extension View {
  /// Has Control or Command with C copy things while this view or one inside has the focus.
  ///
  /// ```swift
  /// List(notes, selection: $selected) { Text($0.title) }
  ///   .copyable(notes.filter { selected.contains($0.id) }.map(\.text))
  /// ```
  ///
  /// What is copied leaves the stage as text, by the effect `StageEffect.copy(_:)`: a line for each thing. A thing
  /// that can't be text, an address or stored as text is left out, and of nothing but such nothing is copied.
  ///
  /// - Parameter payload: What is copied; asked for when the keys go down.
  public func copyable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> [T]
  ) -> some View {
    modifier(
      PasteboardCommand(letter: "c") { $0.copy(payload().map { TransferredThing.value($0) }) })
  }

  /// Has Control or Command with X cut things out while this view or one inside has the focus.
  ///
  /// - Parameters:
  ///   - payloadType: What is cut out.
  ///   - action: Takes the things out, and says which they were.
  public func cuttable<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping () -> [T]
  ) -> some View {
    modifier(
      PasteboardCommand(letter: "x") { $0.copy(action().map { TransferredThing.value($0) }) })
  }

  /// Has Control or Command with C copy what item providers have while this view or one inside has the focus.
  ///
  /// - Parameter payloadAction: Says what is copied; nil leaves the keys to others.
  public func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
    modifier(PasteboardCommand(letter: "c", copying: payloadAction))
  }

  /// Has Control or Command with X cut out what item providers have while this view or one inside has the focus.
  ///
  /// - Parameter payloadAction: Takes things out, and says which they were; nil leaves the keys to others.
  public func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
    modifier(PasteboardCommand(letter: "x", copying: payloadAction))
  }
}

/// Has a letter with Control or Command do something while a view or one inside has the focus.
struct PasteboardCommand: ViewModifier {
  let letter: Character
  /// Says whether there was something to do: else those around hear of the keys.
  let action: (PerformEffectAction) -> Bool
  @Environment(\.performEffect) private var performEffect

  init(letter: Character, action: @escaping (PerformEffectAction) -> Bool) {
    self.letter = letter
    self.action = action
  }

  func body(content: Content) -> some View {
    content
      .onKeyPress(keys: [KeyEquivalent(letter)], phases: .down) { press in
        press.isCommand && action(performEffect) ? .handled : .ignored
      }
  }
}

extension PasteboardCommand {
  /// Copies what item providers have.
  fileprivate init(letter: Character, copying payload: (() -> [NSItemProvider])?) {
    self.init(letter: letter) { performEffect in
      guard let payload else { return false }
      return performEffect.copy(payload().compactMap(\.thing))
    }
  }
}

extension KeyPress {
  /// Whether Control or Command is held, and nothing else.
  fileprivate var isCommand: Bool {
    !modifiers.isEmpty && modifiers.isSubset(of: [.control, .command])
  }
}

/// What text is typed into: the part that all fields and editors have in common.
struct EditingField: View {
  let value: FieldValue
  let kind: FieldKind
  /// What it is for, for who can't see it.
  let title: String
  let prompt: String
  var look = FieldLook.plain
  let onEditingChanged: (Bool) -> Void
  let onCommit: (() -> Void)?
  /// Where the program hears what is selected, and sets it; nil where it doesn't.
  let selection: Binding<TextSelection?>?
  @State private var session = FieldSession()
  @State private var state = FieldState()
  /// Counts the moves of the caret, each of which is followed.
  @State private var moves = 0
  @GestureState private var isDragging = false
  @FocusState private var hasFocus: Bool
  @Environment(\.clock) private var clock
  @Environment(\.doubleClickInterval) private var doubleClickInterval
  @Environment(\.performEffect) private var performEffect
  @Environment(\.submitActions) private var submitActions
  @Environment(\.heldModifiers) private var heldModifiers
  @Environment(\.firstFieldOfDialog) private var firstFieldOfDialog

  init(
    value: FieldValue, kind: FieldKind, title: String, prompt: String, look: FieldLook,
    selection: Binding<TextSelection?>? = nil,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: (() -> Void)? = nil
  ) {
    self.value = value
    self.kind = kind
    self.title = title
    self.prompt = prompt
    self.look = look
    self.selection = selection
    self.onEditingChanged = onEditingChanged
    self.onCommit = onCommit
  }

  var body: some View {
    // What it shows depends on it, whoever changed it.
    _ = state
    session.look(at: value, clock.now)
    if let selection { session.look(at: selection) }
    let shown = ShownText(session.edited, in: kind)
    return FieldFace(
      shown: shown, kind: kind, prompt: prompt, look: look, pane: session.pane,
      caretSince: session.caretSince, move: moves, focusChanged: focusChanged
    )
    .accessibilityValue(shown.text)
    .accessibilityDescription { [session, kind] in
      ShownText(session.edited, in: kind).description(as: kind)
    }
    .modifier(SpokenTitle(title: title))
    .contentShape(Rectangle())
    .gesture(selecting)
    .focusShape(RoundedRectangle(cornerRadius: FieldLook.cornerRadius))
    .focusable(textInput: hear)
    .focused($hasFocus)
    .rowTrait(RowFieldKey.self, RowField { hasFocus = true })
    .onAppear { if firstFieldOfDialog?.claim() == true { hasFocus = true } }
  }

  private func focusChanged(_ isFocused: Bool) {
    if isFocused {
      note()
    } else {
      session.edited.mark("")
      session.grip = nil
      session.finish(value)
      note()
    }
    onEditingChanged(isFocused)
  }

  // MARK: Pointers

  private var selecting: some Gesture {
    DragGesture(minimumDistance: 0, coordinateSpace: .global)
      .updating($isDragging) { touch, isDragging, _ in
        session.look(at: value, clock.now)
        guard let place = session.pane.place(at: touch.location) else { return }
        if isDragging {
          session.drag(to: place, in: kind)
        } else {
          session.click(
            on: place, at: touch.startLocation, clock.now, in: kind,
            within: doubleClickInterval, extending: heldModifiers.now.contains(.shift))
        }
        isDragging = true
        note()
      }
  }

  // MARK: Keys

  private func hear(_ input: TextInput) -> TextInput.Result {
    session.look(at: value, clock.now)
    session.pause()
    let before = session.edited.changes
    var result = TextInput.Result.handled
    switch input {
    case .text(let text): session.edited.type(cleaned(text))
    case .paste(let text): session.edited.insert(cleaned(text))
    case .marked(let text): if !kind.isSecret { session.edited.mark(TypedText.inLine(text)) }
    case .key(.escape, _) where !session.edited.marked.isEmpty: session.edited.mark("")
    case .key(let key, let modifiers):
      guard let command = EditCommand(key, modifiers, breaksLines: kind.hasLines) else {
        return .ignored
      }
      result = perform(command)
    }
    if session.edited.changes != before {
      session.wantedX = nil
      session.write(to: value, clock.now)
    }
    note()
    return result
  }

  private func cleaned(_ text: String) -> String {
    kind.hasLines ? TypedText.inLines(text) : TypedText.inLine(text)
  }

  private func perform(_ command: EditCommand) -> TextInput.Result {
    switch command {
    case .move(let motion, let selecting):
      if !selecting, session.leaves(by: motion, in: kind) { return .ignored }
      session.move(motion, selecting: selecting, in: kind)
    case .delete(let motion): session.edited.delete(to: session.place(motion, in: kind))
    case .selectAll: session.edited.selectAll()
    case .copy: copy()
    case .cut:
      if copy() { session.edited.insert("") }
    case .paste: performEffect(.requestPaste)
    case .undo: session.edited.undo()
    case .redo: session.edited.redo()
    case .newLine: session.edited.type("\n")
    case .submit: return submit()
    case .type: break
    }
    return .handled
  }

  /// - Returns: Whether there was something to copy that others may see.
  @discardableResult
  private func copy() -> Bool {
    let text = session.edited.selectedText
    guard !text.isEmpty, !kind.isSecret else { return false }
    performEffect(.copy(text))
    return true
  }

  /// Return. Where nobody waits for it, it is for a button that has it as its shortcut.
  private func submit() -> TextInput.Result {
    session.finish(value)
    let actions = submitActions.filter { $0.triggers.contains(.text) }
    onCommit?()
    for submit in actions { submit.action() }
    return actions.isEmpty && onCommit == nil ? .left : .handled
  }

  /// Shows what was done, with the caret from now on.
  private func note() {
    moves &+= 1
    session.caretSince = clock.now
    if let selection { session.write(to: selection) }
    state = FieldState(selection: session.edited.selection, marked: session.edited.marked)
  }
}

/// What a field looks like, which knows whether it has the focus.
private struct FieldFace: View {
  let shown: ShownText
  let kind: FieldKind
  let prompt: String
  let look: FieldLook
  let pane: TextPane
  let caretSince: Instant
  let move: Int
  let focusChanged: (Bool) -> Void
  @Environment(\.isFocused) private var isFocused
  @Environment(\.isEnabled) private var isEnabled

  init(
    shown: ShownText, kind: FieldKind, prompt: String, look: FieldLook, pane: TextPane,
    caretSince: Instant, move: Int, focusChanged: @escaping (Bool) -> Void
  ) {
    self.shown = shown
    self.kind = kind
    self.prompt = prompt
    self.look = look
    self.pane = pane
    self.caretSince = caretSince
    self.move = move
    self.focusChanged = focusChanged
  }

  var body: some View {
    EditableText(
      shown.text, prompt: prompt, selection: shown.selection, caret: shown.caret,
      marked: shown.marked, caretSince: isFocused ? caretSince : nil, move: move, room: kind.room,
      pane: pane
    )
    .opacity(isEnabled ? 1 : ControlLook.disabledOpacity)
    .modifier(FieldGround(look: look))
    .onChange(of: isFocused) { _, new in focusChanged(new) }
  }
}

/// Says what a field is for.
private struct SpokenTitle: ViewModifier {
  let title: String

  func body(content: Content) -> some View {
    if title.isEmpty { content } else { content.accessibilityLabel(title) }
  }
}

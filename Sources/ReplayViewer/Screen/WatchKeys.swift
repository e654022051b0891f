import RecallUI

/// The keys of the viewer.
///
/// | key | what it does |
/// | --- | --- |
/// | Space, K | plays, and pauses |
/// | ←, ↑, →, ↓ | to the event before, or the next one, of those that are listed |
/// | Page Up, Page Down | ten events back, or on |
/// | Home, End | to the first one, or the last |
/// | T, Shift-T | to the next timer, or the one before |
/// | N, Shift-N | chooses the next value of the state, or the one before; Return goes to what made it |
/// | O | opens all branches of the state, or closes them |
/// | V, Shift-V | to the next change of the value that was chosen, or the one before |
/// | D | to the next that isn't as it should be, or to where two sessions part |
/// | +, - | faster, slower |
/// | [, ] | what is listed begins here, or ends |
/// | H | hides what changes nothing, or shows it |
/// | /, Control-F | searches; Escape goes back |
/// | 1, 2, 3 | the events, the state, what happened inside |
/// | L | light or dark |
/// | E | changes the replay; X skips a step, and comma and full stop have it be earlier or later |
/// | Control-Return | plays what was changed; Escape stops that |
/// | Escape | shows all events again |
struct WatchKeys {
  let model: WatchModel
  let focus: FocusState<WatchFocus?>.Binding
  let perform: PerformEffectAction

  func hear(_ press: KeyPress) -> KeyPress.Result {
    if !press.modifiers.isDisjoint(with: [.control, .command]) {
      switch press.key {
      case "f": search()
      case .return: return ask(model.attempt())
      default: return .ignored
      }
      return .handled
    }
    guard press.modifiers.isDisjoint(with: .option) else { return .ignored }
    if let field = focus.wrappedValue, field != .screen { return hear(press, inField: field) }
    let isBack = press.modifiers.contains(.shift)
    switch press.key {
    // Elsewhere it presses what has the focus.
    case .space:
      guard focus.wrappedValue == .screen else { return .ignored }
      model.togglePlaying()
    case "k": model.togglePlaying()
    case .leftArrow, .upArrow: model.step(-1)
    case .rightArrow, .downArrow: model.step(1)
    case .pageUp: model.step(-10)
    case .pageDown: model.step(10)
    case .home: model.goToBeginning()
    case .end: model.goToEnd()
    case "t": model.stepTimer(isBack ? -1 : 1)
    case "n": model.chooseValue(isBack ? -1 : 1)
    case .return:
      guard focus.wrappedValue == .screen, let value = model.state.value else { return .ignored }
      model.follow(value)
    case "o": model.toggleBranches()
    case "v": model.stepValue(isBack ? -1 : 1)
    case "d": model.goToFailure()
    case "+", "=": model.changeSpeed(by: 1)
    case "-": model.changeSpeed(by: -1)
    case "[": model.beginRange()
    case "]": model.endRange()
    case "h": model.state.hidesQuiet.toggle()
    case "/": search()
    case "1": model.state.panel = .events
    case "2": model.state.panel = .state
    case "3": model.state.panel = .inside
    case "l": model.state.isDark.toggle()
    case .escape: return leave()
    default: return edit(press)
    }
    return .handled
  }

  private func ask(_ message: WatchMessage?) -> KeyPress.Result {
    guard let message else { return .ignored }
    perform(message.effect)
    return .handled
  }

  private func hear(_ press: KeyPress, inField field: WatchFocus) -> KeyPress.Result {
    guard press.key == .escape else { return .ignored }
    focus.wrappedValue = .screen
    return .handled
  }

  private func search() {
    model.state.panel = .events
    focus.wrappedValue = .search
  }

  /// Shows what isn't shown: the outermost first.
  private func leave() -> KeyPress.Result {
    if let message = model.stop() {
      perform(message.effect)
    } else if model.state.told != nil {
      model.state.told = nil
    } else if model.state.range != nil {
      model.state.range = nil
    } else if !model.state.search.isEmpty {
      model.state.search = ""
    } else {
      return .ignored
    }
    return .handled
  }

  private func edit(_ press: KeyPress) -> KeyPress.Result {
    guard model.isEditable else { return .ignored }
    switch press.key {
    case "e": model.state.isEditing.toggle()
    case "x" where model.state.isEditing: model.toggleSkipping()
    case "," where model.state.isEditing: model.retime(by: -WatchModel.retiming)
    case "." where model.state.isEditing: model.retime(by: WatchModel.retiming)
    default: return .ignored
    }
    return .handled
  }
}

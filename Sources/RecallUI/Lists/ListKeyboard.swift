/// Letters that were typed to find a row.
struct TypedSearch {
  var letters = ""
  var time = Instant.zero

  /// How long letters belong together.
  static let pause = Duration.seconds(1)
}

/// What keys do in a list.
struct ListKeyboard {
  let rows: LazyRows
  let selection: ListSelection?
  /// What the keyboard was used on last, or touched.
  let cursor: Binding<AnyHashable?>
  let search: Binding<TypedSearch>
  let clock: StageClock

  func hear(_ press: KeyPress) -> KeyPress.Result {
    guard press.modifiers.isSubset(of: .shift) else { return .ignored }
    switch press.key {
    case .upArrow, .downArrow:
      guard selection != nil else { return .ignored }
      return go(from: current, by: press.key == .upArrow ? -1 : 1, press)
    case .home: return go(to: 0, searching: 1, press)
    case .end: return go(to: rows.count - 1, searching: -1, press)
    case .pageUp: return turnPage(by: -1, press)
    case .pageDown: return turnPage(by: 1, press)
    case .delete, .deleteForward: return delete()
    case .return where press.phase == .down: return act()
    default: return find(press)
    }
  }

  /// The position of the row that keys go on from.
  private var current: Int? {
    guard let selection else { return rows.focused?.place.position }
    let selected = selection.values()
    if let last = cursor.wrappedValue, selected.contains(last) { return position(of: last) }
    return selected.compactMap(position).min()
  }

  private func position(of value: AnyHashable) -> Int? {
    guard let selection else { return nil }
    return rows.position(of: value) { selection.value(of: $0) == value }
  }

  // MARK: Going

  private func go(from position: Int?, by step: Int, _ press: KeyPress) -> KeyPress.Result {
    go(to: position.map { $0 + step } ?? (step > 0 ? 0 : rows.count - 1), searching: step, press)
  }

  /// Goes to the first row from a position on that can be gone to.
  private func go(to position: Int, searching step: Int, _ press: KeyPress) -> KeyPress.Result {
    let count = rows.count
    var position = position
    while position >= 0, position < count {
      if let row = rows.row(at: position), canBeReached(row) {
        reach(row, extending: press.modifiers.contains(.shift))
        return .handled
      }
      position += step
    }
    return selection != nil && count > 0 ? .handled : .ignored
  }

  private func canBeReached(_ row: LazyRow) -> Bool {
    if let selection { return selection.value(of: row) != nil }
    return rows.canHaveFocus(row)
  }

  private func reach(_ row: LazyRow, extending: Bool) {
    guard let selection, let value = selection.value(of: row) else {
      return rows.focus(at: row.place.position)
    }
    cursor.wrappedValue = value
    selection.select(
      extending && selection.allowsMany ? selection.values().union([value]) : [value])
    rows.reveal(row.place.position)
  }

  private func turnPage(by step: Int, _ press: KeyPress) -> KeyPress.Result {
    let count = rows.count
    guard count > 0 else { return .ignored }
    guard let current, let frame = rows.frame(at: current) else {
      return go(from: nil, by: step, press)
    }
    let target = frame.minY + CGFloat(step) * max(rows.shownLength - frame.height, frame.height)
    var (low, high) = (0, count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if (rows.frame(at: middle)?.minY ?? 0) <= target { low = middle } else { high = middle - 1 }
    }
    // Beyond the last row there is nothing; what can't be reached is passed over towards where it was.
    let wanted = low == current ? min(max(current + step, 0), count - 1) : low
    return go(to: wanted, searching: wanted == 0 ? 1 : wanted == count - 1 ? -1 : step, press)
  }

  // MARK: Acting

  /// Does what a touch of the selected row would.
  private func act() -> KeyPress.Result {
    guard selection != nil, let row = current.flatMap(rows.row) else { return .ignored }
    row.touch()
    guard let perform = row.action?.perform else { return .ignored }
    perform()
    return .handled
  }

  private func delete() -> KeyPress.Result {
    var toDelete: [LazyRow] = []
    if let selection {
      toDelete = selection.values().compactMap(position).sorted().compactMap(rows.row)
    } else if let focused = rows.focused {
      toDelete = [focused]
    }
    var groups: [(group: ObjectIdentifier, offsets: IndexSet, perform: (IndexSet) -> Void)] = []
    for row in toDelete {
      row.touch()
      guard row.trait(DeleteDisabledKey.self) != true,
        let (action, element) = row.traitOfElements(DeleteActionKey.self),
        let perform = action.perform
      else { continue }
      if let index = groups.firstIndex(where: { $0.group == element.group }) {
        groups[index].offsets.insert(element.position)
      } else {
        groups.append((element.group, IndexSet(integer: element.position), perform))
      }
    }
    guard !groups.isEmpty else { return .ignored }
    selection?.forget(toDelete, of: rows)
    withAnimation(ListLook.motion) {
      for group in groups {
        group.perform(group.offsets)
      }
    }
    return .handled
  }

  /// Goes to the next row that begins with what was typed.
  private func find(_ press: KeyPress) -> KeyPress.Result {
    guard press.phase == .down, let letter = press.characters.first,
      letter.isLetter || letter.isNumber
    else { return .ignored }
    var typed = search.wrappedValue
    let isMore = typed.time.duration(to: clock.now) < TypedSearch.pause && !typed.letters.isEmpty
    typed.letters = (isMore ? typed.letters : "") + press.characters.lowercased()
    typed.time = clock.now
    search.wrappedValue = typed
    let count = rows.count
    // More letters may still be those of the row that was found.
    let start = current.map { isMore ? $0 : $0 + 1 } ?? 0
    guard
      let row = row(beginningWith: typed.letters, in: start..<max(count, start))
        ?? row(beginningWith: typed.letters, in: 0..<min(start, count))
    else { return .ignored }
    reach(row, extending: false)
    return .handled
  }

  /// How many rows are made at once to be looked at.
  private static let portion = 64

  private func row(beginningWith letters: String, in positions: Range<Int>) -> LazyRow? {
    var start = positions.lowerBound
    while start < positions.upperBound {
      let end = min(start + Self.portion, positions.upperBound)
      let found = rows.rows(at: start..<end).first {
        $0.words.lowercased().hasPrefix(letters) && canBeReached($0)
      }
      if let found { return found }
      start = end
    }
    return nil
  }
}

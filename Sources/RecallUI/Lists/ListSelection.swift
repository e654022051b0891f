/// What of a list is selected, whatever the type of that is.
struct ListSelection {
  let allowsMany: Bool
  /// What is selected.
  let values: () -> Set<AnyHashable>
  /// Selects what is in a set, and nothing else.
  let select: (Set<AnyHashable>) -> Void
  /// What a row can be selected by; nil for what is of another type.
  let value: (AnyHashable) -> AnyHashable?

  /// At most one; nil for none at all.
  init?<Value: Hashable>(optional selection: Binding<Value?>?) {
    guard let selection else { return nil }
    allowsMany = false
    values = { selection.wrappedValue.map { [AnyHashable($0)] } ?? [] }
    select = { new in
      let value = new.first?.base as? Value
      if value != selection.wrappedValue { selection.wrappedValue = value }
    }
    value = { ($0.base as? Value).map { AnyHashable($0) } }
  }

  /// Always one.
  init<Value: Hashable>(one selection: Binding<Value>) {
    allowsMany = false
    values = { [AnyHashable(selection.wrappedValue)] }
    select = { new in
      guard let value = new.first?.base as? Value, value != selection.wrappedValue else { return }
      selection.wrappedValue = value
    }
    value = { ($0.base as? Value).map { AnyHashable($0) } }
  }

  /// Any number; nil for none at all.
  init?<Value: Hashable>(many selection: Binding<Set<Value>>?) {
    guard let selection else { return nil }
    allowsMany = true
    values = { Set(selection.wrappedValue.map { AnyHashable($0) }) }
    select = { new in
      let values = Set(new.compactMap { $0.base as? Value })
      if values != selection.wrappedValue { selection.wrappedValue = values }
    }
    value = { ($0.base as? Value).map { AnyHashable($0) } }
  }

  /// What a row is selected by: its tag, or else the value that its link leads to, or else the
  /// identifier of its element.
  func value(of row: LazyRow) -> AnyHashable? {
    guard row.place.role == .content, !row.traits(SelectionDisabledKey.self).contains(true) else {
      return nil
    }
    if let tag = row.trait(RowTagKey.self) { return value(tag) }
    if let link = row.trait(LinkValueKey.self) ?? nil, let value = value(link) { return value }
    return row.element.flatMap { value($0.identifier) }
  }
}

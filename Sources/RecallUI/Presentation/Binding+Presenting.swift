extension Binding {
  /// Whether there is a value; nothing can be made of `true`.
  func hasValue<Item>() -> Binding<Bool> where Value == Item? {
    Binding<Bool> {
      wrappedValue != nil
    } set: { isThere in
      if !isThere { wrappedValue = nil }
    }
  }
}

extension Binding<Bool> {
  /// This, as long as a condition holds.
  func only(while condition: Bool) -> Binding<Bool> {
    Binding {
      condition && wrappedValue
    } set: {
      wrappedValue = $0
    }
  }
}

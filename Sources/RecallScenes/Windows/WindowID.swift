/// A window that can be opened over the first one.
enum WindowID: Hashable {
  case settings
  /// One with an identifier of the program's.
  case window(String)
  /// One of those that a scene has for each value of a type, by the type's name.
  case value(AnyHashable, of: String)
}

private struct OpenWindowsKey: EnvironmentKey {
  static var defaultValue: Binding<[WindowID]> { .constant([]) }
}

extension EnvironmentValues {
  /// The windows that are open over the first one, the latest last.
  var openWindows: Binding<[WindowID]> {
    get { self[OpenWindowsKey.self] }
    set { self[OpenWindowsKey.self] = newValue }
  }
}

extension Binding where Value == [WindowID] {
  /// Whether a window is open.
  func contains(_ window: WindowID) -> Binding<Bool> {
    Binding<Bool>(
      get: { wrappedValue.contains(window) },
      set: { isOpen in
        wrappedValue.removeAll { $0 == window }
        if isOpen { wrappedValue.append(window) }
      })
  }
}

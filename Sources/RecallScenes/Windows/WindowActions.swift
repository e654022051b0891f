/// Opens a window over the first one.
public struct OpenWindowAction {
  let windows: Binding<[WindowID]>

  /// Opens the window with an identifier; one that no scene has opens nothing.
  public func callAsFunction(id: String) {
    windows.contains(.window(id)).wrappedValue = true
  }

  /// Opens the window for a value, of the scene that has windows for values of its type; where none has,
  /// nothing opens.
  public func callAsFunction<D: Hashable>(value: D) {
    windows.contains(.value(AnyHashable(value), of: "\(D.self)")).wrappedValue = true
  }

  /// Opens the window for a value.
  ///
  /// - Parameters:
  ///   - id: Taken for what programs say: a scene is found by the value's type.
  ///   - value: The value.
  public func callAsFunction<D: Hashable>(id: String, value: D) {
    self(value: value)
  }
}

/// Closes a window that is open over the first one.
public struct DismissWindowAction {
  let windows: Binding<[WindowID]>

  /// Closes the window that was opened last.
  public func callAsFunction() {
    if !windows.wrappedValue.isEmpty { windows.wrappedValue.removeLast() }
  }

  /// Closes the window with an identifier, if it is open.
  public func callAsFunction(id: String) {
    windows.contains(.window(id)).wrappedValue = false
  }

  /// Closes the window for a value, if it is open.
  public func callAsFunction<D: Hashable>(value: D) {
    windows.contains(.value(AnyHashable(value), of: "\(D.self)")).wrappedValue = false
  }
}

/// Opens the program's settings.
public struct OpenSettingsAction {
  let windows: Binding<[WindowID]>

  /// Opens the settings, if the program has any.
  public func callAsFunction() {
    windows.contains(.settings).wrappedValue = true
  }
}

extension EnvironmentValues {
  /// Opens a window over the first one.
  public var openWindow: OpenWindowAction { OpenWindowAction(windows: openWindows) }

  /// Closes a window that is open over the first one.
  public var dismissWindow: DismissWindowAction { DismissWindowAction(windows: openWindows) }

  /// Opens the program's settings.
  public var openSettings: OpenSettingsAction { OpenSettingsAction(windows: openWindows) }

  /// Whether several windows can stand beside each other: never.
  public var supportsMultipleWindows: Bool { false }
}

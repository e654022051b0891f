/// Opens a window over the first one.
public struct OpenWindowAction {
  let windows: Binding<[WindowID]>

  /// Opens the window with an identifier; one that no scene has opens nothing.
  public func callAsFunction(id: String) {
    windows.contains(.window(id)).wrappedValue = true
  }
}

/// Closes a window that is open over the first one.
public struct DismissWindowAction {
  let windows: Binding<[WindowID]>

  /// Closes the window with an identifier, if it is open.
  public func callAsFunction(id: String) {
    windows.contains(.window(id)).wrappedValue = false
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

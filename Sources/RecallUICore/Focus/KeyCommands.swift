extension View {
  /// Runs `action` for Delete or Backspace while this view or one inside has the focus.
  public func onDeleteCommand(perform action: (() -> Void)?) -> some View {
    onKeyPress(keys: [.delete, .deleteForward]) { _ in
      guard let action else { return .ignored }
      action()
      return .handled
    }
  }

  /// Runs `action` for Escape while this view or one inside has the focus.
  public func onExitCommand(perform action: (() -> Void)?) -> some View {
    onKeyPress(keys: [.escape]) { _ in
      guard let action else { return .ignored }
      action()
      return .handled
    }
  }
}

/// Closes what a view is presented in: a sheet, a cover, a popover.
///
/// Where nothing is presented it does nothing.
public struct DismissAction {
  private let isPresented: Binding<Bool>?

  init(_ isPresented: Binding<Bool>? = nil) {
    self.isPresented = isPresented
  }

  public func callAsFunction() {
    isPresented?.wrappedValue = false
  }
}

/// Whether a view is presented, as code written before `dismiss` asks.
public struct PresentationMode {
  public internal(set) var isPresented: Bool

  /// Closes what the view is presented in.
  public mutating func dismiss() {
    isPresented = false
  }
}

private struct PresentedKey: EnvironmentKey {
  static var defaultValue: Binding<Bool>? { nil }
}

extension EnvironmentValues {
  /// Says, and changes, whether what the view stands in is presented; nil where it isn't presented.
  var presented: Binding<Bool>? {
    get { self[PresentedKey.self] }
    set { self[PresentedKey.self] = newValue }
  }

  /// Closes what the view is presented in.
  public var dismiss: DismissAction { DismissAction(presented) }

  /// Whether the view stands in something that is presented.
  public var isPresented: Bool { presented?.wrappedValue ?? false }

  /// Whether the view is presented; `wrappedValue.dismiss()` closes what it stands in.
  public var presentationMode: Binding<PresentationMode> {
    let presented = presented
    return Binding {
      PresentationMode(isPresented: presented?.wrappedValue ?? false)
    } set: { mode in
      if !mode.isPresented { presented?.wrappedValue = false }
    }
  }
}

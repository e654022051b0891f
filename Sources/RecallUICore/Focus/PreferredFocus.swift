/// Gives the focus back to the view that wants it: `@Environment(\.resetFocus)`.
///
/// ```swift
/// @Namespace private var form
/// @Environment(\.resetFocus) private var resetFocus
///
/// VStack {
///   TextField("Name", text: $name).prefersDefaultFocus(in: form)
///   Button("Clear") { resetFocus(in: form) }
/// }
/// .focusScope(form)
/// ```
public struct ResetFocusAction {
  fileprivate let preferences: FocusPreferences?

  init(_ preferences: FocusPreferences?) {
    self.preferences = preferences
  }

  /// Gives the focus to the first view in a namespace that prefers it; does nothing where there is none.
  public func callAsFunction(in namespace: Namespace.ID) {
    preferences?.first(in: namespace)?.takeFocus()
  }
}

private struct ResetFocusKey: EnvironmentKey {
  static var defaultValue: ResetFocusAction { ResetFocusAction(nil) }
}

extension EnvironmentValues {
  /// Gives the focus back to the view that wants it.
  public internal(set) var resetFocus: ResetFocusAction {
    get { self[ResetFocusKey.self] }
    set { self[ResetFocusKey.self] = newValue }
  }
}

/// Has the focus be here when nobody else has it.
private struct PrefersDefaultFocus: ViewModifier {
  let isPreferred: Bool
  let namespace: Namespace.ID
  @State private var preference = FocusPreference()
  @FocusState private var isFocused: Bool
  @Environment(\.resetFocus) private var resetFocus

  init(isPreferred: Bool, namespace: Namespace.ID) {
    self.isPreferred = isPreferred
    self.namespace = namespace
  }

  func body(content: Content) -> some View {
    preference.isPreferred = isPreferred
    preference.namespace = namespace
    preference.takeFocus = { isFocused = true }
    return
      content
      .focused($isFocused)
      .modifier(
        DefaultFocusModifier(follower: isPreferred ? $isFocused.follower : nil, value: true)
      )
      .onAppear { resetFocus.preferences?.add(preference) }
      .onDisappear { resetFocus.preferences?.remove(preference) }
  }
}

extension View {
  /// Has this view, or the first one inside that can, have the focus when it comes onto the stage and no view has it,
  /// and when `resetFocus` is asked for the namespace.
  public func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
  ) -> some View {
    modifier(PrefersDefaultFocus(isPreferred: prefersDefaultFocus, namespace: namespace))
  }

  /// Names this view for those in it that prefer the focus. The namespace alone tells which those are.
  public func focusScope(_ namespace: Namespace.ID) -> some View { self }
}

/// A button that begins to rename something: what `renameAction` around it says. Where nobody says anything,
/// it can't be used.
public struct RenameButton: View {
  @Environment(\.renaming) private var renaming

  public init() {}

  public var body: some View {
    Button("Rename", systemImage: "pencil") { renaming?.perform() }
      .disabled(renaming == nil)
  }
}

/// Begins to rename something.
public struct RenameAction {
  fileprivate let perform: () -> Void

  public func callAsFunction() { perform() }
}

private struct RenamingKey: EnvironmentKey {
  static var defaultValue: RenameAction? { nil }
}

extension EnvironmentValues {
  /// Begins to rename something, as `renameAction` around says; nil where nothing does.
  public var rename: RenameAction? { renaming }

  fileprivate var renaming: RenameAction? {
    get { self[RenamingKey.self] }
    set { self[RenamingKey.self] = newValue }
  }
}

extension View {
  /// Says how buttons to rename, inside of this view, do that.
  public func renameAction(_ action: @escaping () -> Void) -> some View {
    environment(\.renaming, RenameAction(perform: action))
  }

  /// Has buttons to rename, inside of this view, give the focus to a field.
  public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    renameAction { isFocused.wrappedValue = true }
  }
}

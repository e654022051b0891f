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
private struct Renaming {
  let perform: () -> Void
}

private struct RenamingKey: EnvironmentKey {
  static var defaultValue: Renaming? { nil }
}

extension EnvironmentValues {
  fileprivate var renaming: Renaming? {
    get { self[RenamingKey.self] }
    set { self[RenamingKey.self] = newValue }
  }
}

extension View {
  /// Says how buttons to rename, inside of this view, do that.
  public func renameAction(_ action: @escaping () -> Void) -> some View {
    environment(\.renaming, Renaming(perform: action))
  }

  /// Has buttons to rename, inside of this view, give the focus to a field.
  public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    renameAction { isFocused.wrappedValue = true }
  }
}

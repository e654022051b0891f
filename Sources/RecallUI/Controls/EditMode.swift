/// Whether people change what a list has, rather than use it.
public enum EditMode: Hashable, Sendable {
  case inactive
  /// On the way to one of the others, as a swiped row is.
  case transient
  case active

  /// Whether things can be changed.
  public var isEditing: Bool { self != .inactive }
}

/// The mode where no view around sets one: a stage has one for all of its lists.
private enum StageEditMode: StageValueKey {
  static var initialValue: EditMode { .inactive }
  static var name: String { "editMode" }
}

private struct EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
  /// Whether lists can be edited. A list, or an `EditButton`, is about the one of its surroundings: what
  /// a view around sets, or else the stage's.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] ?? stageValue(StageEditMode.self) }
    set { self[EditModeKey.self] = newValue }
  }
}

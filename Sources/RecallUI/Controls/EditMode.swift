/// Whether people change what a list has, rather than use it.
public enum EditMode: Hashable, Sendable {
  case inactive
  /// On the way to one of the others, as a swiped row is.
  case transient
  case active

  /// Whether things can be changed.
  public var isEditing: Bool { self != .inactive }
}

/// The mode of views that stand in no screen, where no view around sets one.
private enum StageEditMode: StageValueKey {
  static var initialValue: EditMode { .inactive }
  static var name: String { "editMode" }
}

private struct EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

private struct ScreenEditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
  /// Whether lists can be edited. A list, or an `EditButton`, is about the one of its surroundings: what
  /// a view around sets, or else the screen's: each screen, tab and sheet has one.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] ?? self[ScreenEditModeKey.self] ?? stageValue(StageEditMode.self) }
    set { self[EditModeKey.self] = newValue }
  }

  /// What a view around sets; nil where none does.
  var givenEditMode: Binding<EditMode>? { self[EditModeKey.self] }

  /// What the program has set in the screen.
  var screenProgramValues: ProgramValues { programValues(inside: ScreenEditModeKey.self) }

  fileprivate var screenEditMode: Binding<EditMode>? {
    get { self[ScreenEditModeKey.self] }
    set { self[ScreenEditModeKey.self] = newValue }
  }
}

/// Has what stands in the modified view be edited by itself, as a screen is.
struct EditModeScope: ViewModifier {
  @State private var mode = EditMode.inactive

  func body(content: Content) -> some View {
    content.environment(\.screenEditMode, $mode)
  }
}

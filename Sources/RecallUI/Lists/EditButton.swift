/// A button that has the lists around it edited, and ends that; so does Escape, before it leads back.
public struct EditButton: View {
  @Environment(\.editMode) private var editMode

  public init() {}

  public var body: some View {
    let isEditing = editMode?.wrappedValue.isEditing ?? false
    Button {
      withAnimation(ListLook.motion) { editMode?.wrappedValue = isEditing ? .inactive : .active }
    } label: {
      Text(isEditing ? "Done" : "Edit").fontWeight(isEditing ? .semibold : .regular)
    }
    .keyboardShortcut(isEditing ? .cancelAction : nil)
  }
}

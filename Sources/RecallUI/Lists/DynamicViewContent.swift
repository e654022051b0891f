/// Views that are made of data, and can be taken out of it and moved in it.
public protocol DynamicViewContent: View {
  associatedtype Data: Collection

  /// What the views are made of.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent
where Content: DynamicViewContent, Modifier: ViewModifier {
  public var data: Content.Data { content.data }
}

/// What takes elements out.
enum DeleteActionKey: RowTraitKey {
  struct Value {
    let perform: ((IndexSet) -> Void)?
  }

  /// Rows only show whether there is one.
  static func isSame(_ left: Value, _ right: Value) -> Bool {
    (left.perform == nil) == (right.perform == nil)
  }
}

/// What moves elements.
enum MoveActionKey: RowTraitKey {
  struct Value {
    let perform: ((IndexSet, Int) -> Void)?
  }

  static func isSame(_ left: Value, _ right: Value) -> Bool {
    (left.perform == nil) == (right.perform == nil)
  }
}

enum DeleteDisabledKey: RowTraitKey {
  typealias Value = Bool
}

enum MoveDisabledKey: RowTraitKey {
  typealias Value = Bool
}

extension DynamicViewContent {
  /// Has rows of a list be deleted: by a swipe, by their buttons in edit mode, and by the key Delete.
  ///
  /// - Parameter action: Gets the offsets of the elements in the data that the views were made of when
  ///   they were deleted; nil for rows that can't be.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    rowTrait(DeleteActionKey.self, DeleteActionKey.Value(perform: action))
  }

  /// Has rows of a list be moved by their handles in edit mode.
  ///
  /// - Parameter action: Gets the offsets of the elements, and the offset that they are to stand in
  ///   front of, both as before they move; nil for rows that can't be moved.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    rowTrait(MoveActionKey.self, MoveActionKey.Value(perform: action))
  }
}

extension View {
  /// Keeps the rows of this view from being deleted.
  public func deleteDisabled(_ isDisabled: Bool) -> some View {
    rowTrait(DeleteDisabledKey.self, isDisabled)
  }

  /// Keeps the rows of this view from being moved.
  public func moveDisabled(_ isDisabled: Bool) -> some View {
    rowTrait(MoveDisabledKey.self, isDisabled)
  }
}

extension LazyRow {
  /// Takes the row's element out; nil where it can't be.
  var delete: (() -> Void)? {
    guard trait(DeleteDisabledKey.self) != true else { return nil }
    if let delete = trait(ElementEditsKey.self)?.delete { return delete }
    guard
      let (action, element) = traitOfElements(DeleteActionKey.self), let perform = action.perform
    else { return nil }
    return { perform(IndexSet(integer: element.position)) }
  }

  /// Takes the row's element out, as a list does by itself.
  func deleteNow() {
    touch()
    withAnimation(ListLook.motion) { delete?() }
  }

  /// What moves the row's element, and which that is; nil where it can't be moved.
  var move: (perform: (IndexSet, Int) -> Void, element: Element)? {
    guard trait(MoveDisabledKey.self) != true else { return nil }
    if let move = trait(ElementEditsKey.self)?.move, let element { return (move, element) }
    guard
      let (action, element) = traitOfElements(MoveActionKey.self), let perform = action.perform
    else { return nil }
    return (perform, element)
  }
}

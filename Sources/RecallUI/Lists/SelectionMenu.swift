/// What can be done with rows that a list has selected, or could.
struct SelectionMenu {
  /// The actions for some rows.
  struct Actions {
    let items: AnyView
    /// Acts on them as a double tap does; nil for nothing.
    let primary: (() -> Void)?
  }

  /// Finds the actions for the rows of a selection; nil for rows of another type.
  let actions: (Set<AnyHashable>) -> Actions?
}

private struct SelectionMenuKey: EnvironmentKey {
  static var defaultValue: SelectionMenu? { nil }
}

extension EnvironmentValues {
  /// What can be done with the rows of a list.
  var selectionMenu: SelectionMenu? {
    get { self[SelectionMenuKey.self] }
    set { self[SelectionMenuKey.self] = newValue }
  }
}

/// Opens a row's actions when it is held, and does the first of them when it is tapped twice.
struct RowMenu: ViewModifier {
  let actions: SelectionMenu.Actions

  func body(content: Content) -> some View {
    content
      .contextMenu { actions.items }
      .simultaneousGesture(
        TapGesture(count: 2).onEnded { actions.primary?() },
        including: actions.primary == nil ? .subviews : .all)
  }
}

extension View {
  /// Opens a list of actions when a row of a list in this view is held.
  ///
  /// The list must have a selection of values of a type.
  ///
  /// - Parameters:
  ///   - itemType: The type.
  ///   - menu: The actions for the row, or for all that are selected if it is one of them. Where it has
  ///     nothing, nothing opens.
  ///   - primaryAction: Is called with the same when a row is tapped twice.
  public func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View {
    environment(
      \.selectionMenu,
      SelectionMenu { values in
        let items = Set(values.compactMap { $0.base as? I })
        guard items.count == values.count else { return nil }
        return SelectionMenu.Actions(
          items: AnyView(menu(items)), primary: primaryAction.map { act in { act(items) } })
      })
  }
}

/// The screens of a navigation stack: its root, what its path asks for, and what bindings show.
///
/// It keeps what a screen is as long as the path and the bindings say the same of it.
final class Navigator {
  private(set) var entries = [ScreenEntry(.root)]
  /// How the path is read and written; as the stack was last evaluated.
  private var path: PathAccess?

  /// More than anybody goes back through.
  static let most = 200

  /// Whether what the root leads to is shown beside it, in another column: a link there replaces what
  /// another one has led to.
  var leadsToNextColumn = false

  /// The values that are not shown, as there are too many.
  private(set) var excess = 0

  // MARK: Following the state

  /// Brings the screens in line with the path and with what the screens present.
  func follow(_ path: PathAccess) {
    self.path = path
    var values = path.read()[...]
    var kept = [entries[0]]
    entriesLoop: for entry in entries.dropFirst() {
      switch entry.source {
      case .root: break
      case .value(let value):
        guard let next = values.first, next.isSameElement(as: value) else { break entriesLoop }
        values.removeFirst()
        kept.append(entry)
      case .presentation(let key, let identity, let opener):
        guard kept.contains(where: { $0 === opener }),
          let said = opener.item.presentation(key, identity)
        else { continue }
        entry.show(said.value, version: said.version)
        kept.append(entry)
      }
    }
    kept += values.map { ScreenEntry(.value($0)) }
    appendNewPresentations(to: &kept)
    excess = max(0, kept.count - Navigator.most)
    entries = Array(kept.prefix(Navigator.most))
    for (index, entry) in entries.enumerated() {
      entry.index = index
    }
  }

  private func appendNewPresentations(to entries: inout [ScreenEntry]) {
    for opener in entries {
      for (key, version, presentation) in opener.item.presentations.versionedValues {
        let isShown = entries.contains { entry in
          guard case .presentation(let other, presentation.identity, _) = entry.source else {
            return false
          }
          return other == key
        }
        guard !isShown else { continue }
        let entry = ScreenEntry(
          .presentation(key: key, identity: presentation.identity, by: opener))
        entry.show(presentation, version: version)
        entries.append(entry)
      }
    }
  }

  // MARK: Changing it

  /// Shows a screen for a value, if the path can have it.
  func push(_ value: AnyHashable) {
    path?.append(value)
  }

  /// Why the path can't have a value; nil if it can.
  func fault(of value: AnyHashable) -> String? {
    guard let path, !path.accepts(value) else { return nil }
    return """
      a link to a value of type \(type(of: value.base)); expected one of type \
      \(path.elementType.map { "\($0)" } ?? "any"), as the path of the stack has. \
      It can't be pressed
      """
  }

  /// Takes away what a screen has led to, if what it leads to next replaces that.
  func makeRoom(above item: NavigationItem?) {
    if leadsToNextColumn, entries[0].item === item { pop(to: 0) }
  }

  /// Takes a screen away, and all above it.
  func pop(_ entry: ScreenEntry) {
    guard let index = entries.firstIndex(where: { $0 === entry }), index > 0 else { return }
    pop(to: index - 1)
  }

  /// Takes all screens away that stand above one.
  func pop(to index: Int) {
    let leaving = entries.dropFirst(max(index, 0) + 1)
    var values = excess
    for entry in leaving.reversed() {
      switch entry.source {
      case .root: break
      case .value: values += 1
      case .presentation: entry.shown?.presentation.isPresented.wrappedValue = false
      }
    }
    let isOfExcessOnly = values == excess
    if !isOfExcessOnly { path?.removeLast(values) }
  }

  /// What is shown for a value: by the screen nearest to the root that says it.
  func destination(for value: AnyHashable, below entry: ScreenEntry) -> AnyView? {
    for screen in entries.prefix(entry.index + 1) {
      for destination in screen.item.destinations.values
      where destination.type == type(of: value.base) {
        return destination.content(value)
      }
    }
    return nil
  }
}

extension NavigationItem {
  fileprivate func presentation(
    _ key: Int, _ identity: AnyHashable
  ) -> (key: Int, version: Int, value: ScreenPresentation)? {
    presentations.versionedValues.first { $0.key == key && $0.value.identity == identity }
  }
}

private struct NavigatorKey: EnvironmentKey {
  static var defaultValue: Navigator? { nil }
}

extension EnvironmentValues {
  /// The stack that a view stands in.
  var navigator: Navigator? {
    get { self[NavigatorKey.self] }
    set { self[NavigatorKey.self] = newValue }
  }

  /// Takes the stacks of a tab: who presses the tab while it is shown goes back to their roots.
  var stacksOfTab: Register<Navigator>? {
    get { self[StacksOfTabKey.self] }
    set { self[StacksOfTabKey.self] = newValue }
  }
}

private struct StacksOfTabKey: EnvironmentKey {
  static var defaultValue: Register<Navigator>? { nil }
}

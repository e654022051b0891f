/// How a navigation stack reads and writes its path, whatever that consists of.
struct PathAccess {
  let read: () -> [AnyHashable]
  /// Whether the path can have a value.
  let accepts: (AnyHashable) -> Bool
  let append: (AnyHashable) -> Void
  let removeLast: (Int) -> Void
  /// What the path consists of; nil for anything.
  let elementType: Any.Type?

  init(_ path: Binding<NavigationPath>) {
    read = { path.wrappedValue.elements }
    accepts = { _ in true }
    append = { path.wrappedValue.append(erased: $0) }
    removeLast = { path.wrappedValue.removeLast($0) }
    elementType = nil
  }

  init<Data: RandomAccessCollection & RangeReplaceableCollection>(_ path: Binding<Data>)
  where Data.Element: Hashable {
    read = { path.wrappedValue.map { AnyHashable($0) } }
    accepts = { $0.base is Data.Element }
    append = { value in
      if let element = value.base as? Data.Element { path.wrappedValue.append(element) }
    }
    removeLast = { count in
      let path = path
      path.wrappedValue.removeLast(min(max(count, 0), path.wrappedValue.count))
    }
    elementType = Data.Element.self
  }
}

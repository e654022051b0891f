/// What a program has set in a screen: objects, and values for keys of its own.
///
/// What the bars of the screen show inherits that, too, although it stands elsewhere.
package struct ProgramValues: Equatable {
  /// One for each key, the last one last.
  fileprivate let entries: [EnvironmentValues.Entry]

  package static func == (left: ProgramValues, right: ProgramValues) -> Bool {
    left.entries.elementsEqual(right.entries) { $0.isSame(as: $1) }
  }
}

extension EnvironmentValues {
  /// What a program has set inside of the view that set a key's value, or anywhere where none did.
  ///
  /// - Complexity: O(n) for n values that were set there.
  package func programValues<Scope: EnvironmentKey>(inside scope: Scope.Type) -> ProgramValues {
    var entries: [Entry] = []
    var entry = first
    while let current = entry, current.key != ObjectIdentifier(scope) {
      if Self.isProgramKey(current.key), !entries.contains(where: { $0.key == current.key }) {
        entries.append(current)
      }
      entry = current.next
    }
    return ProgramValues(entries: entries.reversed())
  }

  /// Sets what a program has set elsewhere.
  package mutating func take(_ values: ProgramValues) {
    set(values.entries)
  }

  /// Whether a key is an object's, or one of the program's own.
  private static func isProgramKey(_ key: ObjectIdentifier) -> Bool {
    let name = _typeName(unsafeBitCast(key, to: Any.Type.self))
    return name.hasPrefix("RecallUICore.ObjectKey<") || !ownModules.contains { name.hasPrefix($0) }
  }

  private static let ownModules = [
    "RecallUICore.", "RecallUI.", "RecallUIKit.", "RecallScenes.", "RecallCharts.", "RecallApp.",
  ]
}

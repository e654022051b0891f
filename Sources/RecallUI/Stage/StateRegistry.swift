/// The values that views keep, as lines of text, with a digest that is kept up to date.
final class StateRegistry {
  /// One value's name and text; whoever keeps the value keeps the line.
  final class Line {
    let name: String
    private weak var registry: StateRegistry?
    fileprivate private(set) var text: String?
    private var hash: UInt64 = 0

    fileprivate init(name: String, in registry: StateRegistry) {
      self.name = name
      self.registry = registry
    }

    deinit {
      registry?.digest &-= hash
      registry?.lines[ObjectIdentifier(self)] = nil
    }

    /// Gives the line its value; a value without a canonical text takes it out.
    func set(to value: Any) {
      registry?.digest &-= hash
      text = CanonicalText.of(value)
      hash = text.map { StateSnapshot.Line(name: name, value: $0).hash } ?? 0
      registry?.digest &+= hash
    }
  }

  private struct Entry {
    weak var line: Line?
  }

  private var lines: [ObjectIdentifier: Entry] = [:]
  /// The sum of the lines' hashes.
  private(set) var digest: UInt64 = 0

  /// Adds a line without text: it counts once it has a value.
  func add(named name: String) -> Line {
    let line = Line(name: name, in: self)
    lines[ObjectIdentifier(line)] = Entry(line: line)
    return line
  }

  /// The lines that have a text, in no order.
  var snapshotLines: [StateSnapshot.Line] {
    lines.values.compactMap { entry in
      guard let line = entry.line, let text = line.text else { return nil }
      return StateSnapshot.Line(name: line.name, value: text)
    }
  }
}

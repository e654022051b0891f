/// The values that views keep, as lines of text, with a digest of them.
///
/// To write a value down takes longer than to change it: that is done when somebody asks.
final class StateRegistry {
  /// One value's name and text; whoever keeps the value keeps the line.
  final class Line {
    /// Made when the line is first written: most are gone before anybody asks.
    fileprivate private(set) lazy var name = makeName()
    private let makeName: () -> String
    private weak var registry: StateRegistry?
    fileprivate private(set) var text: String?
    private var hash: UInt64 = 0
    /// A value that is not written down yet.
    private var latest: (() -> Any)?
    /// Whether what is written down can't be read.
    private var isSecret = false

    fileprivate init(name: @escaping () -> String, in registry: StateRegistry) {
      makeName = name
      self.registry = registry
    }

    deinit {
      registry?.sum &-= hash
      registry?.lines[ObjectIdentifier(self)] = nil
    }

    /// Gives the line its value; a value without a canonical text takes it out.
    ///
    /// - Parameter value: Found when somebody asks, unless there is another one by then.
    func set(to value: @escaping () -> Any) {
      if latest == nil { registry?.waiting.append(ObjectIdentifier(self)) }
      latest = value
    }

    /// Has the value be one that nobody is to read.
    ///
    /// - Parameter value: The value that there is.
    func hide(_ value: @escaping () -> Any) {
      guard !isSecret else { return }
      isSecret = true
      set(to: value)
    }

    fileprivate func write() {
      guard let latest else { return }
      self.latest = nil
      registry?.sum &-= hash
      text = CanonicalText.of(latest())
      if isSecret { text = text.map(CanonicalText.hidden) }
      hash = text.map { StateSnapshot.Line(name: name, value: $0).digest } ?? 0
      registry?.sum &+= hash
    }
  }

  private struct Entry {
    weak var line: Line?
  }

  private var lines: [ObjectIdentifier: Entry] = [:]
  /// The lines with a value that is not written down yet, and some that are gone.
  private var waiting: [ObjectIdentifier] = []
  /// The sum of the hashes of the lines as they are written.
  private var sum: UInt64 = 0

  /// Adds a line without text: it counts once it has a value.
  ///
  /// - Parameter name: Found when the line is first written.
  func add(named name: @escaping @autoclosure () -> String) -> Line {
    // Where nobody ever asks, lines that are gone must not pile up.
    if waiting.count > 2 * lines.count + 64 { waiting.removeAll { lines[$0] == nil } }
    let line = Line(name: name, in: self)
    lines[ObjectIdentifier(line)] = Entry(line: line)
    return line
  }

  /// The sum of the lines' hashes.
  var digest: UInt64 {
    writeAll()
    return sum
  }

  /// The lines that have a text, in no order.
  var snapshotLines: [StateSnapshot.Line] {
    writeAll()
    return lines.values.compactMap { entry in
      guard let line = entry.line, let text = line.text else { return nil }
      return StateSnapshot.Line(name: line.name, value: text)
    }
  }

  private func writeAll() {
    for identifier in waiting {
      lines[identifier]?.line?.write()
    }
    waiting = []
  }
}

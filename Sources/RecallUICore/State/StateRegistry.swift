/// The values that views keep, as lines of text, with a digest of them.
///
/// To write a value down takes longer than to change it: that is done when somebody asks. Lines come and
/// go with each view that keeps something, so they know their neighbours, and nothing else is made for
/// them.
final class StateRegistry {
  /// One value's name and text; whoever keeps the value keeps the line.
  final class Line {
    /// Made when the line is first written: most are gone before anybody asks.
    fileprivate private(set) lazy var name = makeName()
    private let makeName: () -> String
    private let registry: Reference
    fileprivate private(set) var text: String?
    private var hash: UInt64 = 0
    /// A value that is not written down yet.
    private var latest: (() -> Any)?
    /// Whether what is written down can't be read.
    private var isSecret = false
    /// Whether there is such a value.
    fileprivate var isWaiting: Bool { latest != nil }
    /// The neighbours in the registry.
    fileprivate unowned(unsafe) var next: Line?
    fileprivate unowned(unsafe) var previous: Line?

    fileprivate init(name: @escaping () -> String, in registry: Reference) {
      makeName = name
      self.registry = registry
    }

    deinit {
      registry.registry?.take(self)
      registry.registry?.sum &-= hash
    }

    /// Gives the line its value; a value without a canonical text takes it out.
    ///
    /// - Parameter value: Found when somebody asks, unless there is another one by then.
    func set(to value: @escaping () -> Any) {
      if !isWaiting { registry.registry?.moveToEnd(self) }
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

    /// Writes the value down if it isn't.
    ///
    /// - Returns: By how much the sum of the hashes changes.
    fileprivate func write() -> UInt64 {
      guard let latest else { return 0 }
      self.latest = nil
      let former = hash
      text = CanonicalText.of(latest())
      if isSecret { text = text.map(CanonicalText.hidden) }
      hash = text.map { StateSnapshot.Line(name: name, value: $0).digest } ?? 0
      return hash &- former
    }
  }

  /// The registry, for as long as it is there: a line may outlive its stage.
  fileprivate final class Reference {
    unowned(unsafe) var registry: StateRegistry?
  }

  private let reference = Reference()
  /// The lines, each of which knows its neighbours: those with a value that is not written down yet
  /// stand at the end.
  private unowned(unsafe) var first: Line?
  private unowned(unsafe) var last: Line?
  /// The sum of the hashes of the lines as they are written.
  private var sum: UInt64 = 0

  init() {
    reference.registry = self
  }

  deinit {
    reference.registry = nil
  }

  /// Adds a line without text: it counts once it has a value.
  ///
  /// - Parameter name: Found when the line is first written.
  func add(named name: @escaping @autoclosure () -> String) -> Line {
    let line = Line(name: name, in: reference)
    line.next = first
    first?.previous = line
    first = line
    if last == nil { last = line }
    return line
  }

  /// Takes a line out.
  private func take(_ line: Line) {
    if let previous = line.previous { previous.next = line.next } else { first = line.next }
    if let next = line.next { next.previous = line.previous } else { last = line.previous }
  }

  private func moveToEnd(_ line: Line) {
    take(line)
    line.previous = last
    line.next = nil
    if let last { last.next = line } else { first = line }
    last = line
  }

  /// The sum of the lines' hashes.
  var digest: UInt64 {
    writeAll()
    return sum
  }

  /// The lines that have a text, in no order.
  var snapshotLines: [StateSnapshot.Line] {
    writeAll()
    var lines: [StateSnapshot.Line] = []
    var next = first
    while let line = next {
      if let text = line.text { lines.append(StateSnapshot.Line(name: line.name, value: text)) }
      next = line.next
    }
    return lines
  }

  private func writeAll() {
    var next = last
    while let line = next, line.isWaiting {
      // To write a value down may set the line again, which then stands at the end.
      let previous = line.previous
      sum &+= line.write()
      next = previous
    }
  }
}

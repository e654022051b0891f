/// The values that views keep, as lines of text, with a digest of them.
///
/// To write a value down takes longer than to change it: that is done when somebody asks. Lines come and
/// go with each view that keeps something, so they know their neighbours, and nothing else is made for
/// them.
final class StateRegistry {
  /// One value's name and text; whoever keeps the value keeps the line.
  class Line {
    /// Made when the line is first written: most are gone before anybody asks.
    fileprivate private(set) final lazy var name = makeName()
    private final let registry: StateRegistry.Reference
    fileprivate private(set) final var text: String?
    private final var hash: UInt64 = 0
    /// Whether what is written down can't be read.
    private final var isSecret = false
    /// Whether there is a value that is not written down yet.
    fileprivate private(set) final var isWaiting = false
    /// Whether the line is out for good.
    fileprivate final var hasEnded = false
    /// The neighbours in the registry.
    fileprivate final unowned(unsafe) var next: Line?
    fileprivate final unowned(unsafe) var previous: Line?

    fileprivate init(in registry: Reference) {
      self.registry = registry
    }

    deinit {
      registry.registry?.take(self)
      registry.registry?.sum &-= hash
    }

    fileprivate func makeName() -> String {
      preconditionFailure("a line is of some kind")
    }

    /// The value, for who writes it down.
    fileprivate func takeValue() -> Any {
      preconditionFailure("a line is of some kind")
    }

    /// Notes that there is another value; one without a canonical text takes the line out.
    final func valueDidChange() {
      guard !isWaiting else { return }
      isWaiting = true
      registry.registry?.moveToEnd(self)
    }

    /// Has the value be one that nobody is to read.
    final func hide() {
      guard !isSecret else { return }
      isSecret = true
      valueDidChange()
    }

    /// Writes the value down if it isn't.
    ///
    /// - Returns: By how much the sum of the hashes changes.
    fileprivate final func write() -> UInt64 {
      guard isWaiting else { return 0 }
      isWaiting = false
      let former = hash
      text = hasEnded ? nil : CanonicalText.of(takeValue())
      if isSecret { text = text.map(CanonicalText.hidden) }
      hash = text.map { StateSnapshot.Line(name: name, value: $0).digest } ?? 0
      return hash &- former
    }
  }

  /// A line with the value that it was given last.
  final class SetLine: Line {
    private let findName: () -> String
    /// A value that is not written down yet.
    private var latest: (() -> Any)?

    fileprivate init(name: @escaping () -> String, in registry: Reference) {
      findName = name
      super.init(in: registry)
    }

    fileprivate override func makeName() -> String { findName() }

    /// Gives the line its value.
    ///
    /// - Parameter value: Found when somebody asks, unless there is another one by then.
    func set(to value: @escaping () -> Any) {
      guard !hasEnded else { return }
      latest = value
      valueDidChange()
    }

    /// Takes the line out for good.
    func end() {
      hasEnded = true
      latest = nil
      valueDidChange()
    }

    fileprivate override func takeValue() -> Any {
      let value = latest
      // To ask for it may set another one.
      latest = nil
      return value?() as Any
    }
  }

  /// A line with the value of a view's property.
  private final class PropertyLine: Line {
    private let node: NodeLink
    private let property: String
    /// What keeps the value, and the line.
    private unowned(unsafe) let source: any LineSource

    init(_ property: String, of node: NodeLink, from source: any LineSource, in registry: Reference)
    {
      self.node = node
      self.property = property
      self.source = source
      super.init(in: registry)
    }

    fileprivate override func makeName() -> String { "\(node.node?.path ?? "").\(property)" }
    fileprivate override func takeValue() -> Any { source.valueOfLine }
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
  func add(named name: @escaping @autoclosure () -> String) -> SetLine {
    let line = SetLine(name: name, in: reference)
    add(line)
    return line
  }

  /// Adds a line for a property of a node's view.
  ///
  /// - Parameter source: What keeps the value, and the line.
  func add(_ property: String, of node: NodeLink, from source: any LineSource) -> Line {
    let line = PropertyLine(property, of: node, from: source, in: reference)
    add(line)
    return line
  }

  private func add(_ line: Line) {
    line.next = first
    first?.previous = line
    first = line
    if last == nil { last = line }
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

/// What keeps a value, and a line that tells it.
protocol LineSource: AnyObject {
  /// The value that there is.
  var valueOfLine: Any { get }
}

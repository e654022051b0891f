/// The values that views keep, as lines of text, with a digest that is kept up to date.
final class StateRegistry {
  /// One value's name and text.
  final class Line {
    let name: String
    /// Which node keeps the value; tells lines of equal names apart.
    let serial: Int
    fileprivate(set) var text: String?
    fileprivate var hash: UInt64 = 0

    fileprivate init(name: String, serial: Int) {
      self.name = name
      self.serial = serial
    }
  }

  private var lines: [ObjectIdentifier: Line] = [:]
  /// The sum of the lines' hashes.
  private(set) var digest: UInt64 = 0

  /// Adds a line without text: it counts once it has a value.
  func add(named name: String, at serial: Int) -> Line {
    let line = Line(name: name, serial: serial)
    lines[ObjectIdentifier(line)] = line
    return line
  }

  /// Gives a line its value; a value without a canonical text takes it out.
  func set(_ line: Line, to value: Any) {
    digest &-= line.hash
    line.text = CanonicalText.of(value)
    line.hash = line.text.map { StateSnapshot.Line(name: line.name, value: $0).hash } ?? 0
    digest &+= line.hash
  }

  func remove(_ line: Line) {
    digest &-= line.hash
    lines[ObjectIdentifier(line)] = nil
  }

  /// The lines that have a text, in no order.
  var snapshotLines: [StateSnapshot.Line] {
    lines.values.compactMap { line in
      line.text.map { StateSnapshot.Line(name: line.name, value: $0) }
    }
  }
}

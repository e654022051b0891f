import Storage

/// A key and what is kept under it, as a line has it; a value may go on in the next line.
struct StoredLine {
  let key: StoreKey
  /// Nil where nothing is kept.
  let kind: StoredValue.Kind?
  var payload: String
  /// An error about the payload's first word. Whether the payload is a value is only known when all of its lines were
  /// read, and words are gone with their line.
  private let error: ReplayError

  private static let kinds = StoredValue.Kind.allCases.map(\.rawValue).joined(separator: ", ")

  static func read(from scanner: inout LineScanner) throws(ReplayError) -> StoredLine {
    let domain = try scanner.take("where it is kept: standard, scene, files, or suite: and a name")
    {
      $0.value.flatMap(StoreDomain.init)
    }
    let name = try scanner.take("a key, in quotes if it is no plain word", \.value)
    let key = StoreKey(domain, name)
    if try scanner.takeIf("none") {
      return StoredLine(
        key: key, kind: nil, payload: "", error: scanner.error(expected: "the end of the line"))
    }
    let kind = try scanner.take("`none` or what kind of value it is (\(kinds))") {
      $0.choice(of: StoredValue.Kind.self)
    }
    let error = scanner.error(expected: "a value of the kind \(kind.rawValue)")
    let payload = try scanner.take("the value, in quotes if it is no plain word", \.value)
    return StoredLine(key: key, kind: kind, payload: payload, error: error)
  }

  /// What is kept; nil for nothing.
  var value: StoredValue? {
    get throws(ReplayError) {
      guard let kind else { return nil }
      guard let value = StoredValue(kind: kind, payload: payload) else {
        throw error
      }
      return value
    }
  }
}

extension StoredChange {
  /// Reads what became of a key.
  static func read(from scanner: inout LineScanner) throws(ReplayError) -> StoredChange {
    let line = try StoredLine.read(from: &scanner)
    return StoredChange(line.key, to: try line.value)
  }
}

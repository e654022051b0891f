/// A header of which not every field was read.
struct HeaderDraft {
  var deck: String?
  var pairs: Int?
  var seed: UInt64?
  var viewport: ScriptSize?
  var scheme: ReplayHeader.Scheme?
  var comments: [String] = []
  private var places: [ReplayHeader.Field: TextPlace] = [:]

  mutating func readField(_ scanner: inout LineScanner, line: Int) throws(ReplayError) {
    let fields = ReplayHeader.Field.allCases
    let expected = "a field (\(fields.map(\.rawValue).joined(separator: ", "))) or a step"
    let column = scanner.place.column
    let field = try scanner.take(expected) { token in token.choice(of: ReplayHeader.Field.self) }
    if let first = places[field] {
      throw scanner.error(
        expected: "each field once",
        found: "`\(field.rawValue)` again, which line \(first.line) has", at: column)
    }
    places[field] = scanner.place
    try readValue(of: field, &scanner)
    try scanner.finish()
  }

  private mutating func readValue(
    of field: ReplayHeader.Field, _ scanner: inout LineScanner
  ) throws(ReplayError) {
    switch field {
    case .deck:
      deck = try scanner.take("a deck's name", \.name)
    case .pairs:
      let range = ReplayGrammar.pairs
      pairs = try scanner.take(
        "a number of pairs from \(range.lowerBound) to \(range.upperBound)"
      ) { token in token.integer(in: range) }
    case .seed:
      seed = try scanner.take("a seed from 0 to \(UInt64.max)", \.unsigned)
    case .viewport:
      viewport = try scanner.take("a size from 1x1 to 100000x100000") { token in
        token.size(in: ReplayGrammar.viewportSides)
      }
    case .scheme:
      scheme = try scanner.take("`light` or `dark`") { token in
        token.choice(of: ReplayHeader.Scheme.self)
      }
    }
  }

  /// The header, when all fields were read that have to be there.
  func finish(at position: SourcePosition, found: String) throws(ReplayError) -> ReplayHeader {
    func missing(_ field: ReplayHeader.Field) -> ReplayError {
      ReplayError(at: position, expected: "the field `\(field.rawValue)`", found: found)
    }
    guard let deck else { throw missing(.deck) }
    guard let pairs else { throw missing(.pairs) }
    guard let seed else { throw missing(.seed) }
    guard let viewport else { throw missing(.viewport) }
    var header = ReplayHeader(
      deck: deck, pairs: pairs, seed: seed, viewport: viewport, scheme: scheme,
      comments: comments)
    header.places = places
    return header
  }
}

extension ReplayHeader.Field {
  fileprivate static let table = WordTable<ReplayHeader.Field>()

  /// What stands in a header, for errors, by the version.
  private static let expectations = ReplayGrammar.versions.map { version in
    let fields = allCases.filter { $0.firstVersion <= version }.map(\.rawValue)
    return "a field (\(fields.joined(separator: ", "))) or a step"
  }

  /// Reads the word of a field that a version of the language has.
  fileprivate static func read(
    from scanner: inout LineScanner, version: Int
  ) throws(ReplayError) -> ReplayHeader.Field {
    func isKnown(_ field: ReplayHeader.Field) -> Bool { field.firstVersion <= version }
    if let field = try scanner.takeIf(in: table, where: isKnown) { return field }
    return try scanner.take(
      oneOf: ReplayHeader.Field.self, where: isKnown,
      expectations[version - ReplayGrammar.versions.lowerBound])
  }
}

/// A header of which not every field was read.
struct HeaderDraft {
  var version: Int
  var deck: String?
  var pairs: Int?
  var seed: UInt64?
  var viewport: ScriptSize?
  var scheme: ReplayHeader.Scheme?
  private var fonts: ReplayFonts?
  private var program: String?
  private var language: String?
  private var title: String?
  private var symbols: [String] = []
  private var symbolBytes = 0
  private var setup = SetupDraft()
  private var stored = StoredDraft()
  var comments: [String] = []
  private var places = FieldPlaces()
  /// Where the file is used that says a field.
  private var inherited = FieldPlaces()

  init(version: Int) {
    self.version = version
  }

  /// Whether no field was read yet.
  var isEmpty: Bool { places.isEmpty }

  /// Goes on with what another file began, which is used on this line: a field that is there once may be
  /// said again.
  init(using used: HeaderDraft, version: Int, at place: TextPlace) {
    self = used
    self.version = version
    comments = []
    inherited = used.places.moved(to: place)
    places = FieldPlaces()
    places.append(.use, at: place)
  }

  mutating func readField(_ scanner: inout LineScanner, line: Int) throws(ReplayError) {
    let column = scanner.place.column
    let field = try ReplayHeader.Field.read(from: &scanner, version: version)
    if !field.mayRepeat, let first = places.first(of: field) {
      throw scanner.error(
        expected: "each field once",
        found: "`\(field.rawValue)` again, which line \(first.line) has", at: column)
    }
    places.append(field, at: scanner.place)
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
      scheme = try scanner.take(oneOf: ReplayHeader.Scheme.self, "`light` or `dark`")
    case .fonts:
      fonts = try readFonts(&scanner)
    case .program:
      program = try scanner.take("a program's name in quotes") { $0.isQuoted ? $0.text : nil }
    case .language:
      let code: String = try scanner.take("a language's code, such as `de`") { token in
        token.value.flatMap { Self.isLanguage($0) ? $0 : nil }
      }
      language = code
    case .title:
      title = try scanner.take("a title in quotes") { $0.isQuoted ? $0.text : nil }
    case .symbols:
      repeat {
        try readSymbol(&scanner)
      } while scanner.peek != nil
    case .stored:
      try stored.readValue(&scanner)
    default:
      try setup.readValue(of: field, &scanner)
    }
  }

  private static func isLanguage(_ code: String) -> Bool {
    (2...35).contains(code.utf8.count)
      && code.utf8.allSatisfy { byte in
        byte == UInt8(ascii: "-") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
          || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
      }
  }

  private func readFonts(_ scanner: inout LineScanner) throws(ReplayError) -> ReplayFonts {
    var families: [String] = []
    repeat {
      guard families.count < ReplayGrammar.families || scanner.peek?.digest != nil else {
        throw scanner.error(expected: "at most \(ReplayGrammar.families) families of fonts")
      }
      families.append(
        try scanner.take("a font's family, in quotes if it is no plain word", \.value))
    } while scanner.peek?.value != nil
    let fingerprint = try scanner.take(
      "another family, or `#` and sixteen digits of their metrics", \.digest)
    return ReplayFonts(families: families, fingerprint: fingerprint)
  }

  private mutating func readSymbol(_ scanner: inout LineScanner) throws(ReplayError) {
    let position = scanner
    let symbol = try scanner.take("a symbol, in quotes if it is no plain word", \.value)
    symbols.append(symbol)
    symbolBytes += symbol.utf8.count
    guard symbols.count <= ReplayGrammar.symbols, symbolBytes <= ReplayGrammar.symbolBytes else {
      throw position.error(
        expected: "at most \(ReplayGrammar.symbols) symbols in \(ReplayGrammar.symbolBytes) bytes")
    }
  }

  /// The deck that the header carries, if it does.
  private func ownDeck(
    orElse missing: (ReplayHeader.Field) -> ReplayError
  ) throws(ReplayError) -> ReplayHeader.OwnDeck? {
    guard !symbols.isEmpty else {
      guard title == nil else { throw missing(.symbols) }
      return nil
    }
    guard let title else { throw missing(.title) }
    return ReplayHeader.OwnDeck(title: title, symbols: symbols)
  }

  /// The header, when all fields were read that have to be there.
  func finish(
    at position: SourcePosition, found: @autoclosure () -> String
  ) throws(ReplayError) -> ReplayHeader {
    func missing(_ field: ReplayHeader.Field) -> ReplayError {
      ReplayError(at: position, expected: "the field `\(field.rawValue)`", found: found())
    }
    let screen = setup.screen
    if screen == nil {
      guard deck != nil else { throw missing(.deck) }
      guard pairs != nil else { throw missing(.pairs) }
      guard seed != nil else { throw missing(.seed) }
    }
    guard let viewport else { throw missing(.viewport) }
    guard screen != nil || !places.contains(.given) && !inherited.contains(.given) else {
      throw missing(.screen)
    }
    var header = ReplayHeader(
      deck: deck ?? "", pairs: pairs ?? 0, seed: seed ?? 0, viewport: viewport, scheme: scheme,
      ownDeck: try ownDeck(orElse: missing), setup: setup.setup, screen: screen,
      comments: comments)
    header.version = version
    header.fonts = fonts
    header.program = program
    header.language = language
    header.stored = try stored.finish()
    header.places = places.merging(inherited)
    try refuseUnknownPair(of: header, in: position.file)
    return header
  }

  /// The ghost of a game has found pairs of that game.
  private func refuseUnknownPair(of header: ReplayHeader, in file: String) throws(ReplayError) {
    guard header.screen == nil,
      let find = header.setup.ghost.first(where: { $0.pair >= header.pairs })
    else { return }
    throw ReplayError(
      at: header.position(of: .ghost, in: file),
      expected: "pairs from 0 to \(header.pairs - 1), as there are \(header.pairs)",
      found: "`\(find)`")
  }
}

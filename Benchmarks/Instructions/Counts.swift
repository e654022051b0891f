/// Instructions that were counted and written down, to be compared with.
struct Counts: Equatable {
  /// One piece of work.
  struct Piece: Equatable {
    var name: String
    var total: Int
    /// Those that take most, by themselves or with what they call.
    var functions: [String: Cost]
  }

  /// What the program was built with: another compiler makes other instructions.
  var compiler: String
  /// In the order in which they were counted.
  var pieces: [Piece] = []

  /// The piece of a name.
  subscript(name: String) -> Piece? {
    pieces.first { $0.name == name }
  }
}

extension Counts.Piece {
  /// How many functions are kept of those that take most by themselves, and how many of those that
  /// do with what they call.
  static let kept = 20

  init(name: String, _ profile: CallgrindProfile) {
    let own = profile.functions.sorted { ($1.value.own, $0.key) < ($0.value.own, $1.key) }
    // What holds all of it, or calls itself through others, says nothing of where it grows.
    let total = profile.functions.filter { $0.value.total < profile.total }
      .sorted { ($1.value.total, $0.key) < ($0.value.total, $1.key) }
    let most = own.prefix(Self.kept) + total.prefix(Self.kept)
    self.init(
      name: name, total: profile.total,
      functions: Dictionary(most.map { ($0.key, $0.value) }) { first, _ in first })
  }
}

// MARK: Text

extension Counts: CustomStringConvertible {
  /// The text of a file: pieces, and under each its functions, those first that take most.
  var description: String {
    let pieces = pieces.map { piece in
      let functions = piece.functions.sorted {
        ($1.value.own, $1.value.total, $0.key) < ($0.value.own, $0.value.total, $1.key)
      }
      return
        (["\(piece.name) \(piece.total)"]
        + functions.map { "  \($0.value.own) \($0.value.total) \($0.key)" })
        .joined(separator: "\n")
    }
    return """
      # The instructions of fixed pieces of work, and the functions that take most of them: by
      # themselves, with what they call, and their names. `make bench` compares with them;
      # `make bench-accept` writes them down.
      compiler \(compiler)

      \(pieces.joined(separator: "\n\n"))

      """
  }

  /// Reads the text of a file.
  ///
  /// - Throws: `CountsError` for text that isn't counts.
  init(parsing text: String) throws(CountsError) {
    compiler = ""
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if line.isEmpty || line.hasPrefix("#") { continue }
      if line.hasPrefix("compiler ") {
        compiler = String(line.dropFirst("compiler ".count))
      } else if line.hasPrefix("  ") {
        try readFunction(line, number: index + 1)
      } else {
        try readPiece(line, number: index + 1)
      }
    }
  }

  private mutating func readPiece(_ line: Substring, number: Int) throws(CountsError) {
    let words = line.split(separator: " ")
    guard words.count == 2, let total = Int(words[1]) else {
      throw CountsError(line: number, expected: "a piece's name and its count", found: String(line))
    }
    pieces.append(Piece(name: String(words[0]), total: total, functions: [:]))
  }

  private mutating func readFunction(_ line: Substring, number: Int) throws(CountsError) {
    let words = line.split(separator: " ", maxSplits: 2)
    guard words.count == 3, let own = Int(words[0]), let total = Int(words[1]), !pieces.isEmpty
    else {
      throw CountsError(line: number, expected: "two counts and a function", found: String(line))
    }
    pieces[pieces.count - 1].functions[String(words[2])] = Cost(own: own, total: total)
  }
}

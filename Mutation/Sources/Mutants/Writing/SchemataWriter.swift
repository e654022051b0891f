/// Writes an original with a choice at each site.
///
/// An alternative is plain text, without choices inside: one mutant is chosen at a time. So the text grows with the depth of
/// expressions, not with its power.
struct SchemataWriter {
  private(set) var output: [UInt8] = []
  private(set) var mutants: [Mutant] = []
  private(set) var choices: [MutatedSource.Choice] = []
  private(set) var written: [WrittenSite] = []

  private let source: [UInt8]
  private let file: String
  private let first: Int
  private let refused: Set<Int>
  /// How many alternatives there were so far, refused ones too.
  private(set) var count = 0
  private var line = 1
  private var countedTo = 0
  /// Where bytes of the original went, for statements and functions.
  private var places: [Int]

  init(source: String, file: String, first: Int, refused: Set<Int>) {
    self.source = Array(source.utf8)
    self.file = file
    self.first = first
    self.refused = refused
    places = Array(repeating: 0, count: self.source.count + 1)
  }

  mutating func write(_ sites: [MutationSite]) {
    append("import MutantSwitch\n")
    var rest = sites[...]
    write(0..<source.count, &rest)
    places[source.count] = output.count
    for index in written.indices { written[index].move(places) }
  }

  private mutating func write(_ range: Range<Int>, _ rest: inout ArraySlice<MutationSite>) {
    var position = range.lowerBound
    while let site = rest.first, site.range.upperBound <= range.upperBound {
      rest.removeFirst()
      copy(position..<site.range.lowerBound)
      write(site, &rest)
      position = site.range.upperBound
    }
    copy(position..<range.upperBound)
  }

  private mutating func write(_ site: MutationSite, _ rest: inout ArraySlice<MutationSite>) {
    let index = written.count
    let start = output.count
    let numbered = site.alternatives.map { alternative in
      defer { count += 1 }
      return (number: count, alternative)
    }.filter { !refused.contains($0.number) }
    written.append(WrittenSite(site))
    guard !numbered.isEmpty else {
      write(site.range, &rest)
      written[index].range = start..<output.count
      return
    }
    append(site.form == .expression ? "(" : "")
    for (number, alternative) in numbered {
      append(site.form.opening(of: first + number))
      let begin = output.count
      append(alternative.text)
      choices.append(
        MutatedSource.Choice(
          range: begin..<output.count, mutant: mutant(number, alternative, of: site), site: index))
      append(site.form.between)
    }
    mutants += choices.suffix(numbered.count).map(\.mutant)
    append(site.form.beforeOriginal)
    write(site.range, &rest)
    append(site.form.closing)
    written[index].range = start..<output.count
  }

  private mutating func mutant(
    _ number: Int, _ alternative: MutationSite.Alternative, of site: MutationSite
  ) -> Mutant {
    Mutant(
      number: first + number, file: file, line: line(at: site.range.lowerBound),
      function: site.function, kind: alternative.kind,
      original: String(decoding: source[site.range], as: UTF8.self).onOneLine,
      replacement: alternative.text.onOneLine)
  }

  /// Sites come in order, so each line is counted once.
  private mutating func line(at offset: Int) -> Int {
    if offset < countedTo { (line, countedTo) = (1, 0) }
    line += source[countedTo..<offset].count { $0 == UInt8(ascii: "\n") }
    countedTo = offset
    return line
  }

  private mutating func copy(_ range: Range<Int>) {
    for offset in range {
      places[offset] = output.count
      output.append(source[offset])
    }
  }

  private mutating func append(_ text: String) {
    output += text.utf8
  }
}

extension MutationSite.Form {
  fileprivate func opening(of number: Int) -> String {
    switch self {
    case .statement: "if isMutant(\(number)) { "
    case .expression: "isMutant(\(number)) ? "
    }
  }

  fileprivate var between: String {
    switch self {
    case .statement: " } else "
    case .expression: " : "
    }
  }

  fileprivate var beforeOriginal: String {
    switch self {
    case .statement: "{ "
    case .expression: ""
    }
  }

  fileprivate var closing: String {
    switch self {
    case .statement: " }"
    case .expression: ")"
    }
  }
}

extension String {
  /// Without line ends and what indents the lines.
  var onOneLine: String {
    split { $0 == " " || $0.isNewline }.joined(separator: " ")
  }
}

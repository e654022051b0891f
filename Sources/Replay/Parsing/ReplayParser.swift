import Foundation

/// Reads a script line by line.
///
/// It is fed one line at a time, so that the recorder can read back what it writes.
struct ReplayParser {
  let file: String
  /// The number of the line that is read, from 1.
  var line = 0
  /// The version of the language that the first line says.
  var version = ReplayGrammar.version
  var draft = HeaderDraft(version: ReplayGrammar.version)
  /// The header, once a step has come.
  var header: ReplayHeader?
  /// Whether no step has come yet. To ask the header is to copy it.
  private var isInHeader = true
  var steps: [ReplayStep] = []
  /// Comments whose step or field hasn't come yet.
  var comments: [String] = []
  /// Until when each pointer is held by a tap, a press or a drag, in milliseconds, and the line
  /// that says so.
  var holds: [Int: Hold] = [:]
  var lastTime: Int64 = 0
  var latestHold: Hold?
  /// Until when a step waits, which all others come behind.
  var waiting: Hold?
  /// Reads the files that a script uses; nil where none may be used.
  let library: ReplayLibrary?
  /// Whether the last step may be followed by changes.
  var takesChanges = false
  var hasEnded = false
  /// The bytes of the last step's changes.
  var changeBytes = 0

  struct Hold {
    var until: Int64
    var line: Int
    /// The file that the line stands in, where that is one that the script uses.
    var file: String?

    /// `line 6`, or `line 6 of start.part`.
    var place: String { "line \(line)" + (file.map { " of \($0)" } ?? "") }

    func from(_ file: String) -> Hold {
      Hold(until: until, line: line, file: file)
    }
  }

  init(file: String, library: ReplayLibrary? = nil) {
    self.file = file
    self.library = library
  }

  /// Reads the next line, without its newline.
  mutating func read(
    _ bytes: ArraySlice<UInt8>, isTerminated: Bool = true
  ) throws(ReplayError) {
    try bytes.withUnsafeBufferPointer { bytes throws(ReplayError) in
      try read(bytes, isTerminated: isTerminated)
    }
  }

  /// Reads the line that lies at an address.
  ///
  /// - Parameter isPrintable: Whether it is known to be printable ASCII.
  mutating func read(
    _ bytes: UnsafeBufferPointer<UInt8>, isTerminated: Bool, isPrintable: Bool = false
  ) throws(ReplayError) {
    line += 1
    guard bytes.count <= ReplayGrammar.lineBytes else { throw lineIsTooLong }
    let content = bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes[...]
    if !isPrintable, let binary = content.firstBinary { throw refusal(of: binary) }
    var isInterrupted = false
    var words = content
    if !isTerminated, content.beginsWithDigit, let cut = content.interruptedPart {
      isInterrupted = true
      words = cut
    }
    var scanner = try LineScanner(
      UnsafeBufferPointer(rebasing: words), file: file, line: line, endsFile: !isTerminated)
    guard line > 1 else { return try readFirstLine(&scanner, isTerminated: isTerminated) }
    guard let first = scanner.peek else { return }
    if first.begins(with: "//") {
      comments.append(content.comment)
      return
    }
    try readContent(&scanner)
    guard isTerminated || isInterrupted || hasEnded else {
      throw scanner.error(expected: "a newline: the last line is cut off")
    }
    if isInterrupted, takesChanges {
      throw scanner.error(expected: "one digest")
    }
  }

  /// Reads all lines of a file.
  mutating func readAll(_ bytes: [UInt8]) throws(ReplayError) {
    try bytes.withUnsafeBufferPointer { bytes throws(ReplayError) in
      let isPrintable = bytes.isPrintableASCII(or: UInt8(ascii: "\n"))
      var start = 0
      while start < bytes.count {
        let rest = UnsafeBufferPointer(rebasing: bytes[start...])
        guard let newline = rest.firstNewline else {
          return try read(rest, isTerminated: false, isPrintable: isPrintable)
        }
        try read(
          UnsafeBufferPointer(rebasing: rest[..<newline]), isTerminated: true,
          isPrintable: isPrintable)
        start += newline + 1
      }
    }
  }

  /// The script, when all lines were read.
  func finish() throws(ReplayError) -> ReplayScript {
    guard line > 0 else {
      throw ReplayError(
        at: SourcePosition(file: file, line: 1, column: 1),
        expected: "`recall-replay \(ReplayGrammar.version)`",
        found: "an empty file")
    }
    let header: ReplayHeader
    if let known = self.header {
      header = known
    } else {
      header = try draft.finish(at: endOfFile, found: "the end of the file")
    }
    var script = ReplayScript(header: header, steps: steps, trailingComments: comments)
    script.file = file
    return script
  }

  /// Forgets the steps that were read, but for the last.
  mutating func forgetSteps() {
    steps.removeFirst(max(0, steps.count - 1))
  }

  /// Takes the first step that was read, if it can't get more changes.
  mutating func takeWholeStep(atEnd: Bool) -> ReplayStep? {
    guard steps.count > (atEnd ? 0 : 1) else { return nil }
    return steps.removeFirst()
  }

  /// Forgets comments: only whether one stands here matters for what comes next.
  mutating func forgetComments() {
    comments = comments.isEmpty ? [] : [""]
    draft.comments = []
    for index in steps.indices where !steps[index].comments.isEmpty {
      steps[index].comments = []
    }
  }

  /// What a line is refused with that is longer than a line may be.
  var lineIsTooLong: ReplayError {
    ReplayError(
      at: SourcePosition(file: file, line: line, column: 1),
      expected: "a line of at most \(ReplayGrammar.lineBytes) bytes", found: "a longer one")
  }

  private var endOfFile: SourcePosition {
    SourcePosition(file: file, line: line + 1, column: 1)
  }

  private mutating func readFirstLine(
    _ scanner: inout LineScanner, isTerminated: Bool
  ) throws(ReplayError) {
    try scanner.takeWord("recall-replay")
    let versions = ReplayGrammar.versions
    version = try scanner.take("version \(versions.lowerBound) to \(versions.upperBound)") {
      token in
      token.integer(in: versions)
    }
    draft.version = version
    try scanner.finish()
    guard isTerminated else {
      throw scanner.error(expected: "a newline: the last line is cut off")
    }
  }

  private mutating func readContent(_ scanner: inout LineScanner) throws(ReplayError) {
    let startsWithDigit =
      scanner.peek.map { !$0.isQuoted && $0.bytes.first?.isDigit ?? false }
      ?? false
    if isInHeader, !startsWithDigit {
      if scanner.isNext("use"),
        version >= ReplayHeader.Field.use.firstVersion
      {
        return try readUse(&scanner)
      }
      try draft.readField(&scanner, line: line)
      if !comments.isEmpty {
        draft.comments += comments
        comments = []
      }
    } else if startsWithDigit {
      if isInHeader {
        header = try draft.finish(
          at: SourcePosition(file: file, line: line, column: scanner.place.column),
          found: scanner.error(expected: "").found)
        isInHeader = false
      }
      try readStep(&scanner)
    } else {
      try readChange(&scanner)
    }
  }

  private func refusal(of binary: (byte: UInt8, column: Int)) -> ReplayError {
    let digits = String(binary.byte, radix: 16, uppercase: true)
    return ReplayError(
      at: SourcePosition(file: file, line: line, column: binary.column), expected: "text in UTF-8",
      found: "the byte 0x\(digits.utf8.count < 2 ? "0" : "")\(digits)")
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether each byte is printable ASCII, or another one that may be here.
  fileprivate func isPrintableASCII(or other: UInt8 = UInt8(ascii: " ")) -> Bool {
    // Without a branch, so that many bytes are looked at at once.
    var others: UInt8 = 0
    for byte in self {
      others |= (byte &- 0x20 > 0x7E - 0x20 ? 1 : 0) & (byte == other ? 0 : 1)
    }
    return others == 0
  }

  /// Where the first newline is.
  package var firstNewline: Int? {
    guard let baseAddress, let found = memchr(baseAddress, Int32(UInt8(ascii: "\n")), count)
    else { return nil }
    return UnsafeRawPointer(found) - UnsafeRawPointer(baseAddress)
  }
}

extension Slice<UnsafeBufferPointer<UInt8>> {
  /// The first byte that is no UTF-8, or a control character but a tab, and its column.
  fileprivate var firstBinary: (byte: UInt8, column: Int)? {
    // Nearly all lines are ASCII, and looked at in no time.
    guard !UnsafeBufferPointer(rebasing: self).isPrintableASCII() else { return nil }
    var (index, column) = (startIndex, 1)
    while index < endIndex {
      let byte = self[index]
      guard let length = lengthOfScalar(at: index), byte >= 0x20 || byte == UInt8(ascii: "\t"),
        byte != 0x7F
      else { return (byte, column) }
      index += length
      column += 1
    }
    return nil
  }

  /// The text of the comment that this line is.
  fileprivate var comment: String {
    let text = drop(while: \.isBlank).dropFirst(2)
    let isSpaced = text.first == UInt8(ascii: " ")
    return String(decoding: isSpaced ? text.dropFirst() : text, as: UTF8.self)
  }

  fileprivate var beginsWithDigit: Bool {
    drop(while: \.isBlank).first?.isDigit ?? false
  }

  /// What stands before a `#` at the end, if one is there.
  fileprivate var interruptedPart: Self? {
    guard last == UInt8(ascii: "#"), dropLast().last?.isBlank == true else { return nil }
    return dropLast()
  }

  /// The number of bytes of the well-formed UTF-8 scalar that begins at `index`, if one does
  /// (Unicode 15, table 3-7).
  fileprivate func lengthOfScalar(at index: Int) -> Int? {
    let lead = self[index]
    let second: ClosedRange<UInt8>
    let length: Int
    switch lead {
    case 0x00...0x7F: return 1
    case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return nil
    }
    guard index + length <= endIndex, second.contains(self[index + 1]) else { return nil }
    return self[(index + 2)..<(index + length)].allSatisfy { $0 & 0xC0 == 0x80 } ? length : nil
  }
}

extension ReplayScript {
  /// Reads a script from the bytes of a file; `file` names it in errors.
  ///
  /// - Parameters:
  ///   - bytes: The file's content.
  ///   - file: What errors call it.
  ///   - library: Reads the files that the script uses; nil where it may use none.
  /// - Throws: `ReplayError`, at the first place that breaks the grammar.
  /// - Complexity: O(*n*) in the number of bytes.
  public init(
    parsing bytes: [UInt8], file: String, library: ReplayLibrary? = nil
  ) throws(ReplayError) {
    var parser = ReplayParser(file: file, library: library)
    try parser.readAll(bytes)
    self = try parser.finish()
  }

  /// Reads a script from text; `file` names it in errors.
  ///
  /// - Throws: `ReplayError`, at the first place that breaks the grammar.
  public init(parsing text: String, file: String) throws(ReplayError) {
    try self.init(parsing: Array(text.utf8), file: file)
  }
}

/// Reads a script step by step from bytes that come in pieces: what it holds doesn't grow with the
/// file.
///
/// A file that breaks the grammar at its end is only found out there: who wants to know first reads
/// it twice, with ``ReplayOutline``. Comments are left out.
public struct ReplayReader {
  /// Hands over the next bytes, of which an empty array means the end.
  public typealias Source = () throws -> [UInt8]

  /// What the script begins with.
  public private(set) var header: ReplayHeader
  /// The file that the script is read from, as errors name it.
  public let file: String
  /// How many bytes were read.
  public private(set) var bytesRead = 0
  private let source: Source
  private let mostBytes: Int
  private var parser: ReplayParser
  private var lines = LineSplitter()
  private var isAtEnd = false

  /// Reads the header, and the first step if there is one.
  ///
  /// - Throws: `ReplayError`, at the first place that breaks the grammar or can't be read.
  ///
  /// - Parameters:
  ///   - file: What errors call it.
  ///   - library: Reads the files that the script uses; nil where it may use none.
  ///   - source: Hands over the bytes.
  public init(
    file: String, library: ReplayLibrary? = nil, source: @escaping Source
  ) throws(ReplayError) {
    try self.init(
      file: file, mostBytes: ReplayGrammar.fileBytes, library: library, source: source)
  }

  init(
    file: String, mostBytes: Int, library: ReplayLibrary? = nil, source: @escaping Source
  ) throws(ReplayError) {
    self.file = file
    self.mostBytes = mostBytes
    self.source = source
    parser = ReplayParser(file: file, library: library)
    let nothing = ScriptCoordinate(thousandths: 0)
    header = ReplayHeader(
      deck: "", pairs: 1, seed: 0, viewport: ScriptSize(width: nothing, height: nothing))
    while parser.header == nil, try readLine() {}
    header = try parser.finish().header
  }

  /// The next step, with all of its changes; nil at the end.
  ///
  /// - Throws: `ReplayError`, at the first place that breaks the grammar or can't be read.
  /// - Complexity: O(*n*) in the number of bytes of the step.
  public mutating func next() throws(ReplayError) -> ReplayStep? {
    while true {
      if let step = parser.takeWholeStep(atEnd: isAtEnd) { return step }
      guard try readLine() else { return parser.takeWholeStep(atEnd: true) }
    }
  }

  /// Reads a line; false at the end.
  private mutating func readLine() throws(ReplayError) -> Bool {
    while !isAtEnd {
      if let line = lines.next() {
        try lines.bytes.withUnsafeBufferPointer { bytes throws(ReplayError) in
          try parser.read(UnsafeBufferPointer(rebasing: bytes[line]), isTerminated: true)
        }
        parser.forgetComments()
        return true
      }
      guard lines.rest.count <= ReplayGrammar.lineBytes else {
        parser.line += 1
        throw parser.lineIsTooLong
      }
      try readPiece()
    }
    return false
  }

  private mutating func readPiece() throws(ReplayError) {
    let piece: [UInt8]
    do {
      piece = try source()
    } catch {
      throw ReplayError(
        at: SourcePosition(file: file, line: parser.line + 1, column: 1),
        expected: "a file that can be read", found: "the error `\(error)`")
    }
    bytesRead += piece.count
    guard bytesRead <= mostBytes else {
      throw ReplayError(
        at: SourcePosition(file: file, line: parser.line + 1, column: 1),
        expected: "a file of at most \(mostBytes) bytes", found: "a larger one")
    }
    guard piece.isEmpty else { return lines.append(piece) }
    isAtEnd = true
    guard !lines.rest.isEmpty else { return }
    try parser.read(lines.rest, isTerminated: false)
    parser.forgetComments()
  }
}

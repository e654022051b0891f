/// What a script comes to, known once all of it was read.
public struct ReplayOutline: Sendable {
  /// How many steps there are.
  public private(set) var steps = 0
  /// How many digests there are.
  public private(set) var digests = 0
  /// Whether the script says where it ends.
  public private(set) var isComplete = false
  /// The time of the last event, in milliseconds.
  public private(set) var endTime: Int64 = 0
  /// The size that the viewport has at the end, or at the moment that was asked for.
  public private(set) var viewport: ScriptSize
  /// Where the script says that size.
  public private(set) var viewportPosition: SourcePosition

  /// Reads a script to its end, and refuses it if it breaks the grammar.
  ///
  /// - Parameters:
  ///   - reader: A reader at its beginning.
  ///   - milliseconds: When the viewport is asked for; nil for the end.
  ///   - progress: Is told from time to time how many bytes were read.
  /// - Throws: `ReplayError`, at the first place that breaks the grammar or can't be read.
  /// - Complexity: O(*n*) in the number of bytes; the memory is that of one step.
  public init(
    reading reader: inout ReplayReader, until milliseconds: Int64? = nil,
    progress: (Int) -> Void = { _ in }
  ) throws(ReplayError) {
    viewport = reader.header.viewport
    viewportPosition = reader.header.position(of: .viewport, in: reader.file)
    var told = 0
    while let step = try reader.next() {
      steps += 1
      if step.digest != nil { digests += 1 }
      if reader.bytesRead != told {
        told = reader.bytesRead
        progress(told)
      }
      isComplete = step.action == .end
      endTime = max(endTime, step.endTime)
      if case .resize(let size) = step.action, step.time <= milliseconds ?? .max {
        viewport = size
        viewportPosition = step.position(in: reader.file)
      }
    }
  }
}

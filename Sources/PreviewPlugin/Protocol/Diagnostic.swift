/// What is wrong with a macro's call, for whoever wrote it.
struct Diagnostic: Encodable {
  struct Position: Encodable {
    let fileName: String
    /// In bytes.
    let offset: Int
  }

  /// None of these is ever given.
  private struct Nothing: Encodable {}

  let message: String
  private let severity = "error"
  let position: Position
  private let highlights: [Nothing] = []
  private let notes: [Nothing] = []
  private let fixIts: [Nothing] = []

  /// - Parameters:
  ///   - message: A sentence: what was expected, and what was found.
  ///   - location: The call; nil for nowhere.
  ///   - offset: Where in the call, in bytes.
  init(_ message: String, at location: MacroCall.Location? = nil, plus offset: Int = 0) {
    self.message = message
    position = Position(
      fileName: location?.fileName ?? "", offset: (location?.offset ?? 0) + offset)
  }
}

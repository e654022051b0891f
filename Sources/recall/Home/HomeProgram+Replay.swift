import Rasterizer
import RecallUI
import Replay

extension HomeProgram {
  /// What scripts call it.
  static let name = "program"

  /// What a replay begins with.
  ///
  /// - Throws: `DecodingError` for what isn't as it should be, and `RecordStoreError` without memory.
  convenience init(_ header: ReplayHeader, textMeasurer: PangoTextMeasurer) throws {
    let contents = try ProgramContents(text: header.screen?.given ?? "")
    self.init(
      keeper: try GameKeeper(contents, seed: header.seed), viewport: header.viewport.cgSize,
      measurer: textMeasurer, language: header.language.flatMap { Language($0) } ?? .english)
  }

  /// What a recording of the program begins with.
  ///
  /// - Parameters:
  ///   - contents: All that there is; nil where nobody reads the header.
  ///   - seed: What the seeds of new games are drawn by.
  ///   - viewport: The window's size.
  ///   - language: What is shown where the player has chosen no language.
  static func header(
    _ contents: ProgramContents?, seed: UInt64, viewport: ScriptSize, language: Language = .english
  ) -> ReplayHeader {
    var header = ReplayHeader(
      deck: "", pairs: 0, seed: seed, viewport: viewport,
      screen: ReplayScreen(name: name, given: contents?.text ?? ""))
    if language != .english { header.language = language.identifier }
    return header
  }
}

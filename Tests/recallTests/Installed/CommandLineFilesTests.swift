import Foundation
import Testing

/// What is made of the command line's own definition: the manual's pages, and what shells complete.
@Suite struct CommandLineFilesTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private static let manual = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
    url.deletingLastPathComponent()
  }.appendingPathComponent("scripts/manual")

  private static func tool(_ name: String) -> URL? {
    ["/usr/bin", "/bin"].map { URL(fileURLWithPath: "\($0)/\(name)") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  private func run(_ tool: String, _ arguments: [String]) throws -> RecallProcess.Result {
    let program = try #require(Self.tool(tool), "there is no \(tool) here")
    return try RecallProcess.run(
      program, arguments, in: folder.url,
      environment: ["MANWIDTH": "80", "LC_ALL": "C.UTF-8", "MAN_KEEP_FORMATTING": ""])
  }

  /// Writes all pages.
  private func writePages() throws -> [String] {
    let dump = try RecallProcess.run(["--experimental-dump-help"])
    try folder.write(dump.output.utf8, as: "definition.json")
    let result = try RecallProcess.run(
      URL(fileURLWithPath: "/bin/sh"),
      ["-c", #""$0" pages 2026-12-01 1.2.3 <definition.json"#, Self.manual.path], in: folder.url)
    #expect(result.errors == "")
    try #require(result.status == 0)
    return try FileManager.default.contentsOfDirectory(atPath: folder.path("pages")).sorted()
  }

  @Test func eachCommandThatHelpTellsOfHasAPage() throws {
    let hidden: Set = ["icon"]
    let commands = CommandLineDefinition.commands.map(\.commandName).filter { !hidden.contains($0) }
    #expect(
      try writePages() == (["recall.6"] + commands.map { "recall-\($0).6" }).sorted())
  }

  @Test(.enabled(if: tool("man") != nil, "there is no man here"))
  func manReadsEachPageWithoutAWarning() throws {
    for page in try writePages() {
      let result = try run("man", ["--warnings", "-l", folder.path("pages/\(page)")])
      #expect(result.errors == "", "\(page)")
      #expect(result.status == 0, "\(page)")
      #expect(result.output.hasPrefix(page.dropLast(2).uppercased() + "(6)"), "\(page)")
    }
  }

  @Test(.enabled(if: tool("man") != nil, "there is no man here"))
  func aPageTellsOfEachOption() throws {
    _ = try writePages()
    let page = try run("man", ["-l", folder.path("pages/recall-play.6")]).output
    let play = try #require(CommandLineDefinition.commands.first { $0.commandName == "play" })
    let words = (play.arguments ?? []).compactMap(\.word)
    #expect(words.count > 10)
    for word in words { #expect(page.contains(" \(word)"), "\(word)") }
    #expect(page.contains("1.2.3") && page.contains("2026-12-01"))
  }

  // MARK: Completions

  private func completion(_ shell: String) throws -> String {
    let result = try RecallProcess.run(["--generate-completion-script", shell])
    #expect(result.errors == "")
    #expect(result.status == 0)
    return try folder.write(result.output.utf8, as: "recall.\(shell)")
  }

  @Test(arguments: [
    ("recall re", ["replay", "report", "review"]),
    ("recall play --deck f", ["faces", "flags", "food"]),
    ("recall replay fir", ["first.replay"]), ("recall play --record sec", ["second.replay"]),
    ("recall ico", []),
  ])
  func bashCompletesWhatIsBegun(line: String, words: [String]) throws {
    for name in ["first.replay", "second.replay"] { try folder.write([], as: name) }
    let script = """
      . '\(try completion("bash"))'
      COMP_LINE='\(line)'
      COMP_WORDS=($COMP_LINE)
      COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
      COMP_POINT=${#COMP_LINE}
      _recall recall "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD-1]}" 2>/dev/null
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    let result = try run("bash", ["-c", script])
    #expect(result.output.split(separator: "\n").map(String.init).sorted() == words)
  }

  @Test(
    arguments: ["bash", "zsh", "fish"])
  func eachShellCanReadItsCompletions(shell: String) throws {
    let script = try completion(shell)
    #expect(!(try folder.text("recall.\(shell)").contains("icon ")))
    guard Self.tool(shell) != nil else { return }
    let result = try run(shell, ["-n", script])
    #expect(result.errors == "")
    #expect(result.status == 0)
  }
}

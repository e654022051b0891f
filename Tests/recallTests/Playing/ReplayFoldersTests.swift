import Foundation
import Testing

/// A folder is looked through within bounds, and what can't be looked at is said.
@Suite struct ReplayFoldersTests {
  private let folder: TemporaryFolder
  private static let replay =
    "recall-replay 1\ndeck vehicles\npairs 2\nseed 1\nviewport 90x60\n\n0 end\n"

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.replay.utf8, as: "good.replay")
  }

  /// Expects these errors, each on a line, and that the good replay was played all the same.
  private func expect(
    _ errors: [String], status: Int32 = 2, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let result = try RecallProcess.run(["replay", "."], in: folder.url)
    #expect(
      result.errors == errors.map { "Error: \($0)\n" }.joined(), sourceLocation: sourceLocation)
    #expect(result.status == status, sourceLocation: sourceLocation)
    #expect(result.output.hasPrefix("./good.replay: 1 step"), sourceLocation: sourceLocation)
  }

  /// Makes folders in folders, and a replay in the innermost one.
  private func nest(_ name: String, to depth: Int) throws {
    let path = Array(repeating: name, count: depth).joined(separator: "/")
    try FileManager.default.createDirectory(
      atPath: folder.path(path), withIntermediateDirectories: true)
    try folder.write(Self.replay.utf8, as: path + "/deep.replay")
  }

  @Test func foldersAreLookedThroughToADepth() throws {
    try nest("d", to: 32)
    let result = try RecallProcess.run(["replay", "."], in: folder.url)
    #expect(result.status == 0)
    #expect(result.output.contains("deep.replay: 1 step"))
    try nest("d", to: 33)
    let deepest = "./" + String(repeating: "d/", count: 33)
    try expectDeep(deepest)
  }

  private func expectDeep(_ deepest: String) throws {
    let result = try RecallProcess.run(["replay", "."], in: folder.url)
    #expect(
      result.errors == """
        Error: \(deepest): expected folders in folders to a depth of 32, found this one

        """)
    #expect(result.status == 2)
  }

  /// One wrong path doesn't keep the others from being played, and reports know of it.
  @Test(arguments: ["json", "junit"])
  func aPathWhereNothingIsIsReportedAndTheRestIsPlayed(format: String) throws {
    try FileManager.default.createDirectory(
      atPath: folder.path("empty"), withIntermediateDirectories: true)
    let call = ["replay", "nope", "good.replay", "empty"]
    let text = try RecallProcess.run(call, in: folder.url)
    let errors = """
      Error: nope: there is no such file or folder
      Error: empty: there is no *.replay file in this folder

      """
    #expect(text.errors == errors)
    #expect(text.output.hasPrefix("good.replay: 1 step"))
    #expect(text.status == 2)
    let result = try RecallProcess.run(call + ["--format", format], in: folder.url)
    #expect(result.status == 2)
    #expect(result.errors == errors)
    for part in format == "json"
      ? [#""malformed" : 2"#, #""passed" : 1"#, "nope: there is no such file or folder"]
      : ["tests=\"3\" failures=\"0\" errors=\"2\"", "name=\"nope\"", "name=\"good.replay\""]
    {
      #expect(result.output.contains(part), "\(part)")
    }
  }

  @Test func linksAreNotFollowedToOtherFolders() throws {
    for (name, target) in [("loop", "."), ("self.replay", "self.replay"), ("up.replay", "..")] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.path(name), withDestinationPath: target)
    }
    try expect([
      "./loop: expected a folder or a file, found a link to a folder, which is not followed",
      "./self.replay: cannot be looked at: Too many levels of symbolic links",
      "./up.replay: expected a folder or a file, found a link to a folder, which is not followed",
    ])
  }

  @Test func aLinkToAReplayIsPlayed() throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link.replay"), withDestinationPath: "good.replay")
    let result = try RecallProcess.run(["replay", "."], in: folder.url)
    #expect(result.status == 0)
    #expect(result.output.contains("./link.replay: 1 step"))
  }

  @Test func aPipeIsNotWaitedFor() throws {
    #expect(mkfifo(folder.path("pipe.replay"), 0o600) == 0)
    #expect(mkfifo(folder.path("pipe"), 0o600) == 0)
    try expect(["./pipe.replay: cannot be read: expected a file, found a pipe"])
  }

  /// No path can name what lies in it: the system refuses to look, to root as well.
  @Test func aFolderWhosePathIsTooLong() throws {
    let name = String(repeating: "n", count: 250)
    var descriptor = open(folder.url.path, O_RDONLY | O_DIRECTORY)
    for _ in 1...17 {
      #expect(mkdirat(descriptor, name, 0o700) == 0)
      let inner = openat(descriptor, name, O_RDONLY | O_DIRECTORY)
      close(descriptor)
      descriptor = inner
    }
    close(descriptor)
    let result = try RecallProcess.run(["replay", "."], in: folder.url)
    #expect(result.errors.hasSuffix(": cannot be looked at: File name too long\n"))
    #expect(result.errors.components(separatedBy: "\n").count == 2)
    #expect(result.status == 2)
    // Neither can FileManager take it away again.
    let remover = Process()
    remover.executableURL = URL(fileURLWithPath: "/bin/rm")
    remover.arguments = ["-rf", folder.path(name)]
    try remover.run()
    remover.waitUntilExit()
  }

  @Test func aFolderOfMoreThanAnybodyWouldLookThrough() throws {
    let many = folder.path("many")
    try FileManager.default.createDirectory(atPath: many, withIntermediateDirectories: true)
    for number in 0...100_000 {
      #expect(symlink("nowhere", "\(many)/\(number)") == 0)
    }
    let result = try RecallProcess.run(["replay", "."], in: folder.url)
    #expect(
      result.errors == """
        Error: .: expected a folder of at most 100000 files, found more; \
        name one that is nearer to the replays

        """)
    #expect(result.status == 2)
  }
}

import Foundation
import Testing

/// What a script may ask of the machine: little, or it is told so.
@Suite(.serialized) struct BoundsTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func header(pairs: Int = 8, viewport: String = "800x600") -> String {
    "recall-replay 1\ndeck vehicles\npairs \(pairs)\nseed 1\nviewport \(viewport)\n\n"
  }

  /// The most memory that a replay has taken after some seconds, or at its end, in megabytes.
  private func peak(_ text: String, seconds: TimeInterval = 4) throws -> Int {
    let path = try folder.write(text.utf8, as: "a.replay")
    let process = try BackgroundProcess(
      [RecallProcess.executable.path, "replay", path],
      environment: RecallProcess.environment([:]), lifetime: nil)
    var peak = 0
    _ = wait(upTo: seconds) {
      peak = max(peak, process.peakMemory ?? 0)
      return !process.isRunning
    }
    if process.isRunning { #expect(try process.end(with: SIGINT) == SIGINT) }
    return peak
  }

  /// Each of these took more than a gigabyte.
  @Test(arguments: [
    "0 drag 1,1 -> 2,2 over 10000000000\n",
    "0 tap card:1\n100 press 1,1 for 10000000000\n10000000000 end\n",
  ])
  func aShortScriptTakesLittleMemory(steps: String) throws {
    #expect(try peak(header() + steps) < 200)
  }

  @Test func aLongFileTakesLittleMemory() throws {
    let steps = String(repeating: "0 wait\n", count: 400_000)
    #expect(try peak(header() + steps) < 200)
  }

  @Test(arguments: [
    "0 end\n", "0 resize 1x100000\n0 end\n", "0 resize 100000x100000\n0 end\n",
    "0 resize 100000x1\n0 end\n", "0 resize 4096x4096\n0 end\n",
  ])
  func aLargeBoardTakesLittleMemoryInAnyViewport(steps: String) throws {
    #expect(try peak(header(pairs: 10_000) + steps, seconds: 60) < 250)
  }

  @Test(arguments: [
    ("0 end", "800x600", "8192x8193", "5:10"), ("0 resize 20000x20000\n0 end", "8x8", "", "7:3"),
  ])
  func aPictureHasABound(steps: String, small: String, large: String, position: String) throws {
    let text = header(viewport: large.isEmpty ? small : large) + steps + "\n"
    try folder.write(text.utf8, as: "a.replay")
    let result = try RecallProcess.run(
      ["snapshot", "a.replay", "--output", "a.png"], in: folder.url)
    #expect(result.status == 2)
    #expect(
      result.errors.hasPrefix(
        "Error: a.replay:\(position): expected a viewport of at most 67108864 pixels to draw, found "
      ))
    #expect(!FileManager.default.fileExists(atPath: folder.path("a.png")))
  }

  @Test func aMomentHasABound() throws {
    try folder.write((header() + "0 end\n").utf8, as: "a.replay")
    for (at, status) in [("10000000000", Int32(0)), ("10000000001", 2)] {
      let result = try RecallProcess.run(
        ["snapshot", "a.replay", "--at", at, "--output", "a.png"], in: folder.url)
      #expect(result.status == status)
    }
  }

  @Test func aFolderThatCannotBeLookedIntoIsNamed() throws {
    let locked = folder.path("b")
    try FileManager.default.createDirectory(atPath: locked, withIntermediateDirectories: false)
    try folder.write((header() + "0 end\n").utf8, as: "a.replay")
    try folder.write((header() + "0 end\n").utf8, as: "c.replay")
    chmod(locked, 0)
    chmod(folder.url.path, 0o755)
    defer { chmod(locked, 0o700) }
    // Root looks into everything, so somebody else has to try.
    let somebody = geteuid() == 0 ? "setpriv --reuid=65534 --clear-groups " : ""
    let result = try RecallProcess.run(
      ["replay", "."], in: folder.url, redirecting: "", prefix: somebody)
    #expect(result.status == 2)
    #expect(result.errors == "Error: ./b/: cannot be looked into: Permission denied\n")
    #expect(
      result.output == """
        ./a.replay: 1 step, 0 digests and 0 expectations hold, 0 ms
        ./c.replay: 1 step, 0 digests and 0 expectations hold, 0 ms

        """)
  }
}

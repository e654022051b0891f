import Foundation
import Testing

/// What files are made, and how.
@Suite struct OutputRulesTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      "recall-replay 1\ndeck vehicles\npairs 2\nseed 1\nviewport 90x60\n\n0 end\n".utf8,
      as: "good.replay")
  }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted()
  }

  @Test(arguments: [
    ["snapshot", "good.replay", "--output"], ["gallery", "--sheet"],
  ])
  func aPictureIsReplacedOnlyByForce(call: [String]) throws {
    try folder.write("precious".utf8, as: "a.png")
    try folder.write("behind".utf8, as: "b.png")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link.png"), withDestinationPath: "b.png")
    let refused = try RecallProcess.run(call + ["a.png"], in: folder.url)
    #expect(
      refused.errors == """
        Error: cannot write a.png: File exists; name a file that isn't there yet, or add --force

        """)
    #expect(refused.status == 2)
    #expect(try folder.text("a.png") == "precious")
    #expect(try RecallProcess.run(call + ["link.png", "--force"], in: folder.url).status == 2)
    #expect(try folder.text("b.png") == "behind")
    #expect(try RecallProcess.run(call + ["a.png", "--force"], in: folder.url).status == 0)
    #expect(try Data(contentsOf: folder.url.appendingPathComponent("a.png")).starts(with: [0x89]))
    #expect(try names() == ["a.png", "b.png", "good.replay", "link.png"])
  }

  @Test func aRecordingFollowsNoLink() throws {
    try folder.write("precious".utf8, as: "behind")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("a.replay"), withDestinationPath: "behind")
    let result = try RecallProcess.run(
      ["play", "--record", "a.replay", "--time-start"], in: folder.url)
    #expect(
      result.errors == """
        Error: cannot record in a.replay: it is a symbolic link, which is not followed; \
        name a file that isn't there yet

        """)
    #expect(result.status == 2)
    #expect(try folder.text("behind") == "precious")
  }

  @Test(arguments: [("022", 0o644), ("027", 0o640), ("077", 0o600), ("000", 0o666)])
  func theUmaskIsKeptTo(mask: String, mode: Int) throws {
    for call in [
      ["snapshot", "good.replay", "--output", "new"],
      ["play", "--pairs", "2", "--time-start", "--record", "new"],
    ] {
      let result = try RecallProcess.run(
        call, in: folder.url, redirecting: ">/dev/null", umask: mask)
      #expect(result.status == 0, "\(result.errors)")
      let attributes = try FileManager.default.attributesOfItem(atPath: folder.path("new"))
      #expect(attributes[.posixPermissions] as? Int == mode)
      try FileManager.default.removeItem(atPath: folder.path("new"))
    }
  }

  /// The recording would get the number of standard output, and with it all that is said.
  @Test(arguments: [">&-", "2>&-", "<&-", ">&- 2>&- <&-"])
  func aRecordingHoldsNothingElse(closed: String) throws {
    let result = try RecallProcess.run(
      [
        "play", "--pairs", "2", "--seed", "1", "--time-start", "--trace", "layout,timers",
        "--record", "a.replay",
      ],
      in: folder.url, redirecting: closed)
    #expect(result.status == 0)
    #expect(try RecallProcess.run(["replay", "a.replay"], in: folder.url).status == 0)
  }

  @Test(arguments: [
    ["snapshot", "good.replay", "--output"], ["gallery", "--sheet"],
  ])
  func aPictureForWhichThereIsNoSpaceNeedsNoOtherName(call: [String]) throws {
    let result = try RecallProcess.run(call + ["/dev/full"], in: folder.url)
    #expect(result.status == 2)
    #expect(result.errors == "Error: cannot write /dev/full: No space left on device\n")
  }

  @Test func aDiskThatIsFullFromTheStartIsSaid() throws {
    let result = try RecallProcess.run(
      ["play", "--record", "/dev/full", "--time-start"], in: folder.url)
    #expect(result.status == 2)
    #expect(
      result.errors == """
        Error: cannot record in /dev/full: No space left on device; \
        the recording ends before that

        """)
  }

  @Test func findingsOfAnEarlierRunStay() throws {
    try folder.write("precious".utf8, as: "fuzz-3.replay")
    let result = try RecallProcess.run(["fuzz", "--taps", "20", "--seed", "3"], in: folder.url)
    #expect(result.status == 0)
    #expect(try folder.text("fuzz-3.replay") == "precious")
    #expect(try names() == ["fuzz-3.replay", "good.replay"])
  }

  @Test func aFolderOfFindingsHasAName() throws {
    let result = try RecallProcess.run(["fuzz", "--taps", "1", "--findings", ""], in: folder.url)
    #expect(result.status == 2)
    #expect(result.errors.hasPrefix("Error: --output: expected a folder, found nothing; "))
  }
}

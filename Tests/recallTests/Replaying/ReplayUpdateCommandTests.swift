import Foundation
import Testing

/// `recall replay --update`, and the pictures that a script expects.
@Suite struct ReplayUpdateCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private static let header =
    "recall-replay 5\n// A comment.\ndeck vehicles\npairs 2\nseed 1\nviewport 300x200\n\n"

  private func run(_ arguments: String...) throws -> RecallProcess.Result {
    try RecallProcess.run(["replay"] + arguments, in: folder.url)
  }

  @Test func digestsAreWrittenAndToldAndHold() throws {
    try folder.write(
      (Self.header + "0 tap card:0 #0000000000000001\n// Why.\n100 end\n").utf8, as: "a.replay")
    #expect(try run("a.replay").status == 1)
    let result = try run("a.replay", "--update")
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output.contains("\na.replay:8: #0000000000000001 -> #"))
    #expect(try folder.text("a.replay").contains("\n// Why.\n100 end\n"))
    #expect(try run("a.replay").status == 0)
    let again = try folder.text("a.replay")
    #expect(try run("a.replay", "--update").output.split(separator: "\n").count == 1)
    #expect(try folder.text("a.replay") == again)
  }

  @Test func aFileWhoseExpectationsFailIsLeftAlone() throws {
    let text =
      Self.header + "0 tap card:0 #0000000000000001\n1 expect moves = 9\n1 expect picture a.txt\n"
    try folder.write(text.utf8, as: "a.replay")
    let result = try run("a.replay", "--update")
    #expect(result.status == 1)
    #expect(result.errors == "Error: a.replay:9:3: expected moves = 9, found 0\n")
    #expect(try folder.text("a.replay") == text)
    #expect(!FileManager.default.fileExists(atPath: folder.path("a.txt")))
  }

  @Test(arguments: ["a.txt", "a.png"])
  func aPictureIsWrittenOnceAndComparedThen(name: String) throws {
    func script(_ place: Int) -> String {
      Self.header + "3000 tap card:\(place)\n5000 expect picture \(name)\n"
    }
    try folder.write(script(0).utf8, as: "a.replay")
    #expect(
      try run("a.replay").errors
        == "Error: a.replay:9:6: expected the picture \(name), found no such file, which --update writes\n"
    )
    let update = try run("a.replay", "--update")
    #expect(update.output.contains("\n\(name): written anew; found no such file"))
    #expect(try run("a.replay").status == 0)
    try folder.write(script(1).utf8, as: "a.replay")
    let other = try run("a.replay")
    #expect(other.status == 1)
    #expect(
      other.errors.hasPrefix("Error: a.replay:9:6: expected the picture \(name), found another one")
    )
  }

  @Test func aBeginningThatSeveralShareStandsBesideThem() throws {
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("parts"), withIntermediateDirectories: true)
    try folder.write((Self.header + "0 tap card:0\n").utf8, as: "parts/start.part")
    try folder.write(
      "recall-replay 5\nuse parts/start.part\n3000 expect card:0.isFaceUp = true\n3000 end\n".utf8,
      as: "a.replay")
    let result = try RecallProcess.run(["replay", folder.path("a.replay")])
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output.contains(": 3 steps, 0 digests and 1 expectation hold, 3000 ms"))
  }

  @Test func whereOnePictureCannotBeWrittenNoneIs() throws {
    let text =
      Self.header + "1 expect picture p.png\n1 expect picture sub/q.txt\n2 end #0000000000000000\n"
    try folder.write(text.utf8, as: "a.replay")
    let result = try run("--update", "a.replay")
    #expect(result.status == 2)
    #expect(result.errors == "Error: cannot write sub/q.txt: No such file or directory\n")
    #expect(!FileManager.default.fileExists(atPath: folder.path("p.png")))
    #expect(try folder.text("a.replay") == text)
  }

  @Test func aPictureThatIsNoneIsWrittenAnew() throws {
    try folder.write((Self.header + "1 expect picture a.png\n2 end\n").utf8, as: "a.replay")
    try folder.write("hello".utf8, as: "a.png")
    let other = try run("a.replay")
    #expect(other.status == 1)
    #expect(other.errors.contains("expected the picture a.png, found the error"))
    let result = try run("--update", "a.replay")
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output.contains("\na.png: written anew; found the error"))
    #expect(try run("a.replay").status == 0)
  }

  @Test func whatStandsInAFileThatIsUsedIsToldAndNothingIsWritten() throws {
    try folder.write((Self.header + "0 tap card:0 #0000000000000001\n").utf8, as: "start.part")
    let text = "recall-replay 5\nuse start.part\n3000 tap card:2 #0000000000000001\n6000 end\n"
    try folder.write(text.utf8, as: "a.replay")
    let result = try run("--update", "a.replay")
    #expect(result.status == 1)
    #expect(
      result.errors
        == "Error: start.part:8:3: after `tap card:0`, expected a digest and lines of what comes of it now, "
        + "found others; update that file first: a.replay only uses it\n")
    #expect(try folder.text("a.replay") == text)
    #expect(try run("--update", "start.part").status == 0)
    #expect(try run("--update", "a.replay").status == 0)
    #expect(try run("a.replay").status == 0)
  }

  @Test func linesThatAreToldOnceHoldAfterAnUpdate() throws {
    try folder.write(
      (Self.header
        + "0 tap deck #0000000000000000\n1500 tap card:0 #0000000000000000\n  moves = 0\n"
        + "2000 tap card:1 #0000000000000000\n2600 tap card:2 #0000000000000000\n"
        + "3000 end #0000000000000000\n").utf8, as: "a.replay")
    #expect(try run("--update", "a.replay").status == 0)
    let result = try run("a.replay")
    #expect(result.status == 0, "\(result.errors)")
  }

  @Test func aLinkLeadsNowhereElse() throws {
    let other = try TemporaryFolder()
    try other.write("secret\n".utf8, as: "secret")
    try folder.write((Self.header + "0 tap card:0\n").utf8, as: "start.part")
    for (link, target) in [("out", other.path("secret")), ("in", "start.part")] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.path(link), withDestinationPath: target)
      try folder.write("recall-replay 5\nuse \(link)\n3000 end\n".utf8, as: "\(link).replay")
    }
    let result = try run("out.replay")
    #expect(result.status == 2)
    #expect(
      result.errors
        == "Error: out.replay:2:5: expected a file that can be read, found the error `it is a link that leads out "
        + "of the script's folder`\n")
    #expect(try run("in.replay").status == 0)
  }

  @Test func whatIsUsedIsAnOrdinaryFile() throws {
    for path in ["fifo", "folder"] {
      try folder.write("recall-replay 5\nuse \(path)\n".utf8, as: "a.replay")
      if path == "fifo" {
        mkfifo(folder.path(path), 0o600)
      } else {
        try FileManager.default.createDirectory(
          atPath: folder.path(path), withIntermediateDirectories: true)
      }
      let result = try run("a.replay")
      #expect(result.status == 2)
      #expect(
        result.errors.hasPrefix("Error: a.replay:2:5: expected a file that can be read, found "))
    }
  }
}

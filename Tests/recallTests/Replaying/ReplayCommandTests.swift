import Foundation
import FoundationXML
import Testing

@testable import recall

/// `recall replay` over several files: at a time, in order, for people and for programs.
@Suite struct ReplayCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private static let header =
    "recall-replay 5\n// A comment.\ndeck vehicles\npairs 2\nseed 1\nviewport 300x200\n\n"

  /// Three that hold, one that fails, and one that is no replay.
  private func writeFiles() throws {
    for name in ["a", "c", "e"] {
      try folder.write((Self.header + "0 tap card:0\n100 end\n").utf8, as: "\(name).replay")
    }
    try folder.write((Self.header + "0 expect moves = 7\n100 end\n").utf8, as: "b.replay")
    try folder.write("recall-replay 5\ndekc\n".utf8, as: "d.replay")
  }

  private func run(_ arguments: String...) throws -> RecallProcess.Result {
    try RecallProcess.run(["replay"] + arguments, in: folder.url)
  }

  private static let text = """
    ./a.replay: 2 steps, 0 digests and 0 expectations hold, 100 ms
    ./c.replay: 2 steps, 0 digests and 0 expectations hold, 100 ms
    ./e.replay: 2 steps, 0 digests and 0 expectations hold, 100 ms

    """

  @Test(arguments: ["1", "2", "7", "256"])
  func filesAreToldOfInTheirOrderHoweverManyArePlayedAtATime(jobs: String) throws {
    try writeFiles()
    let result = try run(".", "--jobs", jobs)
    #expect(result.output == Self.text)
    #expect(result.status == 2)
    let lines = result.errors.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first?.hasSuffix("found `dekc`; did you mean `deck`?") == true)
    #expect(lines.last == "Error: ./b.replay:8:3: expected moves = 7, found 0")
  }

  private func outcomes(_ output: String) throws -> [String: String] {
    let object = try JSONSerialization.jsonObject(with: Data(output.utf8))
    let files = try #require((object as? [String: Any])?["files"] as? [[String: Any]])
    return Dictionary(
      files.map { ("\($0["file"] ?? "")", "\($0["outcome"] ?? "")") }, uniquingKeysWith: { $1 })
  }

  @Test func programsAreToldTheSame() throws {
    try writeFiles()
    let result = try run(".", "--format", "json")
    #expect(
      try outcomes(result.output) == [
        "./a.replay": "passed", "./b.replay": "failed", "./c.replay": "passed",
        "./d.replay": "malformed", "./e.replay": "passed",
      ])
    #expect(result.output.contains(##""stream" : "#"##))
    #expect(try run(".", "--format", "json", "--jobs", "3").output == result.output)
  }

  @Test func behindTheFirstThatFailsTheOthersAreSkipped() throws {
    try writeFiles()
    for jobs in ["1", "4"] {
      let result = try run(".", "--format", "json", "--fail-fast", "--jobs", jobs)
      #expect(result.status == 1)
      #expect(
        try outcomes(result.output) == [
          "./a.replay": "passed", "./b.replay": "failed", "./c.replay": "skipped",
          "./d.replay": "skipped", "./e.replay": "skipped",
        ])
    }
  }

  @Test func serversThatReadJUnitAreToldInItsForm() throws {
    try writeFiles()
    let result = try run(".", "--format", "junit")
    let form = JUnitForm()
    let parser = XMLParser(data: Data(result.output.utf8))
    parser.delegate = form
    #expect(parser.parse())
    #expect(form.violations == [])
    #expect(form.counts == ["testcase": 5, "failure": 1, "error": 1, "testsuite": 1])
    #expect(result.output.contains(#"tests="5" failures="1" errors="1""#))
    #expect(
      result.output.contains(
        #"message="./b.replay:8:3: expected moves = 7, found 0""#))
  }

  @Test func allArePlayedTwiceAndComeToTheSame() throws {
    try writeFiles()
    let result = try run("a.replay", "--twice")
    #expect(result.status == 0)
    #expect(result.errors == "")
  }

  @Test func whatComesOutOtherwiseTheSecondTimeIsTold() throws {
    try writeFiles()
    let file = ReplayFile(path: folder.path("a.replay"))
    let failure = try ReplayTrial(isTwice: true, showsProgress: false).secondFailure(
      of: file, try GameTable.textMeasurer(), after: DigestStream(keepsAll: true))
    #expect(failure?.position?.line == 8)
    #expect(failure?.message.contains("after `tap card:0`, expected the same state") == true)
    #expect(failure?.message.hasSuffix("instead of no event") == true)
  }

  @Test(arguments: [
    (["--jobs", "0"], "--jobs: expected a number from 1 to 256, found 0"),
    (["--jobs", "257"], "--jobs: expected a number from 1 to 256, found 257"),
    (["--twice", "--update"], "--twice: expected replays that stay as they are, found --update"),
  ])
  func aWrongCallIsRefused(options: [String], message: String) throws {
    try writeFiles()
    let result = try RecallProcess.run(["replay", "a.replay"] + options, in: folder.url)
    #expect(result.status == 2)
    #expect(result.errors == "Error: \(message); `recall help replay` tells how to call it\n")
  }
}

/// What the schema of Jenkins' xUnit plugin (junit-10.xsd) allows of what we write.
private final class JUnitForm: NSObject, XMLParserDelegate {
  private static let children: [String: Set<String>] = [
    "": ["testsuites"], "testsuites": ["testsuite"],
    "testsuite": ["testcase", "properties", "system-out", "system-err", "testsuite"],
    "testcase": ["skipped", "error", "failure", "rerunFailure", "system-out", "system-err"],
  ]
  private static let attributes: [String: (needed: Set<String>, more: Set<String>)] = [
    "testsuites": ([], ["name", "time", "tests", "failures", "disabled", "errors"]),
    "testsuite": (
      ["name", "tests"],
      [
        "failures", "errors", "time", "disabled", "skipped", "timestamp", "hostname", "id",
        "package",
      ]
    ),
    "testcase": (["name"], ["assertions", "time", "timestamp", "classname", "status", "file"]),
    "failure": ([], ["type", "message"]), "error": ([], ["type", "message"]),
    "skipped": ([], ["type", "message"]), "system-out": ([], []),
  ]

  private(set) var violations: [String] = []
  private(set) var counts: [String: Int] = [:]
  private var path: [String] = []

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    if Self.children[path.last ?? ""]?.contains(name) != true {
      violations.append("\(name) in \(path.last ?? "nothing")")
    }
    let allowed = Self.attributes[name] ?? ([], [])
    let given = Set(attributes.keys)
    violations += allowed.needed.subtracting(given).map { "\(name) without \($0)" }
    violations += given.subtracting(allowed.needed).subtracting(allowed.more).map {
      "\(name) with \($0)"
    }
    for key in ["tests", "failures", "errors", "skipped"] {
      if let value = attributes[key], Int(value) == nil { violations.append("\(key)=\(value)") }
    }
    if let time = attributes["time"], Double(time) == nil { violations.append("time=\(time)") }
    if name != "testsuites" { counts[name, default: 0] += 1 }
    path.append(name)
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    path.removeLast()
  }
}

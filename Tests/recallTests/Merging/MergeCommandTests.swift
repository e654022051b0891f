import Foundation
import Testing

@testable import recall

@Suite struct MergeCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private static let fuzz = [
    "fuzz", "--level", "model", "--events", "20001", "--seed", "7", "--format", "jsonl",
  ]
  private static let simulate = [
    "simulate", "--bot", "fifo:3", "--pairs", "5", "--games", "1003", "--format", "jsonl",
  ]

  private func shares(of call: [String], _ count: Int) throws -> [String] {
    try (0..<count).map { shard in
      let result = try RecallProcess.run(
        call + ["--shards", "\(count)"], in: folder.url,
        environment: ["JOB_COMPLETION_INDEX": "\(shard)"])
      #expect(result.status == 0, "\(result.errors)")
      let name = "part-\(shard).jsonl"
      try folder.write(result.output.utf8, as: name)
      return name
    }
  }

  private func merge(_ arguments: [String]) throws -> RecallProcess.Result {
    try RecallProcess.run(["merge"] + arguments, in: folder.url)
  }

  @Test(arguments: [fuzz, simulate])
  func sharesMakeTheWholeByteForByte(call: [String]) throws {
    let whole = try RecallProcess.run(call, in: folder.url).output
    #expect(whole.hasSuffix("\n"))
    let result = try merge(try shares(of: call, 4).reversed())
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output == whole)
  }

  @Test func whatWasKilledDoesNotCount() throws {
    let parts = try shares(of: Self.fuzz, 3)
    let whole = try folder.text(parts[1])
    try folder.write(whole.dropLast(20).utf8, as: parts[1])
    let result = try merge(parts)
    #expect(result.status == 1)
    #expect(result.errors == "Error: shares 1 of model with seed 7 are missing\n")
    #expect(result.output.contains("\"rounds\":7,"))
  }

  /// As where a machine's time is over.
  @Test(arguments: [SIGINT, SIGTERM])
  func whatWasInterruptedIsToldAndIsNotWhole(signal: Int32) throws {
    let call = ["fuzz", "--level", "model", "--seed", "3", "--format", "jsonl", "--shards", "2"]
    let share = try BackgroundProcess(
      [RecallProcess.executable.path] + call + ["--events", "1000000000", "--shard", "1"],
      environment: RecallProcess.environment([:]), blocking: [signal])
    Thread.sleep(forTimeInterval: 1)
    #expect(try share.end(with: signal) == signal)
    let cut = try share.output()
    #expect(cut.contains("\"interrupted\":true"))
    // As an older version would have written it: it has fewer rounds than there are.
    for (name, text) in [("a", cut), ("b", cut.replacing("\"interrupted\":true,", with: ""))] {
      try folder.write(text.utf8, as: name)
      let result = try merge([name])
      #expect(result.status == 1)
      #expect(
        result.errors
          == "Error: shares 0 of model with seed 3 are missing\n"
          + "Error: shares 1 of model with seed 3 were interrupted\n")
      #expect(result.output.contains("\"interrupted\":true"))
    }
    #expect(try merge(["a", "--format", "text"]).output.hasSuffix("; interrupted\n"))
  }

  @Test func aSimulationIsToldInWords() throws {
    let parts = try shares(of: Self.simulate, 2)
    let result = try merge(parts + ["--format", "text"])
    var words = Self.simulate
    words[words.count - 1] = "text"
    #expect(result.output == (try RecallProcess.run(words, in: folder.url).output))
  }

  @Test func aShareThatIsThereTwiceIsRefusedWithItsPlace() throws {
    let parts = try shares(of: Self.fuzz, 2)
    let result = try merge(parts + [parts[0]])
    #expect(result.status == 2)
    #expect(
      result.errors == "Error: part-0.jsonl:1: expected each share once, found share 0 again\n")
  }

  @Test func anotherFileIsRefusedWithItsPlace() throws {
    try folder.write("{\"kind\": 3}\n".utf8, as: "a.jsonl")
    let result = try merge(["a.jsonl"])
    #expect(result.status == 2)
    #expect(
      result.errors
        == "Error: a.jsonl:1: expected a line that `recall fuzz` or `recall simulate` wrote with "
        + "--format jsonl, found another one\n")
  }

  @Test func filesWithoutAnyResultAreWrongInput() throws {
    try folder.write("".utf8, as: "b.jsonl")
    let result = try merge(["b.jsonl", "b.jsonl"])
    #expect(result.status == 2)
    #expect(result.errors == "Error: expected a result in the files, found none\n")
    #expect(result.output == "")
  }
}

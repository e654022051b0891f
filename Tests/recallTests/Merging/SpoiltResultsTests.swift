import Foundation
import Testing

@testable import recall

/// Files of results in which a number was changed.
@Suite struct SpoiltResultsTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private static let simulation = [
    "simulate", "--bot", "perfect", "--pairs", "4", "--games", "10", "--format", "jsonl",
  ]
  private static let fuzz = [
    "fuzz", "--level", "model", "--events", "6000", "--seed", "9", "--format", "jsonl",
  ]

  private func line(of call: [String], shard: Int, of shards: Int = 3) throws -> String {
    try RecallProcess.run(
      call + ["--shard", "\(shard)", "--shards", "\(shards)"], in: folder.url
    ).output
  }

  /// A line with another value of a number, wherever it stands.
  private func spoilt(_ line: String, _ name: String, _ value: String) throws -> String {
    let number = try Regex("\"\(name)\":-?[0-9]+")
    let new = line.replacing(number, with: "\"\(name)\":\(value)")
    #expect(new != line, "\(name)")
    return new
  }

  private func expectRefused(_ lines: [String], _ what: String) throws {
    let names = try lines.enumerated().map { number, line in
      try folder.write(line.utf8, as: "\(number).jsonl")
      return "\(number).jsonl"
    }
    let result = try RecallProcess.run(["merge"] + names, in: folder.url)
    #expect(result.status == 2, "\(what)")
    #expect(
      result.errors
        == "Error: 0.jsonl:1: expected a line that `recall fuzz` or `recall simulate` wrote with "
        + "--format jsonl, found another one\n", "\(what)")
  }

  @Test func aSimulationWithANumberThatNoGamesComeToIsRefused() throws {
    let lines = try (0..<3).map { try line(of: Self.simulation, shard: $0) }
    for (name, value) in [
      ("stalledGames", "\(Int.max)"), ("luckyMatches", "\(Int.max)"), ("pairsLeft", "\(Int.max)"),
      ("luckyMatches", "-1"), ("pairsLeft", "-1"), ("stalledGames", "5"), ("games", "\(Int.max)"),
      ("games", "9"), ("pairs", "0"), ("pairs", "\(Int.max)"), ("shards", "-1"), ("shards", "0"),
      ("shards", "1"), ("shards", "1000000000000"), ("shard", "7"), ("shard", "-1"),
    ] {
      try expectRefused(try lines.map { try spoilt($0, name, value) }, "\(name) \(value)")
    }
  }

  @Test func aFuzzWithANumberThatNoRunComesToIsRefused() throws {
    let lines = try (0..<3).map { try line(of: Self.fuzz, shard: $0) }
    for (name, value) in [
      ("rounds", "\(Int.max)"), ("events", "\(Int.max)"), ("states", "\(Int.max)"),
      ("events", "-1"), ("rounds", "-1"), ("rounds", "2"), ("choose", "-5"),
      ("choose", "\(Int.max)"), ("shards", "-2"), ("shards", "0"), ("shards", "1000000000000"),
      ("shard", "7"), ("shard", "-1"),
    ] {
      try expectRefused(try lines.map { try spoilt($0, name, value) }, "\(name) \(value)")
    }
  }
}

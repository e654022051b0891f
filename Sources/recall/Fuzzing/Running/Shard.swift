import Foundation
import Fuzzing

/// A share of a piece of work that several machines do.
struct Shard: Equatable {
  var number: Int
  var count: Int

  /// All of it.
  static let whole = Shard(number: 0, count: 1)

  /// Where schedulers tell a process its number, from 0: Slurm's job arrays, Kubernetes' indexed jobs,
  /// test runners.
  static let variables = ["SLURM_ARRAY_TASK_ID", "JOB_COMPLETION_INDEX", "TEST_SHARD_INDEX"]

  /// Why there is no such share, as people read it.
  struct Mismatch: Error, Equatable, CustomStringConvertible {
    let description: String
  }

  init(number: Int, count: Int) {
    self.number = number
    self.count = count
  }

  /// What was asked for.
  ///
  /// - Parameters:
  ///   - number: The number that was given; nil to look for one in the environment.
  ///   - count: How many shares there are; nil for one.
  ///   - environment: The variables of the environment.
  /// - Throws: `Mismatch` for a number that no share has.
  init(_ number: Int?, of count: Int?, environment: [String: String]) throws(Mismatch) {
    guard let count else {
      guard number == nil else {
        throw Mismatch(description: "--shard: expected --shards with it, found none")
      }
      self = .whole
      return
    }
    guard (1...FuzzRun.mostShards).contains(count) else {
      throw Mismatch(
        description: "--shards: expected a number from 1 to \(FuzzRun.mostShards), found \(count)")
    }
    var (name, found) = ("--shard", number)
    if found == nil, let variable = Self.variables.first(where: { environment[$0] != nil }) {
      name = variable
      found = environment[variable].flatMap { Int($0) }
      guard found != nil else {
        throw Mismatch(description: "\(name): expected a number from 0 on, found another word")
      }
    }
    guard let found else {
      throw Mismatch(
        description:
          "--shards: expected --shard or one of \(Self.variables.joined(separator: ", ")), "
          + "found none")
    }
    guard (0..<count).contains(found) else {
      throw Mismatch(
        description: "\(name): expected a number from 0 to \(count - 1), found \(found)")
    }
    self.init(number: found, count: count)
  }
}

import ArgumentParser
import Foundation

/// Which share of a piece of work is done.
struct ShardOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      """
      Which share to do, from 0. When not given, \(Shard.variables.joined(separator: ", ")) tell, \
      in this order.
      """, valueName: "number"))
  var shard: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Into how many shares the work is shared out, for `recall merge` to put together.",
      valueName: "count"))
  var shards: Int?

  func validate() throws {
    _ = try share()
  }

  /// The share that was asked for.
  ///
  /// - Throws: `ValidationError` for a number that no share has.
  func share() throws -> Shard {
    do throws(Shard.Mismatch) {
      return try Shard(shard, of: shards, environment: ProcessInfo.processInfo.environment)
    } catch {
      throw ValidationError(error.description)
    }
  }
}

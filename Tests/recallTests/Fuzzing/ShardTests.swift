import Testing

@testable import recall

@Suite struct ShardTests {
  private func shard(
    _ number: Int?, _ count: Int?, _ environment: [String: String] = [:]
  ) -> String {
    do throws(Shard.Mismatch) {
      let shard = try Shard(number, of: count, environment: environment)
      return "\(shard.number) of \(shard.count)"
    } catch {
      return error.description
    }
  }

  @Test func withoutACountItIsAll() {
    #expect(shard(nil, nil) == "0 of 1")
    #expect(shard(nil, nil, ["SLURM_ARRAY_TASK_ID": "3"]) == "0 of 1")
    #expect(shard(1, nil) == "--shard: expected --shards with it, found none")
  }

  @Test func whatIsGivenCountsBeforeTheEnvironment() {
    #expect(shard(2, 4, ["SLURM_ARRAY_TASK_ID": "3"]) == "2 of 4")
    #expect(shard(nil, 4, ["SLURM_ARRAY_TASK_ID": "3"]) == "3 of 4")
    #expect(shard(nil, 4, ["JOB_COMPLETION_INDEX": "1"]) == "1 of 4")
    #expect(shard(nil, 4, ["TEST_SHARD_INDEX": "0"]) == "0 of 4")
  }

  @Test func noOtherShareIsTaken() {
    #expect(shard(4, 4) == "--shard: expected a number from 0 to 3, found 4")
    #expect(shard(-1, 4) == "--shard: expected a number from 0 to 3, found -1")
    #expect(shard(0, 0) == "--shards: expected a number from 1 to 100000, found 0")
    #expect(shard(0, 100_001) == "--shards: expected a number from 1 to 100000, found 100001")
    #expect(
      shard(nil, 4, ["SLURM_ARRAY_TASK_ID": "9"])
        == "SLURM_ARRAY_TASK_ID: expected a number from 0 to 3, found 9")
    #expect(
      shard(nil, 4, ["SLURM_ARRAY_TASK_ID": "x"])
        == "SLURM_ARRAY_TASK_ID: expected a number from 0 on, found another word")
    #expect(
      shard(nil, 4)
        == "--shards: expected --shard or one of SLURM_ARRAY_TASK_ID, JOB_COMPLETION_INDEX, "
        + "TEST_SHARD_INDEX, found none")
  }
}

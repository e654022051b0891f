import Testing

@Suite struct ClusterQueueTests {
  private static let isSlurmThere = ["munged", "slurmctld", "slurmd", "sbatch", "scontrol"]
    .allSatisfy { ScriptRun.tool($0) != nil }

  @Test func withoutACommandThereIsNothingToQueue() throws {
    let run = try FakeMachine().run("scripts/cluster/queue")
    #expect(run.status == 2)
    #expect(run.errors == "usage: scripts/cluster/queue COMMAND [ARGUMENT …]\n")
  }

  @Test func withoutSlurmItSaysWhatIsMissing() throws {
    let run = try FakeMachine().run("scripts/cluster/queue", ["true"])
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("queue: expected "))
    #expect(run.errors.hasSuffix(" of Slurm or MUNGE, found none\n"))
  }

  @Test(.enabled(if: isSlurmThere))
  func aCommandHasAQueueOfThisMachineAloneAndItsStatusIsHandedOn() throws {
    let run = try ScriptRun(
      "scripts/cluster/queue",
      ["bash", "-c", "sinfo --noheader --format='%D %P'; echo $SLURM_CONF; exit 7"])
    #expect(run.status == 7)
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines.first == "1 all*")
    let settings = try #require(lines.last)
    #expect(try ScriptRun("", [], by: ["/bin/ls", settings]).status != 0, "it leaves nothing")
  }
}

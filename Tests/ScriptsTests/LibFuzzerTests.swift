import Foundation
import Testing

@Suite struct LibFuzzerTests {
  let machine: FakeMachine

  init() throws {
    machine = try FakeMachine()
  }

  @Test(arguments: [
    (["--seconds"], "expected seconds from 1 on, found nothing"),
    (["--seconds", "0"], "expected seconds from 1 on, found 0"),
    (["--seconds", "soon"], "expected seconds from 1 on, found soon"),
    (["scripts"], "expected one of script deck model rows stage, found scripts"),
    (["model rows"], "expected one of script deck model rows stage, found model rows"),
  ])
  func aWrongCallIsRefusedBeforeAnythingIsBuilt(arguments: [String], complaint: String) throws {
    try machine.install("swift")
    let run = try machine.run("scripts/libfuzzer", arguments)

    #expect(run.status == 2)
    #expect(
      run.errors == """
        libfuzzer: \(complaint)
        usage: scripts/libfuzzer [--seconds N] [--merge] [TARGET ...]

        """)
    #expect(machine.calls == [])
  }

  @Test func whatCannotBeBuiltIsNotRun() throws {
    try machine.install("swift", "echo 'it does not compile'; exit 1")
    let run = try machine.run("scripts/libfuzzer", ["model"])

    #expect(run.status == 1)
    #expect(machine.calls.count == 1)
    #expect(machine.calls.first?.hasSuffix("--product fuzz-model") == true)
  }
}

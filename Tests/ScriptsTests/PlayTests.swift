import Testing

@Suite struct PlayTests {
  let machine: FakeMachine

  init() throws {
    machine = try FakeMachine()
    try machine.installDebian(installed: BootstrapTests.toPlay)
    try machine.install("uname", "echo Linux")
    try machine.install("recall")
    let commands = machine.folder.appendingPathComponent("bin").path
    try machine.install(
      "swift",
      """
      case "$*" in
        --version) echo 'Swift version 6.3.1' ;;
        *--show-bin-path*) echo '\(commands)' ;;
      esac
      """)
  }

  private var recallCalls: [String] {
    machine.calls.filter { $0.hasPrefix("recall") }
  }

  @Test(arguments: ["DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"])
  func withADisplayTheGameIsPlayed(variable: String) throws {
    let run = try machine.run(
      "scripts/play", ["--pairs", "12"], environment: [variable: "something"])
    #expect(run.status == 0)
    #expect(recallCalls == ["recall play --pairs 12"])
  }

  @Test func withoutADisplayItSaysSoAndReplaysAGameIntoAPicture() throws {
    let run = try machine.run("scripts/play")
    let picture = FakeMachine.repository.appendingPathComponent(".build/first-game.png").path
    #expect(run.status == 0)
    #expect(
      run.output == """
        There is no display to play on (neither DISPLAY nor WAYLAND_DISPLAY is set).
        Replaying Replays/first-game.replay without one instead:
        The game's last frame: \(picture)

        """)
    #expect(
      recallCalls == [
        "recall replay Replays/first-game.replay",
        "recall snapshot Replays/first-game.replay --output \(picture) --force",
      ])
  }

  @Test func aReplayThatDivergesIsNotHidden() throws {
    try machine.install("recall", "exit 1")
    let run = try machine.run("scripts/play")
    #expect(run.status == 1)
    #expect(!run.output.contains("last frame"))
  }

  @Test func aBuildThatFailsStopsThere() throws {
    try machine.install(
      "swift", "case \"$*\" in --version) echo 'Swift version 6.3.1' ;; *) exit 1 ;; esac")
    #expect(try machine.run("scripts/play").status == 1)
    #expect(recallCalls.isEmpty)
  }
}

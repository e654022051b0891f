import Foundation
import Testing

@Suite struct Arm64Tests {
  let machine: FakeMachine
  let work: URL

  init() throws {
    machine = try FakeMachine()
    work = machine.folder.appendingPathComponent("arm64")
  }

  private func run(_ arguments: String...) throws -> FakeMachine.Run {
    try machine.run("scripts/arm64", arguments, environment: ["RECALL_ARM64": work.path])
  }

  private func installTools(but missing: String = "") throws {
    try machine.install("uname", "echo x86_64")
    let tools = ["apt-get", "chroot", "dpkg-deb", "swift", "tar", "unshare"]
    for tool in tools where tool != missing { try machine.install(tool) }
  }

  @Test func anUnknownWordIsRefused() throws {
    let run = try run("make")
    #expect(run.status == 2)
    #expect(run.errors == "arm64: expected 'build' or 'clean', found 'make'\n")
  }

  @Test func aMachineOfAnotherKindIsRefusedBeforeAnythingIsFetched() throws {
    try installTools()
    try machine.install("uname", "echo aarch64")
    let run = try run("build")
    #expect(run.status == 1)
    #expect(
      run.errors
        == "arm64: expected a machine of x86_64, found aarch64: scripts/determinism plays on this one\n"
    )
    #expect(!machine.calls.contains { $0.hasPrefix("apt-get") })
  }

  @Test(arguments: ["apt-get", "chroot", "dpkg-deb", "swift", "tar", "unshare"])
  func aMissingToolIsNamed(tool: String) throws {
    try installTools(but: tool)
    let run = try run("build")
    #expect(run.status == 1)
    #expect(run.errors == "arm64: \(tool) is needed and was not found\n")
  }

  @Test(
    .enabled(
      if: FileManager.default.isReadableFile(
        atPath: "/usr/share/keyrings/debian-archive-keyring.gpg")))
  func whatTheArchiveSaysIsToldWhereItCannotBeRead() throws {
    try installTools()
    try machine.install("apt-get", "echo 'no route to host' >&2; exit 100")
    try machine.install("tail", "cat \"${@: -1}\"")
    let run = try run("build")
    #expect(run.status == 1)
    #expect(run.errors.contains("reading the list of packages of http"), "\(run.errors)")
    #expect(run.errors.contains("ended with 100: no route to host"), "\(run.errors)")
  }

  @Test func cleaningRemovesWhatItMadeAndNothingElse() throws {
    let beside = machine.folder.appendingPathComponent("beside")
    for folder in [work.appendingPathComponent("amd64/usr"), beside] {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    let run = try run("clean")
    #expect(run.status == 0)
    #expect(!FileManager.default.fileExists(atPath: work.path))
    #expect(FileManager.default.fileExists(atPath: beside.path))
  }
}

import Foundation
import Testing

@Suite struct DocsTests {
  let machine: FakeMachine
  private let modules = [
    "GameModel", "VirtualTime", "Interaction", "Snapshots", "RecallGraphics", "RecallUICore",
    "RecallUI", "RecallCombine", "RecallCharts", "RecallScenes", "RecallApp", "Gallery",
    "Rasterizer",
    "RecallGame",
    "RecallHome", "Replay", "ReplayViewer",
    "Simulation", "Statistics", "Records", "Fuzzing", "SDLWindow",
  ]

  init() throws {
    machine = try FakeMachine()
    try machine.installDebian(installed: BootstrapTests.toPlay)
  }

  private var output: String { machine.folder.appendingPathComponent("out").path }

  private var toolchain: URL { machine.folder.appendingPathComponent("toolchain") }

  /// A Swift that is found through a link to its toolchain, and knows of `modules`.
  private func installSwift(knowing modules: [String]) throws {
    let symbols = machine.folder.appendingPathComponent("symbols").path
    try machine.install(
      "swift",
      """
      case "$*" in
        --version) echo 'Swift version 6.3.1' ;;
        -print-target-info) echo '    "runtimeResourcePath": "\(toolchain.path)/lib/swift"' ;;
        *dump-symbol-graph*)
          mkdir -p '\(symbols)'
          for module in \(modules.joined(separator: " ")); do
            touch "\(symbols)/$module.symbols.json"
          done
          echo 'Files written to \(symbols)' ;;
      esac
      """)
  }

  private var converted: [String] {
    machine.calls.filter { $0.hasPrefix("docc convert") }
  }

  @Test func everyModuleIsReadWithItsCatalogAndAllAreMerged() throws {
    try installSwift(knowing: modules)
    try machine.install("docc")
    let run = try machine.run("scripts/docs", [output])
    #expect(run.errors == "")
    #expect(run.status == 0)
    #expect(converted.count == modules.count)
    for (call, module) in zip(converted, modules) {
      #expect(call.contains("--fallback-display-name \(module) "))
      #expect(call.hasSuffix(" --warnings-as-errors"))
      #expect(
        call.contains("Sources/RecallUI/RecallUI.docc ") == (module == "RecallUI"), "\(call)")
    }
    let merge = try #require(machine.calls.last)
    #expect(merge.hasPrefix("docc merge "))
    #expect(merge.hasSuffix(" --output-path \(output)"))
    #expect(run.output.contains("The documentation: \(output). To read it: "))
  }

  @Test func aDocCThatStandsInTheToolchainIsFound() throws {
    try installSwift(knowing: modules)
    let folder = toolchain.appendingPathComponent("bin")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: folder.appendingPathComponent("docc").path, withDestinationPath: "/bin/true")
    let run = try machine.run("scripts/docs", [output])
    #expect(run.errors == "")
    #expect(run.status == 0)
  }

  @Test func aSwiftWithoutDocCIsOneSentence() throws {
    try installSwift(knowing: modules)
    let run = try machine.run("scripts/docs", [output])
    #expect(run.status == 1)
    #expect(
      run.errors == """
        docs: DocC is needed, and this Swift comes without it: \
        get one that has docc from https://swift.org/install

        """)
  }

  @Test func whatDocCComplainsOfIsAnError() throws {
    try installSwift(knowing: modules)
    try machine.install("docc", "echo 'a link leads nowhere'; exit 1")
    let run = try machine.run("scripts/docs", [output])
    #expect(run.status == 1)
    #expect(
      run.errors
        == "a link leads nowhere\ndocs: the documentation of GameModel isn't as it should be\n"
    )
    #expect(converted.count == 1)
  }

  @Test func aModuleThatIsGoneIsAnError() throws {
    try installSwift(knowing: modules.dropLast())
    try machine.install("docc")
    let run = try machine.run("scripts/docs", [output])
    #expect(run.status == 1)
    #expect(run.errors.hasPrefix("docs: nothing is known of SDLWindow in "))
  }

  @Test func modulesThatCannotBeReadAreAnError() throws {
    try machine.install(
      "swift",
      """
      case "$*" in
        --version) echo 'Swift version 6.3.1' ;;
        *) echo 'it does not compile'; exit 1 ;;
      esac
      """)
    try machine.install("docc")
    let run = try machine.run("scripts/docs", [output])
    #expect(run.status == 1)
    #expect(run.errors == "it does not compile\ndocs: the modules could not be read\n")
  }
}

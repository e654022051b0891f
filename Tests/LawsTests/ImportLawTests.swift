import Testing

@Suite struct ImportLawTests {
  private func violations(_ source: String, module: String) -> [String] {
    let file = SourceFile(module: module, path: "Sources/\(module)/A.swift", source: source)
    return ImportLaw.house.violations(in: file).map(\.description)
  }

  @Test func noModuleImportsWhatItMayNot() throws {
    let violations = try Repository.sourceFiles().flatMap(ImportLaw.house.violations)
    #expect(violations.isEmpty, "\(violations)")
  }

  @Test func everyModuleOfTheLawStands() throws {
    let modules = Set(try Repository.sourceFiles().map(\.module))
    #expect(modules == Set(ImportLaw.house.modules.map(\.name)))
  }

  @Test func theLawItselfHasNoCycle() {
    var below: Set<String> = []
    let all = Set(ImportLaw.house.modules.map(\.name))
    for module in ImportLaw.house.modules {
      let above = module.mayImport.intersection(all).subtracting(below)
      #expect(above.isEmpty, "\(module.name) may import \(above), which stand above it")
      below.insert(module.name)
    }
  }

  @Test func aForbiddenImportIsNamedWithItsLine() {
    #expect(
      violations("\nimport Foundation\n", module: "GameModel") == [
        "Sources/GameModel/A.swift:2: GameModel may not import Foundation (it may import nothing)"
      ])
    #expect(
      violations("import CSDL2", module: "Interaction") == [
        """
        Sources/Interaction/A.swift:1: Interaction may not import CSDL2 \
        (it may import Foundation, Storage, VirtualTime)
        """
      ])
  }

  @Test(arguments: [
    "import CSDL2", "@testable import CSDL2", "@_exported import CSDL2",
    "@preconcurrency public import CSDL2", "import struct CSDL2.SDL_Event",
    "import func CSDL2.SDL_Init", "import CSDL2.Video", "import Foundation; import CSDL2",
    "#if canImport(CSDL2)\nimport CSDL2\n#endif",
  ])
  func everyWayToImportIsSeen(source: String) {
    #expect(violations(source, module: "RecallUICore").count == 1)
  }

  @Test(arguments: [
    "// import CSDL2", "/* import CSDL2 */", "let a = \"import CSDL2\"",
    "#if canImport(CSDL2)\n#endif", "file.import(CSDL2)", "import Foundation", "import Observation",
    "@_spi(Reflection) import Swift",
  ])
  func whatIsNotAForbiddenImportIsLeftAlone(source: String) {
    #expect(violations(source, module: "RecallUICore") == [])
  }

  @Test(arguments: ImportLaw.house.modules.map(\.name).filter { $0 != "recall" })
  func nothingButTheCommandLineImportsTheCommandLine(module: String) {
    #expect(violations("import ArgumentParser", module: module).count == 1)
  }

  @Test func aModuleThatNoLawKnowsIsRefused() {
    #expect(
      violations("", module: "Helpers") == [
        "Sources/Helpers/A.swift:1: no law says what Helpers may import"
      ])
  }
}

import Foundation
import Testing

@Suite struct ModuleTableLawTests {
  private let law = ModuleTableLaw(
    ImportLaw(modules: [
      ImportLaw.Module(name: "A", mayImport: ["Foundation"]),
      ImportLaw.Module(name: "B", mayImport: ["A", "C", "Foundation"]),
    ]), modulesInC: ["C"])

  private static func text(at path: String) throws -> String {
    try String(contentsOf: Repository.folder.appendingPathComponent(path), encoding: .utf8)
  }

  @Test(arguments: ["README.md", "Documentation/Architecture.md"])
  func tablesTellWhatModulesMayImport(path: String) throws {
    let violations = ModuleTableLaw.house.violations(in: try Self.text(at: path), at: path)
    #expect(violations.isEmpty, "\(violations.joined(separator: "\n"))")
  }

  @Test func theArchitectureHasEachModuleAboveWhatItMayImport() throws {
    let path = "Documentation/Architecture.md"
    let text = try Self.text(at: path)
    let modules = ModuleTable(in: text).rows.map(\.module).sorted()
    #expect(modules == ModuleTableLaw.house.mayImport.keys.sorted())
    let disorder = ModuleTableLaw.house.disorder(in: text, at: path)
    #expect(disorder.isEmpty, "\(disorder.joined(separator: "\n"))")
  }

  @Test func whatATableTellsOtherwiseIsNamedWithItsLine() {
    let text = """
      Modules:

      | module | what lives there | imports |
      | --- | --- | --- |
      | `B` | things | `C` |
      | `D` | others | |

      | `A` | elsewhere |
      """
    #expect(
      law.violations(in: text, at: "Page.md") == [
        "Page.md:5: B may import A, C", "Page.md:6: there is no module D",
        "Page.md: the table doesn't name A",
      ])
  }

  @Test func whatATableTellsAsItIsIsLeftAlone() {
    let text = """
      | module | imports |
      | --- | --- |
      | `B`, with `x` | `C`, `A` |
      | `A` and `C` | none |
      """
    #expect(law.violations(in: text, at: "Page.md") == [])
  }

  @Test func aModuleAboveWhatMayImportItIsNamed() {
    let text = """
      | module | imports |
      | --- | --- |
      | `C` | none |
      | `B` | `A`, `C` |
      | `A` | none |
      """
    #expect(
      law.disorder(in: text, at: "Page.md") == ["Page.md:4: C doesn't stand below B"])
  }

  @Test func aDocumentWithoutATableNamesNothing() {
    #expect(
      law.violations(in: "", at: "Page.md") == [
        "Page.md: the table doesn't name A", "Page.md: the table doesn't name B",
        "Page.md: the table doesn't name C",
      ])
  }
}

import Foundation
import Testing

@Suite struct CatalogLawTests {
  /// The pages of all libraries, and what each declares.
  private static let pages = Result {
    let files = Dictionary(grouping: try Repository.sourceFiles(), by: \.module)
    let sources = Repository.folder.appendingPathComponent("Sources")
    return try files.flatMap { module, files in
      let catalog = "\(module)/\(module).docc"
      let folder = sources.appendingPathComponent(catalog)
      let pages = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      let names = files.reduce(into: Set([module])) {
        $0.formUnion(FileOutline($1.tokens, module: module).declared)
      }
      return try pages.filter { $0.hasSuffix(".md") }.map { page in
        (
          path: "Sources/\(catalog)/\(page)", names: names,
          text: try String(contentsOf: folder.appendingPathComponent(page), encoding: .utf8)
        )
      }
    }
  }

  @Test func whatCatalogsListStandsInTheirLibraries() throws {
    let pages = try Self.pages.get()
    #expect(pages.count > 10)
    let violations = pages.flatMap {
      CatalogLaw.violations(in: $0.text, at: $0.path, names: $0.names)
    }
    #expect(violations.isEmpty, "\(violations.joined(separator: "\n"))")
  }

  @Test func aLinkThatLeadsNowhereIsNamedWithItsLine() {
    let found = CatalogLaw.violations(
      in: "# ``A``\n\n- ``B/c`` and ``C``, `D`, ``E/f(_:)``, ``B(_:)``", at: "A.md",
      names: ["A", "B"])
    #expect(found == ["A.md:3: the library has no C", "A.md:3: the library has no E/f(_:)"])
  }
}

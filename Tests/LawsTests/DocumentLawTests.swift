import Foundation
import Testing

@Suite struct DocumentLawTests {
  static let documents = [
    "README.md", "CONTRIBUTING.md", "CHANGELOG.md", "Benchmarks/README.md",
    "Documentation/Architecture.md", "Mutation/README.md",
  ]

  private let law = DocumentLaw(
    tops: ["Sources"], comesLater: ["Sources/Later"],
    exists: { ["Sources/A.swift", "Documentation/picture.png", "README.md"].contains($0) })

  @Test(arguments: documents) func whatADocumentNamesIsThere(path: String) throws {
    let text = try String(
      contentsOf: Repository.folder.appendingPathComponent(path), encoding: .utf8)
    let violations = DocumentLaw.house.violations(in: text, at: path)
    #expect(violations.isEmpty, "\(violations.joined(separator: "\n"))")
  }

  @Test func theWaysOfTheArchitectureNameFiles() throws {
    let page = Repository.folder.appendingPathComponent("Documentation/Architecture.md")
    let ways = try String(contentsOf: page, encoding: .utf8).components(
      separatedBy: "\n## The way of ")
    #expect(ways.count == 14)
    for way in ways.dropFirst() {
      #expect(way.components(separatedBy: "`Sources/").count > 4, "\(way.prefix(30))")
    }
  }

  @Test(arguments: ["Sources/B.swift", "Sources/A", "Sources/A.swift/B"])
  func aPathThatLeadsNowhereIsNamedWithItsLine(path: String) {
    #expect(
      law.violations(in: "One\nsays `\(path)`.", at: "Documentation/Page.md")
        == ["Documentation/Page.md:2: there is no \(path)"])
  }

  @Test func aLinkThatLeadsNowhereIsNamedFromItsFolder() {
    #expect(
      law.violations(in: "[a](picture.png) [b](pictures.png)", at: "Documentation/Page.md")
        == ["Documentation/Page.md:1: there is no Documentation/pictures.png"])
  }

  @Test(arguments: [
    "`Sources/A.swift`", "Sources/B.swift", "`Elsewhere/B.swift`", "`Sources`", "`a / b`",
    "```\n`Sources/B.swift`\n```", "[a](https://example.com/a)", "[a](#there)",
    "[a](README.md#there)",
    "`Sources/Later`", "`cat Sources/B.swift`",
  ])
  func whatIsThereOrIsNoPathIsLeftAlone(text: String) {
    #expect(law.violations(in: text, at: "Page.md") == [])
  }
}

import Foundation
import Testing

@Suite struct AcceptanceLawTests {
  private func violations(_ source: String, names: Set<String> = []) -> [String] {
    let file = SourceFile(module: "Views", path: "Sources/Views/A.swift", source: source)
    return AcceptanceLaw.violations(in: file, names: names).map(\.description)
  }

  @Test func thePageOfDifferencesNamesWhatHasNoEffect() throws {
    let page = Repository.folder.appendingPathComponent(
      "Sources/RecallUI/RecallUI.docc/SwiftUI.md")
    let names = AcceptanceLaw.names(in: try String(contentsOf: page, encoding: .utf8))
    let violations = try Repository.sourceFiles().flatMap {
      AcceptanceLaw.violations(in: $0, names: names)
    }
    #expect(violations.isEmpty, "\(violations.map(\.description).joined(separator: "\n"))")
  }

  @Test(arguments: [
    "/// Taken for what programs say: it is red.\npublic func red() -> some View { self }",
    "/// Is it red?\n/// Taken for what programs say.\n@inlinable\nfunc red<S: Shape>(in _: S) {}",
    "/// How red it is: taken for what programs set.\npublic static var red: Double {",
    "/// Makes it red. It isn't, whatever is said.\n///\n/// - Parameter red: How.\nlet red = 1",
  ])
  func whatHasNoEffectHasToBeNamed(source: String) {
    #expect(violations(source).count == 1)
    #expect(violations(source, names: ["red"]) == [])
  }

  @Test func whatIsNotNamedIsToldWithItsLine() {
    #expect(
      violations("\n/// Taken for what programs say.\n@discardableResult\nfunc red() {}") == [
        """
        Sources/Views/A.swift:4: red has no effect, and the page of differences doesn't name it
        """
      ])
  }

  @Test(arguments: [
    "/// Makes it red.\nfunc red() {}", "// Taken for what programs say.\nfunc red() {}",
    "/// Makes it red.\n///\n/// - Parameter dark: Taken for what programs say.\nfunc red() {}",
    "/// Taken for what programs say.\nstruct Red { var dark = 0 }",
    "/// Taken for what programs say.",
  ])
  func whatHasAnEffectOrIsATypeIsLeftAlone(source: String) {
    #expect(violations(source) == [])
  }

  @Test func aPageNamesTheWordsBetweenItsBackticks() {
    #expect(
      AcceptanceLaw.names(in: "One `two` three\n`four(five:)`, `_six.seven`")
        == ["two", "four", "five", "_six", "seven"])
  }
}

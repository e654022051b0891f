import Foundation
import Testing

@testable import Mutants

@Suite struct PackageManifestTests {
  private func package() throws -> DescribedPackage {
    let dump = """
      {"dependencies": [
        {"sourceControl": [{"identity": "swift-heap", "location": {"remote": [{"urlString": "https://a/heap"}]},
          "requirement": {"range": [{"lowerBound": "1.1.0", "upperBound": "2.0.0"}]}}]},
        {"sourceControl": [{"identity": "other", "location": {"remote": [{"urlString": "https://a/other"}]},
          "requirement": {"range": [{"lowerBound": "1.0.0", "upperBound": "2.0.0"}]}}]}],
       "targets": [
        {"name": "Base", "type": "regular", "dependencies": []},
        {"name": "Clock", "type": "regular", "dependencies":
          [{"byName": ["Base", null]}, {"product": ["Heap", "swift-heap", null, null]}]},
        {"name": "ClockTests", "type": "test", "path": "Tests/C",
          "dependencies": [{"target": ["Clock", null]}]},
        {"name": "Plugin", "type": "macro", "dependencies": []},
        {"name": "UserTests", "type": "test", "dependencies": [{"byName": ["Plugin", null]}]}]}
      """
    return try JSONDecoder().decode(DescribedPackage.self, from: Data(dump.utf8))
  }

  @Test func aCopyHasWhatItsTestsNeedAndNothingElse() throws {
    let package = try package()
    let targets = try package.closure(of: "ClockTests")
    let manifest = PackageManifest(
      target: "Clock", targets: targets, dependencies: package.dependencies
    ).text

    #expect(targets.map(\.name) == ["Base", "Clock", "ClockTests"])
    #expect(targets.map(\.folder) == ["Sources/Base", "Sources/Clock", "Tests/C"])
    #expect(manifest.contains(#".package(url: "https://a/heap", from: "1.1.0")"#))
    #expect(!manifest.contains("other"))
    #expect(
      manifest.contains(
        #"dependencies: ["Base", .product(name: "Heap", package: "swift-heap"), "MutantSwitch"]"#))
    #expect(manifest.contains(#"name: "ClockTests", dependencies: ["Clock"],"#))
  }

  @Test func whatCannotBeCopiedIsRefused() throws {
    let package = try package()

    #expect(throws: MutationError.unknownTarget("A")) { try package.closure(of: "A") }
    #expect(throws: MutationError.unfitTarget("Plugin", type: "macro")) {
      try package.closure(of: "UserTests")
    }
  }
}

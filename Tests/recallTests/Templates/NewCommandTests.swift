import Foundation
import Testing

@testable import recall

@Suite struct NewCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func names() throws -> Set<String> {
    Set(try FileManager.default.subpathsOfDirectory(atPath: folder.url.path))
  }

  @Test func aPackageIsMade() throws {
    let result = try RecallProcess.run(["new", "my-game"], in: folder.url)
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output.hasPrefix("Made MyGame:\n  my-game/Package.swift\n"))
    #expect(
      try names().isSuperset(of: [
        "my-game/Package.swift", "my-game/Sources/MyGame/MyGameApp.swift",
        "my-game/Tests/MyGameTests/MyGameTests.swift", "my-game/Replays/first.replay",
        "my-game/Sources/MyGame/Names.swift",
      ]))
    // The same file that a program among the examples is built with.
    let repository = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../..")
    #expect(
      try folder.text("my-game/Sources/MyGame/Names.swift")
        == String(
          contentsOf: repository.appending(path: "Examples/Habits/Names.swift"), encoding: .utf8))
    let manifest = try folder.text("my-game/Package.swift")
    #expect(manifest.contains("SwiftUI=RecallApp"))
    #expect(try folder.text("my-game/Replays/first.replay").contains("screen    MyGameApp\n"))
  }

  @Test func anEmptyFolderIsTaken() throws {
    try FileManager.default.createDirectory(
      atPath: folder.path("a"), withIntermediateDirectories: false)
    #expect(try RecallProcess.run(["new", "a"], in: folder.url).status == 0)
  }

  @Test func aFolderWithSomethingInItIsLeftAlone() throws {
    try FileManager.default.createDirectory(
      atPath: folder.path("a"), withIntermediateDirectories: false)
    try folder.write("mine".utf8, as: "a/b")
    let result = try RecallProcess.run(["new", "a"], in: folder.url)
    #expect(result.status == 2)
    #expect(
      result.errors == "Error: a: expected an empty folder, or none, found one with b in it\n")
    #expect(try names() == ["a", "a/b"])
  }

  @Test func noLinkToAFolderIsFollowed() throws {
    try FileManager.default.createDirectory(
      atPath: folder.path("mine"), withIntermediateDirectories: false)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("a"), withDestinationPath: "mine")
    let result = try RecallProcess.run(["new", "a"], in: folder.url)
    #expect(result.status == 2)
    #expect(
      result.errors
        == "Error: a: expected an empty folder, or none, found a symbolic link, which is not followed\n"
    )
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("mine")) == [])
  }

  @Test func aFileIsNoFolder() throws {
    try folder.write("mine".utf8, as: "a")
    let result = try RecallProcess.run(["new", "a"], in: folder.url)
    #expect(result.status == 2)
    #expect(
      result.errors == "Error: a: expected an empty folder, or none, found something else\n")
  }

  @Test(arguments: ["9lives", "…", "/"])
  func aNameThatIsNoneIsRefused(name: String) throws {
    let result = try RecallProcess.run(["new", name], in: folder.url)
    #expect(result.status == 2)
    #expect(
      result.errors
        == """
        Error: expected a folder whose name begins with a letter and has at most 100, found '\(name)'

        """)
    #expect(try names().isEmpty)
  }

  @Test func aPackageThatIsNotRecallsIsRefused() throws {
    let result = try RecallProcess.run(["new", "a", "--recall", folder.url.path], in: folder.url)
    #expect(result.status == 2)
    #expect(result.errors.contains("found no Sources/RecallApp in"))
    #expect(try names().isEmpty)
  }
}

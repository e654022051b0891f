import Foundation
import Testing

@testable import recall

/// The icon that ships is what the program draws.
@Suite struct IconCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private static var shipped: URL {
    (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
      .appendingPathComponent("Packaging/Icons")
  }

  @Test func theIconThatShipsIsWhatIsDrawn() throws {
    let result = try RecallProcess.run(["icon", folder.path("icon")])
    #expect(result.errors == "")
    try #require(result.status == 0)

    let manager = FileManager.default
    let drawn = try manager.contentsOfDirectory(atPath: folder.path("icon")).sorted()
    let names = Commands.Icon.sides.map { "recall-\($0).png" } + ["recall.svg"]
    #expect(drawn == names.sorted())
    #expect(try manager.contentsOfDirectory(atPath: Self.shipped.path).sorted() == drawn)
    for name in drawn {
      let new = try Data(contentsOf: folder.url.appendingPathComponent("icon/\(name)"))
      let old = try Data(contentsOf: Self.shipped.appendingPathComponent(name))
      #expect(
        new == old, "\(name): draw it anew by `recall icon Packaging/Icons --force`, and look at it"
      )
    }
  }

  @Test func aFolderThatIsThereIsLeftAloneWithoutForce() throws {
    let result = try RecallProcess.run(["icon", folder.url.path])
    #expect(result.status == 2)
    #expect(
      result.errors == """
        Error: cannot make \(folder.url.path): File exists; name a folder that isn't there yet, or add --force

        """)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == [])
    #expect(try RecallProcess.run(["icon", folder.url.path, "--force"]).status == 0)
  }

  @Test func aFolderThatCannotBeMadeNeedsNoOtherName() throws {
    let name = folder.path("no/icons")
    let result = try RecallProcess.run(["icon", name])
    #expect(result.status == 2)
    #expect(result.errors == "Error: cannot make \(name): No such file or directory\n")
  }

  @Test func helpIsNotAboutIt() throws {
    #expect(try !RecallProcess.run(["help"]).output.contains("icon"))
    #expect(try !RecallProcess.run(["help", "no-such"]).errors.contains("icon"))
  }
}

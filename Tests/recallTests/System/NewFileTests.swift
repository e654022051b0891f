import Foundation
import Testing

@testable import recall

/// Files of one's own: whole or not at all, and nothing of anybody else's touched.
@Suite struct NewFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted()
  }

  private func failure(_ path: String, replaces: Bool = false) -> String? {
    do throws(NewFile.Failure) {
      _ = try NewFile(for: path, replaces: replaces)
      return nil
    } catch {
      return error.description
    }
  }

  @Test(arguments: [false, true])
  func aFileIsSeenOnceItIsPublished(replaces: Bool) throws {
    let file = try NewFile(for: folder.path("a"), replaces: replaces)
    try file.write(Array("one".utf8))
    #expect(!(try names().contains("a")))
    try file.publish()
    try file.write(Array(", two".utf8))
    try file.publish()
    #expect(try folder.text("a") == "one, two")
    #expect(try names() == ["a"])
  }

  @Test func aFileThatIsGivenUpLeavesNothing() throws {
    var file: NewFile? = try NewFile(for: folder.path("a"))
    try file?.write([1])
    file = nil
    #expect(try names() == [])
  }

  @Test func whatIsThereIsReplacedOnlyWhenAskedToAndAsAWhole() throws {
    try folder.write("old".utf8, as: "a")
    #expect(failure(folder.path("a")) == "File exists")
    let file = try NewFile(for: folder.path("a"), replaces: true)
    try file.write(Array("new".utf8))
    #expect(try folder.text("a") == "old")
    try file.publish()
    #expect(try folder.text("a") == "new")
    #expect(try names() == ["a"])
  }

  /// Who keeps a file to themselves goes on doing so.
  @Test(arguments: [0o600, 0o640, 0o664, 0o755])
  func whatReplacesAFileHasItsMode(mode: Int) throws {
    try folder.write("old".utf8, as: "a")
    try FileManager.default.setAttributes(
      [.posixPermissions: mode], ofItemAtPath: folder.path("a"))
    let file = try NewFile(for: folder.path("a"), replaces: true)
    try file.write(Array("new".utf8))
    try file.publish()
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path("a"))
    #expect(attributes[.posixPermissions] as? Int == mode)
  }

  @Test func whatCameToBeThereMeanwhileIsNotReplaced() throws {
    let file = try NewFile(for: folder.path("a"))
    try folder.write("theirs".utf8, as: "a")
    #expect(throws: NewFile.Failure.self) { try file.publish() }
    #expect(try folder.text("a") == "theirs")
    #expect(try names() == ["a"])
  }

  @Test(arguments: [false, true])
  func noLinkIsFollowed(replaces: Bool) throws {
    try folder.write("precious".utf8, as: "target")
    for (link, target) in [("full", "target"), ("broken", "nothing"), ("device", "/dev/null")] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.path(link), withDestinationPath: target)
      #expect(
        failure(folder.path(link), replaces: replaces)
          == "it is a symbolic link, which is not followed")
    }
    #expect(try folder.text("target") == "precious")
    #expect(!(try names().contains("nothing")))
  }

  @Test(arguments: [
    ("", "No such file or directory"), (".", "Is a directory"), ("/", "Is a directory"),
    ("no/folder/a", "No such file or directory"), ("new/", "No such file or directory"),
    ("/dev/null/a", "Not a directory"), (String(repeating: "x", count: 300), "File name too long"),
  ])
  func aPathWhereNoFileCanBe(path: String, reason: String) {
    #expect(failure(path) == reason)
    #expect(failure(path, replaces: true) == reason)
  }

  @Test func aDeviceIsWrittenTo() throws {
    let file = try NewFile(for: "/dev/full")
    #expect(throws: SystemFailure(ENOSPC)) { try file.write([1]) }
    try NewFile(for: "/dev/null").write([1])
  }

  @Test func aFileIsCutBackAndGoesOnFromThere() throws {
    let file = try NewFile(for: folder.path("a"))
    try file.write(Array("whole\ncut".utf8))
    file.cut(to: 6)
    try file.write(Array("on\n".utf8))
    try file.publish()
    #expect(try folder.text("a") == "whole\non\n")
  }
}

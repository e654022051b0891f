import Foundation
import Testing

@testable import recall

@Suite struct SourceCommitTests {
  private let folder: TemporaryFolder
  private let name = "0123456789abcdef0123456789abcdef01234567"

  init() throws {
    folder = try TemporaryFolder()
  }

  private func put(_ text: String, in path: String) throws {
    let file = folder.url.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  private func found(_ program: String) -> String? {
    SourceCommit.find(
      for: folder.url.appendingPathComponent(program),
      clone: folder.url.appendingPathComponent("clone"))?.description
  }

  @Test(arguments: [("", ""), ("+changed", "+changed")])
  func whatIsInstalledSaysWhatItWasMadeOf(change: String, told: String) throws {
    try put("\(name)\(change)\n", in: "lib/recall/commit")
    #expect(found("lib/recall/recall") == "of commit 0123456789ab\(told)")
  }

  @Test(arguments: ["", "0123", "not a commit\n", "\u{1B}[31m"])
  func whatIsNoCommitIsNotSaid(text: String) throws {
    try put(text, in: "lib/recall/commit")
    #expect(found("lib/recall/recall") == nil)
  }

  @Test func aCloneIsAtTheCommitOfItsBranch() throws {
    try put("ref: refs/heads/main\n", in: "clone/.git/HEAD")
    try put("\(name)\n", in: "clone/.git/refs/heads/main")
    #expect(found("clone/.build/debug/recall") == "in a clone at commit 0123456789ab")
  }

  @Test func aBranchThatWasPackedIsFound() throws {
    try put("ref: refs/heads/main\n", in: "clone/.git/HEAD")
    try put(
      "# pack-refs\nffff456789abcdef0123456789abcdef01234567 refs/heads/mainly\n\(name) refs/heads/main\n",
      in: "clone/.git/packed-refs")
    #expect(found("clone/.build/debug/recall") == "in a clone at commit 0123456789ab")
  }

  @Test func aCloneThatIsOnNoBranchIsAtACommit() throws {
    try put("\(name)\n", in: "clone/.git/HEAD")
    #expect(found("clone/.build/debug/recall") == "in a clone at commit 0123456789ab")
  }

  @Test func aCloneSaysNothingOfAProgramThatLiesElsewhere() throws {
    try put("\(name)\n", in: "clone/.git/HEAD")
    #expect(found("bin/recall") == nil)
    #expect(found("cloned/recall") == nil)
  }

  @Test func whereNothingIsKnownNothingIsSaid() throws {
    #expect(found("clone/.build/debug/recall") == nil)
    try put("ref: refs/heads/main\n", in: "clone/.git/HEAD")
    #expect(found("clone/.build/debug/recall") == nil)
  }
}

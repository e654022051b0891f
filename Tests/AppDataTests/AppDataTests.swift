import Foundation
import Storage
import Testing

@testable import AppData

@Suite struct AppDataTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func load() -> AppData {
    AppData.load(for: "memorize", environment: folder.environment)
  }

  private func change(_ name: String, _ value: StoredValue?) -> StoredChange {
    StoredChange(StoreKey(.standard, name), to: value)
  }

  private func file(_ name: String, _ text: String?) -> StoredChange {
    StoredChange(StoreKey(.files, name), to: text.map { .data(Data($0.utf8)) })
  }

  @Test func nothingIsThereBeforeSomethingWasSavedAndNothingIsMade() throws {
    let data = load()
    #expect(data.state.isEmpty)
    #expect(data.problems.isEmpty)
    try data.save()
    #expect(try folder.names(in: ".").isEmpty)
  }

  @Test func whatWasSavedIsThereTheNextTime() throws {
    let data = load()
    data.keep(change("name", .string("Ann \"A\"\n")))
    data.keep(change("best", .int(12)))
    data.keep(StoredChange(StoreKey(.suite("group"), "best"), to: .double(0.5)))
    data.keep(StoredChange(StoreKey(.scene, "tab"), to: .bool(true)))
    data.keep(file("Documents/notes.json", "[1]"))
    #expect(data.hasChanges)
    try data.save()
    #expect(!data.hasChanges)
    #expect(load().problems.isEmpty)
    #expect(
      load().state.changes.map(\.description) == [
        "files Documents/ utf8 ", "files Documents/notes.json utf8 [1]", "scene tab bool true",
        "standard best int 12", "standard name string Ann \"A\"\n", "suite:group best double 0.5",
      ])
    #expect(folder.text("memorize/files/Documents/notes.json") == "[1]")
    #expect(
      folder.text("memorize/preferences") == """
        recall-data 1
        ["scene","tab","bool","true"]
        ["standard","best","int","12"]
        ["standard","name","string","Ann \\"A\\"\\n"]
        ["suite:group","best","double","0.5"]
        end 4

        """)
  }

  @Test func whatWasRemovedIsGoneTheNextTime() throws {
    let data = load()
    data.keep(change("best", .int(12)))
    data.keep(file("Documents/a/b.txt", "b"))
    try data.save()
    data.keep(change("best", nil))
    data.keep(file("Documents/a/b.txt", nil))
    data.keep(file("Documents/a/", nil))
    try data.save()
    #expect(load().state.changes.map(\.description) == ["files Documents/ utf8 "])
    #expect(try folder.names(in: "memorize/files/Documents").isEmpty)
  }

  @Test func twoProcessesKeepEachOthersValues() throws {
    let (one, other) = (load(), load())
    one.keep(change("one", .int(1)))
    other.keep(change("other", .int(2)))
    try one.save()
    try other.save()
    #expect(load().state[.standard, "one"] == .int(1))
    #expect(load().state[.standard, "other"] == .int(2))
  }

  @Test func temporaryFilesAreNotKept() throws {
    let data = load()
    data.keep(file("tmp/a", "a"))
    #expect(!data.hasChanges)
    #expect(data.state[.files, "tmp/a"] != nil)
  }

  // MARK: What goes wrong

  @Test(arguments: [
    "", "recall-data", "recall-data 0\nend 0\n", "recall-data 1\nend 1\n",
    "recall-data 1\n[\"standard\",\"a\",\"int\",\"1\"]\n",
    "recall-data 1\n[\"standard\",\"a\",\"int\",\"x\"]\nend 1\n",
    "recall-data 1\n[\"files\",\"a\",\"int\",\"1\"]\nend 1\n", "recall-data 1\nend 0",
  ])
  func damagedPreferencesArePutAsideAndReported(text: String) throws {
    try folder.write(text, to: "memorize/preferences")
    try folder.write("first", to: "memorize/preferences.damaged")
    let data = load()
    let path = "\(folder.path)/memorize/preferences"
    #expect(data.problems == [.damaged(path: path, keptAs: "\(path).damaged-2")])
    #expect(data.state.isEmpty)
    #expect(folder.text("memorize/preferences.damaged-2") == text)
    #expect(folder.text("memorize/preferences.damaged") == "first")
    data.keep(change("best", .int(1)))
    try data.save()
    #expect(load().state[.standard, "best"] == .int(1))
  }

  @Test func whatANewerVersionWroteIsLeftAlone() throws {
    try folder.write("recall-data 2\nsomething else", to: "memorize/preferences")
    let data = load()
    let error = AppDataError.newer(path: "\(folder.path)/memorize/preferences")
    #expect(data.problems == [error])
    data.keep(change("best", .int(1)))
    #expect(throws: error) { try data.save() }
    #expect(folder.text("memorize/preferences") == "recall-data 2\nsomething else")
  }

  @Test func whatCannotBeWrittenIsTriedAgain() throws {
    // A file where the folder should be.
    try folder.write("in the way", to: "memorize")
    let data = load()
    data.keep(change("best", .int(1)))
    let error = AppDataError.unwritable(
      path: "\(folder.path)/memorize", reason: "File exists")
    #expect(throws: error) { try data.save() }
    #expect(data.hasChanges)
    try FileManager.default.removeItem(atPath: "\(folder.path)/memorize")
    try data.save()
    #expect(load().state[.standard, "best"] == .int(1))
  }

  @Test(arguments: [ENOSPC, EDQUOT]) func aFullDiskIsToldFromOneThatCannotBeWritten(number: Int32) {
    #expect(SystemFailure(number).writing("/a") == .full(path: "/a"))
    #expect(
      SystemFailure(EROFS).writing("/a")
        == .unwritable(path: "/a", reason: "Read-only file system"))
  }

  @Test(arguments: ["../a", "a/../../b", "/a", "a//b", "", ".", "a\0b"])
  func aPathThatLeadsOutOfTheFolderIsRefused(name: String) throws {
    let data = load()
    data.keep(file(name, "x"))
    data.keep(file("Documents/good", "y"))
    #expect(throws: AppDataError.badPath(name)) { try data.save() }
    #expect(folder.text("memorize/files/Documents/good") == "y")
    #expect(!data.hasChanges, "it would be refused each time")
    #expect(try folder.names(in: ".") == ["memorize"])
  }

  @Test func linksAreNotFollowed() throws {
    try folder.write("secret", to: "elsewhere")
    try folder.write("a", to: "memorize/files/a")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/memorize/files/b", withDestinationPath: "\(folder.path)/elsewhere")
    #expect(load().state.keys.map(\.name) == ["a"])
  }

  @Test func withoutAFolderNothingIsKeptAndAllIsSaid() {
    for environment in [[:], ["HOME": "relative", "XDG_DATA_HOME": ""]] {
      let data = AppData.load(for: "memorize", environment: environment)
      #expect(data.problems == [.noFolder])
      #expect(data.path == nil)
      data.keep(change("best", .int(1)))
      #expect(throws: AppDataError.noFolder) { try data.save() }
    }
    let home = AppData.load(for: "memorize", environment: ["HOME": "/nowhere/ann"])
    #expect(home.path == "/nowhere/ann/.local/share/memorize")
  }

  @Test(arguments: ["", "a/b", ".hidden", "a\nb", String(repeating: "a", count: 101)])
  func aNameThatIsNoFoldersIsRefused(name: String) {
    #expect(
      AppData.load(for: name, environment: folder.environment).problems == [.badName(name)])
  }
}

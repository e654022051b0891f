import Testing

@testable import RecallUI
@testable import RecallUICore

@Suite struct StageFileManagerTests {
  private let manager = StageFileManager.default

  private func run(_ files: [String: String] = [:], _ body: @escaping () throws -> Void) -> Stage {
    let stored = files.map { name, text in
      StoredChange(StoreKey(.files, name), to: .data(Data(text.utf8)))
    }
    let stage = Stage(
      size: CGSize(width: 100, height: 100), stored: StoredState(stored),
      content: {
        Text("run").onTapGesture {
          do {
            try body()
          } catch {
            Issue.record(error)
          }
        }
      })
    stage.tap("run")
    return stage
  }

  private func code(_ body: () throws -> Void) -> CocoaError.Code? {
    do {
      try body()
      return nil
    } catch {
      return (error as? CocoaError)?.code
    }
  }

  private func path(_ name: String) -> String { "/stage/\(name)" }

  @Test func eachKindOfFolderIsSomewhere() throws {
    #expect(
      manager.urls(for: .documentDirectory, in: .userDomainMask).map(\.path)
        == ["/stage/Documents"])
    #expect(
      try manager.url(
        for: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil, create: true
      ).path == "/stage/Library/Application Support")
    #expect(manager.urls(for: .cachesDirectory, in: .userDomainMask) == [StageFiles.caches])
    #expect(manager.urls(for: .musicDirectory, in: .userDomainMask).isEmpty)
    #expect(
      code {
        _ = try manager.url(
          for: .musicDirectory, in: .userDomainMask, appropriateFor: nil, create: false)
      } == .fileNoSuchFile)
    #expect(manager.temporaryDirectory == StageFiles.temporary)
  }

  @Test func filesAndFoldersAreToldApart() {
    _ = run(["Documents/a/b": "x"]) { [self] in
      var isFolder: ObjCBool = false
      #expect(manager.fileExists(atPath: path("Documents/a/b"), isDirectory: &isFolder))
      #expect(!isFolder.boolValue)
      #expect(manager.fileExists(atPath: path("Documents/a"), isDirectory: &isFolder))
      #expect(isFolder.boolValue)
      #expect(manager.fileExists(atPath: path("Documents")))
      #expect(
        !manager.fileExists(
          atPath: path("Documents/")
            + "c"))
      #expect(!manager.fileExists(atPath: "/etc"))
      #expect(manager.contents(atPath: path("Documents/a/b")) == Data("x".utf8))
      #expect(manager.contents(atPath: path("Documents/a")) == nil)
    }
  }

  @Test func whatIsInAFolderIsListed() {
    _ = run(["Documents/b": "", "Documents/.c": "", "Documents/a/d": "", "Documents/a/e/": ""]) {
      [self] in
      #expect(try manager.contentsOfDirectory(atPath: path("Documents")) == [".c", "a", "b"])
      #expect(try manager.contentsOfDirectory(atPath: path("Documents/a")) == ["d", "e"])
      #expect(try manager.contentsOfDirectory(atPath: path("")) == ["Documents", "Library", "tmp"])
      let shown = try manager.contentsOfDirectory(
        at: StageFiles.documents, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
      #expect(shown.map(\.lastPathComponent) == ["a", "b"])
      #expect(
        code { _ = try manager.contentsOfDirectory(atPath: path("Documents/x")) }
          == .fileReadNoSuchFile)
    }
  }

  @Test func foldersAreMade() {
    let stage = run { [self] in
      #expect(
        code {
          try manager.createDirectory(
            atPath: path("Documents/a/b"), withIntermediateDirectories: false)
        } == .fileNoSuchFile)
      for _ in 0..<2 {
        try manager.createDirectory(
          at: StageFiles.documents.appendingPathComponent("a/b"), withIntermediateDirectories: true)
      }
      #expect(
        code {
          try manager.createDirectory(
            atPath: path("Documents/a"), withIntermediateDirectories: false)
        } == .fileWriteFileExists)
      #expect(manager.createFile(atPath: path("Documents/a/b/c"), contents: Data([65])))
      #expect(!manager.createFile(atPath: path("Documents/x/c"), contents: nil))
    }
    #expect(
      stage.stored.changes.map(\.description) == [
        "files Documents/a/ utf8 ", "files Documents/a/b/ utf8 ", "files Documents/a/b/c utf8 A",
      ])
  }

  @Test func filesAndFoldersAreTakenAway() {
    let stage = run(["Documents/a/b": "", "Documents/a/c/d": "", "Documents/ab": ""]) { [self] in
      try manager.removeItem(at: StageFiles.documents.appendingPathComponent("a"))
      #expect(code { try manager.removeItem(atPath: path("Documents/a")) } == .fileNoSuchFile)
      #expect(code { try manager.removeItem(atPath: "/etc/passwd") } == .fileNoSuchFile)
    }
    #expect(stage.stored.keys.map(\.name) == ["Documents/ab"])
  }

  @Test func filesAndFoldersAreCopiedAndMoved() {
    let stage = run(["Documents/a/b": "1", "Documents/c": "2"]) { [self] in
      func url(_ name: String) -> URL { StageFiles.documents.appendingPathComponent(name) }
      try manager.copyItem(at: url("a"), to: url("d"))
      try manager.moveItem(at: url("c"), to: url("a/c"))
      #expect(code { try manager.copyItem(at: url("a"), to: url("d")) } == .fileWriteFileExists)
      #expect(code { try manager.copyItem(at: url("x"), to: url("y")) } == .fileReadNoSuchFile)
      #expect(code { try manager.moveItem(at: url("a"), to: url("x/y")) } == .fileNoSuchFile)
    }
    #expect(
      stage.stored.changes.map(\.description) == [
        "files Documents/a/b utf8 1", "files Documents/a/c utf8 2", "files Documents/d/b utf8 1",
      ])
  }

  private struct Point: Codable {
    var y = 1
    var x = 2
    var b = ["k": 1]
    var a = 3
  }

  @Test func jsonHasItsKeysInOrder() throws {
    let encoder = StageJSONEncoder()
    let text = #"{"a":3,"b":{"k":1},"x":2,"y":1}"#
    #expect(try encoder.encode(Point()) == Data(text.utf8))
    encoder.outputFormatting = []
    #expect(try encoder.encode(Point()) == Data(text.utf8))
  }
}

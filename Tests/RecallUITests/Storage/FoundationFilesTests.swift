import RecallUI
import Testing

/// Data and texts by Foundation's names, in a file that imports nothing else.
@Suite struct FoundationFilesTests {
  private func run(_ body: @escaping () throws -> Void) -> Stage {
    let stage = smallStage {
      Text("run").onTapGesture {
        do {
          try body()
        } catch {
          Issue.record(error)
        }
      }
    }
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

  @Test func whatIsWrittenBelowTheStagesFoldersIsTheStages() {
    let file = URL.documentsDirectory.appendingPathComponent("a")
    let stage = run {
      try Data("1".utf8).write(to: file)
      try Data("2".utf8).write(to: file, options: [.atomicWrite, .completeFileProtection])
      #expect(try Data(contentsOf: file) == Data("2".utf8))
      #expect(try String(contentsOf: file) == "2")
      try "é".write(to: file, atomically: true, encoding: .isoLatin1)
      #expect(try String(contentsOf: file, encoding: .isoLatin1) == "é")
    }
    #expect(stage.stored[.files, "Documents/a"] == .data(Data([0xE9])))
  }

  @Test func anAddressThatIsNoFilesIsAsWithoutAConnection() throws {
    let page = try #require(URL(string: "https://example.org/a.json"))
    _ = run {
      #expect(throws: URLError(.notConnectedToInternet)) { try Data(contentsOf: page) }
      #expect(throws: URLError(.notConnectedToInternet)) { try String(contentsOf: page) }
      #expect(throws: URLError(.notConnectedToInternet)) { try Data().write(to: page) }
    }
  }

  @Test func eachFolderIsTheStages() {
    #expect(URL.documentsDirectory == StageFiles.documents)
    #expect(URL.applicationSupportDirectory == StageFiles.applicationSupport)
    #expect(URL.cachesDirectory == StageFiles.caches)
    #expect(URL.temporaryDirectory == StageFiles.temporary)
  }

  @Test func whatIsNotThereIsSaid() {
    let missing = URL.documentsDirectory.appendingPathComponent("missing")
    _ = run { [self] in
      #expect(code { _ = try Data(contentsOf: missing) } == .fileReadNoSuchFile)
      #expect(code { _ = try String(contentsOf: missing) } == .fileReadNoSuchFile)
      try Data([0xFF]).write(to: missing)
      #expect(
        code { _ = try String(contentsOf: missing) } == .fileReadInapplicableStringEncoding)
      #expect(
        code { try "é".write(to: missing, atomically: true, encoding: .ascii) }
          == .fileWriteInapplicableStringEncoding)
    }
  }

  @Test func elsewhereItIsFoundations() throws {
    let source = URL(fileURLWithPath: #filePath)
    #expect(try Data(contentsOf: source).starts(with: Data("import".utf8)))
    #expect(try String(contentsOf: source).hasPrefix("import"))
    let nowhere = URL(fileURLWithPath: "/nowhere/at/all")
    #expect(throws: (any Error).self) { try Data().write(to: nowhere) }
    #expect(throws: (any Error).self) { try String(contentsOf: nowhere, encoding: .utf8) }
  }
}

import Testing

@testable import RecallUI
@testable import RecallUICore

@Suite struct StageFilesTests {
  private func run(
    _ files: [String: String] = [:], _ body: @escaping () throws -> Void
  ) -> Stage {
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

  private let notes = StageFiles.documents.appendingPathComponent("notes.json")

  @Test func aFileIsReadAsItWasHandedInAndWrittenAsAnEffect() {
    let notes = notes
    let stage = run(["Documents/notes.json": "[1]"]) {
      #expect(try StageFiles.text(at: notes) == "[1]")
      try StageFiles.write("[1,2]", to: notes)
      #expect(try StageFiles.data(at: notes) == Data("[1,2]".utf8))
    }
    let change = StoredChange(
      StoreKey(.files, "Documents/notes.json"), to: .data(Data("[1,2]".utf8)))
    #expect(stage.effects.map(\.effect) == [.store(change)])
    #expect(stage.snapshot["stored.files.Documents/notes.json"] == "utf8 [1,2]")
  }

  @Test func whatIsNotThereCannotBeRead() {
    let notes = notes
    _ = run(["Documents/latin": "\u{1}"]) {
      #expect(code { _ = try StageFiles.data(at: notes) } == .fileReadNoSuchFile)
      #expect(
        code { _ = try StageFiles.data(at: URL(filePath: "/etc/passwd")) } == .fileReadNoSuchFile)
      #expect(
        code { _ = try StageFiles.data(at: StageFiles.documents) } == .fileReadNoSuchFile)
      let page = URL(string: "https://www.swift.org/stage/Documents/latin")
      #expect(code { _ = try StageFiles.data(at: page ?? notes) } == .fileReadNoSuchFile)
    }
    #expect(code { _ = try StageFiles.data(at: notes) } == .fileReadNoSuchFile, "off any stage")
    do {
      _ = try StageFiles.data(at: notes)
    } catch {
      #expect((error as? CocoaError)?.filePath == "/stage/Documents/notes.json")
    }
  }

  @Test func aTextOfAnotherEncodingIsNotRead() {
    let notes = notes
    _ = run {
      try StageFiles.write(Data([0xFF, 0xFE, 0xFF]), to: notes)
      #expect(
        code { _ = try StageFiles.text(at: notes) } == .fileReadInapplicableStringEncoding)
      #expect(
        code { try StageFiles.write("é", to: notes, encoding: .ascii) }
          == .fileWriteInapplicableStringEncoding)
    }
  }

  @Test func whatHasNoPlaceIsNotWritten() {
    let stage = run(["Documents/a/b": "x"]) {
      let documents = StageFiles.documents
      func write(_ path: String) -> CocoaError.Code? {
        code { try StageFiles.write("y", to: documents.appendingPathComponent(path)) }
      }
      #expect(write("none/b") == .fileNoSuchFile)
      #expect(write("a") == .fileWriteInvalidFileName)
      #expect(write("../../../etc/passwd") == .fileNoSuchFile)
      #expect(code { try StageFiles.write("y", to: URL(filePath: "/tmp/a")) } == .fileNoSuchFile)
      let old = documents.appendingPathComponent("a/b")
      #expect(
        code { try StageFiles.write(Data(), to: old, options: .withoutOverwriting) }
          == .fileWriteFileExists)
    }
    #expect(stage.effects.isEmpty)
  }

  @Test func aPathIsTheSameHoweverItIsWritten() {
    _ = run(["Documents/a b/c": "x"]) { () throws in
      let documents = StageFiles.documents
      #expect(try StageFiles.text(at: documents.appendingPathComponent("a b/c")) == "x")
      #expect(try StageFiles.text(at: documents.appending(path: "./a b//d/../c")) == "x")
      #expect(try StageFiles.text(at: URL(filePath: "/stage/tmp/../Documents/a b/c")) == "x")
    }
  }
}

import Testing

@testable import RecallUI
@testable import RecallUICore

@Suite struct FileWrapperTests {
  private func run(_ body: @escaping () throws -> Void) -> Stage {
    let stage = Stage(size: CGSize(width: 100, height: 100)) {
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

  @Test func aFileHasContentsAndAFolderHasFiles() {
    let file = FileWrapper(regularFileWithContents: Data("a".utf8))
    #expect(file.isRegularFile && !file.isDirectory && file.fileWrappers == nil)
    #expect(file.addRegularFile(withContents: Data(), preferredFilename: "x").isEmpty)
    let folder = FileWrapper(directoryWithFileWrappers: ["a.txt": file])
    #expect(folder.isDirectory && folder.regularFileContents == nil)
    #expect(file.preferredFilename == "a.txt")
    #expect(folder.addRegularFile(withContents: Data(), preferredFilename: "a.txt") == "a.txt 2")
    folder.removeFileWrapper(file)
    #expect(folder.fileWrappers?.keys.sorted() == ["a.txt 2"])
  }

  @Test func aFolderIsReadAsItWasWritten() {
    let stage = run {
      let folder = FileWrapper(directoryWithFileWrappers: [
        "text.txt": FileWrapper(regularFileWithContents: Data("words".utf8)),
        "inner": FileWrapper(directoryWithFileWrappers: [
          "deep.txt": FileWrapper(regularFileWithContents: Data("deep".utf8))
        ]),
      ])
      let url = StageFiles.documents.appendingPathComponent("Book.book")
      try folder.write(to: url)
      let read = try FileWrapper(url: url)
      #expect(read.filename == "Book.book")
      #expect(read.fileWrappers?["text.txt"]?.regularFileContents == Data("words".utf8))
      let inner = read.fileWrappers?["inner"]?.fileWrappers
      #expect(inner?["deep.txt"]?.regularFileContents == Data("deep".utf8))
    }
    #expect(stage.snapshot["stored.files.Documents/Book.book/inner/deep.txt"] == "utf8 deep")
  }

  @Test func whatIsNowhereCantBeRead() {
    _ = run {
      #expect(throws: CocoaError.self) {
        try FileWrapper(url: StageFiles.documents.appendingPathComponent("none"))
      }
    }
  }

  @Test func namesTellTypes() {
    #expect(UTType.json.preferredFilenameExtension == "json")
    #expect(UTType(exportedAs: "org.example.emojiart").preferredFilenameExtension == "emojiart")
    #expect(UTType.text.preferredFilenameExtension == nil)
    #expect(UTType(filenameExtension: "JPEG") == .jpeg)
    #expect(UTType(filenameExtension: "what") == nil)
    #expect(UTType.text.isType(ofFile: "a.b.json") && UTType.item.isType(ofFile: "none"))
    #expect(!UTType.json.isType(ofFile: "json") && !UTType.image.isType(ofFile: "a.txt"))
    #expect(UTType(exportedAs: "org.example.emojiart").isType(ofFile: "Cat.EmojiArt"))
  }
}

import Testing

@testable import RecallUI
@testable import RecallUICore

@Suite struct FileMovingTests {
  private struct Chore: Codable, Transferable {
    var title = "Dishes"

    static var transferRepresentation: some TransferRepresentation {
      CodableRepresentation(contentType: .json)
      ProxyRepresentation(exporting: \.title)
        .suggestedFileName("chore")
    }
  }

  private struct Exporting: View {
    let types: [UTType]
    let item: Chore?
    @State private var isSaving = false
    @State private var said = "nothing"

    init(_ types: [UTType], item: Chore? = Chore()) {
      self.types = types
      self.item = item
    }

    var body: some View {
      VStack {
        Text(said)
        Button("save it") { isSaving = true }
      }
      .fileExporter(isPresented: $isSaving, item: item, contentTypes: types) { result in
        said = (try? result.get().lastPathComponent) ?? "failed"
      } onCancellation: {
        said = "cancelled"
      }
    }
  }

  private struct Moving: View {
    @State private var isMoving = false
    @State private var said = "nothing"
    let files: [String]
    let folder: URL

    init(_ files: [String], from folder: URL = StageFiles.caches) {
      self.files = files
      self.folder = folder
    }

    var body: some View {
      VStack {
        Text(said)
        Button("move it") { isMoving = true }
      }
      .fileMover(
        isPresented: $isMoving, files: files.map { folder.appendingPathComponent($0) }
      ) { result in
        said = (try? result.get().map(\.lastPathComponent).joined(separator: ",")) ?? "failed"
      } onCancellation: {
        said = "cancelled"
      }
    }
  }

  private func stage<Content: View>(
    _ files: [String: String] = [:], @ViewBuilder _ content: () -> Content
  ) -> Stage {
    let stored = files.map { name, text in
      StoredChange(StoreKey(.files, name), to: .data(Data(text.utf8)))
    }
    return Stage(
      size: CGSize(width: 400, height: 600), stored: StoredState(stored), content: content)
  }

  private func tap(_ name: String, _ stage: Stage) {
    // The button, and not the title of the same words.
    let frame = stage.elements.last { $0.label == name }?.frame ?? .zero
    stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    stage.advance(by: .seconds(2))
  }

  @Test(
    arguments: [
      ([.json], "chore.json", "Dishes"), ([.plainText], "chore.txt", "Dishes"),
      ([.png, .utf8PlainText, .plainText], "chore.txt", "Dishes"), ([], "chore.json", "Dishes"),
    ] as [([UTType], String, String)])
  func aThingIsWrittenAsTheFirstKindThatItHandsOn(
    types: [UTType], name: String, content: String
  ) {
    let stage = stage { Exporting(types) }
    tap("save it", stage)
    tap("Save", stage)
    #expect(stage.texts.first == name)
    let written = stage.snapshot["stored.files.Documents/\(name)"]
    #expect(written?.contains(content) == true)
    #expect(written?.contains("title") == name.hasSuffix(".json"))
  }

  @Test func aThingThatHandsOnNoneOfTheKindsIsNotWritten() {
    let stage = stage { Exporting([.png]) }
    tap("save it", stage)
    tap("Save", stage)
    #expect(stage.texts.first == "failed")
    tap("save it", stage)
    tap("Cancel", stage)
    #expect(stage.texts.first == "cancelled")
  }

  @Test func aFileIsMovedUnderTheNameThatIsTyped() {
    let stage = stage(["Library/Caches/a.txt": "A", "Documents/b.txt": "old"]) {
      Moving(["a.txt"])
    }
    tap("move it", stage)
    stage.type("a", .control)
    stage.send(.text("b.txt"))
    tap("Replace", stage)
    #expect(stage.texts.first == "b.txt")
    #expect(stage.snapshot["stored.files.Documents/b.txt"] == "utf8 A")
    #expect(stage.snapshot["stored.files.Library/Caches/a.txt"] == nil)
  }

  @Test func filesAreMovedOneAfterTheOther() {
    let stage = stage(["Library/Caches/a.txt": "A", "Library/Caches/b.txt": "B"]) {
      Moving(["a.txt", "b.txt"])
    }
    tap("move it", stage)
    tap("Move", stage)
    #expect(stage.texts.first == "nothing")
    tap("Move", stage)
    #expect(stage.texts.first == "a.txt,b.txt")
    #expect(stage.snapshot["stored.files.Documents/a.txt"] == "utf8 A")
    #expect(stage.snapshot["stored.files.Documents/b.txt"] == "utf8 B")
  }

  @Test func filesThatAreThereAlreadyStayAsOftenAsTheyAreMoved() {
    let stage = stage(["Documents/a.txt": "A", "Documents/b.txt": "B"]) {
      Moving(["a.txt", "b.txt"], from: StageFiles.documents)
    }
    for _ in 0..<2 {
      tap("move it", stage)
      tap("Replace", stage)
      tap("Replace", stage)
      #expect(stage.texts.first == "a.txt,b.txt")
      #expect(stage.snapshot["stored.files.Documents/a.txt"] == "utf8 A")
      #expect(stage.snapshot["stored.files.Documents/b.txt"] == "utf8 B")
    }
  }

  @Test func aFileThatIsNotThereIsNotMovedAndReplacesNothing() {
    let stage = stage(["Documents/a.txt": "old"]) { Moving(["a.txt"]) }
    tap("move it", stage)
    tap("Replace", stage)
    #expect(stage.texts.first == "failed")
    #expect(stage.snapshot["stored.files.Documents/a.txt"] == "utf8 old")
  }
}

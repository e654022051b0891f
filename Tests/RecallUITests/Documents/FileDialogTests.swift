import Testing

@testable import RecallUI
@testable import RecallUICore

@Suite struct FileDialogTests {
  private struct Note: FileDocument {
    static var readableContentTypes: [UTType] { [.plainText] }

    var text = "words"

    init() {}

    init(configuration: ReadConfiguration) throws {
      text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      guard text != "bad" else { throw CocoaError(.fileWriteUnknown) }
      return FileWrapper(regularFileWithContents: Data(text.utf8))
    }
  }

  private struct Saving: View {
    @State private var isSaving = false
    @State private var said = "nothing"
    @State var note = Note()

    var body: some View {
      VStack {
        Text(said).accessibilityIdentifier("said")
        Button("save it") { isSaving = true }
      }
      .fileExporter(
        isPresented: $isSaving, document: note, contentType: .plainText,
        defaultFilename: "Letter"
      ) { result in
        switch result {
        case .success(let url): said = url.lastPathComponent
        case .failure: said = "failed"
        }
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

  @Test func aDocumentIsWrittenUnderTheNameThatIsTyped() {
    let stage = stage { Saving() }
    tap("save it", stage)
    stage.type("a", .control)
    stage.send(.text("Poem"))
    tap("Save", stage)
    #expect(stage.texts.first == "Poem.txt")
    #expect(stage.snapshot["stored.files.Documents/Poem.txt"] == "utf8 words")
    #expect(stage.issues.isEmpty)
  }

  @Test func whatIsThereIsReplacedKnowingly() {
    let stage = stage(["Documents/Letter.txt": "old"]) { Saving() }
    tap("save it", stage)
    tap("Replace", stage)
    #expect(stage.snapshot["stored.files.Documents/Letter.txt"] == "utf8 words")
  }

  @Test func nobodyAnswersAndNothingIsWritten() {
    let stage = stage { Saving() }
    tap("save it", stage)
    tap("Cancel", stage)
    #expect(stage.texts.first == "nothing")
    #expect(stage.effects.allSatisfy { if case .store = $0.effect { false } else { true } })
  }

  @Test(arguments: ["", "   ", "a/b", "..", "."])
  func aNameThatNoFileCanHaveIsNotTaken(name: String) {
    let stage = stage { Saving() }
    tap("save it", stage)
    stage.type("a", .control)
    stage.type("delete")
    stage.send(.text(name))
    tap("Save", stage)
    #expect(stage.texts.first == "nothing")
  }

  @Test func whatCantBeWrittenIsTold() {
    var note = Note()
    note.text = "bad"
    let stage = stage { Saving(note: note) }
    tap("save it", stage)
    tap("Save", stage)
    #expect(stage.texts.first == "failed")
  }

  private struct Opening: View {
    let types: [UTType]
    @State private var isOpening = false
    @State private var said = "nothing"

    var body: some View {
      VStack {
        Text(said).accessibilityIdentifier("said")
        Button("open it") { isOpening = true }
      }
      .fileImporter(isPresented: $isOpening, allowedContentTypes: types) { result in
        guard let url = try? result.get() else {
          said = "failed"
          return
        }
        let isOpen = url.startAccessingSecurityScopedResource()
        defer { url.stopAccessingSecurityScopedResource() }
        said = "\(isOpen) \((try? StageFiles.text(at: url)) ?? "none")"
      }
    }
  }

  private let files = [
    "Documents/a.txt": "A", "Documents/b.json": "B", "Documents/in/c.txt": "C",
    "Library/Caches/d.txt": "D",
  ]

  @Test func aDocumentOfAKindIsChosen() {
    let stage = stage(files) { Opening(types: [.plainText]) }
    tap("open it", stage)
    #expect(stage.outline.contains("a.txt") && stage.outline.contains("in/c.txt"))
    #expect(!stage.outline.contains("b.json") && !stage.outline.contains("d.txt"))
    tap("in/c.txt", stage)
    #expect(stage.texts.first == "true C")
  }

  @Test func whereThereIsNoneThatIsSaid() {
    let stage = stage { Opening(types: [.json]) }
    tap("open it", stage)
    #expect(stage.outline.contains("No Documents"))
    tap("Cancel", stage)
    #expect(stage.texts.first == "nothing")
  }

  private struct OpeningMany: View {
    @State private var isOpening = false
    @State private var said = "nothing"

    var body: some View {
      VStack {
        Text(said).accessibilityIdentifier("said")
        Button("open it") { isOpening = true }
      }
      .fileImporter(
        isPresented: $isOpening, allowedContentTypes: [], allowsMultipleSelection: true
      ) { result in
        said = ((try? result.get()) ?? []).map(\.lastPathComponent).joined(separator: " ")
      }
    }
  }

  @Test func someAreChosen() {
    let stage = stage(files) { OpeningMany() }
    tap("open it", stage)
    for name in ["b.json", "a.txt", "in/c.txt", "a.txt"] { tap(name, stage) }
    tap("Open", stage)
    #expect(stage.texts.first == "b.json c.txt")
  }
}

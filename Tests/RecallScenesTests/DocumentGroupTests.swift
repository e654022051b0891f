import Storage
import Testing

@testable import RecallScenes

private struct Note: FileDocument {
  static var readableContentTypes: [UTType] { [.plainText] }

  var count = 0

  init() {}

  init(configuration: ReadConfiguration) throws {
    let text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    guard let count = Int(text) else { throw CocoaError(.fileReadCorruptFile) }
    self.count = count
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data("\(count)".utf8))
  }
}

private struct Notes: App {
  init() {}

  var body: some Scene {
    DocumentGroup(newDocument: Note()) { file in
      VStack {
        Text("count \(file.document.count) \(file.fileURL?.lastPathComponent ?? "nowhere")")
        Button("more") { file.document.count += 1 }
      }
    }
  }
}

private final class Drawing: ReferenceFileDocument {
  static var readableContentTypes: [UTType] { [UTType(exportedAs: "org.example.drawing")] }

  @Published var lines = 0

  init() {}

  init(configuration: ReadConfiguration) throws {
    lines = configuration.file.regularFileContents?.count ?? 0
  }

  func snapshot(contentType: UTType) throws -> Int { lines }

  func fileWrapper(snapshot: Int, configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(repeating: 65, count: snapshot))
  }
}

private struct Drawings: App {
  init() {}

  var body: some Scene {
    DocumentGroup(newDocument: Drawing.init) { file in
      Lines(drawing: file.document, name: file.fileURL?.lastPathComponent ?? "nowhere")
    }
  }
}

private struct Lines: View {
  @ObservedObject var drawing: Drawing
  let name: String

  var body: some View {
    Text("lines \(drawing.lines) \(name)")
    Button("draw") { drawing.lines += 1 }
  }
}

private struct Viewer: App {
  init() {}

  var body: some Scene {
    DocumentGroup(viewing: Note.self) { file in
      Text("viewed \(file.document.count) \(file.isEditable)")
    }
  }
}

extension Stage {
  fileprivate func type(_ key: String, _ modifiers: KeyEvent.Modifiers = []) {
    send(.key(KeyEvent(.down, key: key, modifiers: modifiers)))
    send(.key(KeyEvent(.up, key: key, modifiers: modifiers)))
  }

  fileprivate func tap(_ name: String) {
    guard let frame = elements.last(where: { $0.label == name })?.frame else { return }
    tap(at: CGPoint(x: frame.midX, y: frame.midY))
  }
}

@Suite struct DocumentGroupTests {
  private func stage<Program: App>(_ app: Program, _ stored: [StoredChange] = []) -> Stage {
    let stage = Stage(size: CGSize(width: 400, height: 600), stored: StoredState(stored)) {
      AppView(app)
    }
    stage.advance(by: .seconds(1))
    return stage
  }

  private func file(_ name: String, _ text: String) -> StoredChange {
    StoredChange(StoreKey(.files, "Documents/" + name), to: .data(Data(text.utf8)))
  }

  private func said(_ stage: Stage) -> String? {
    stage.elements.compactMap(\.label).first {
      $0.hasPrefix("count") || $0.hasPrefix("lines") || $0.hasPrefix("viewed")
    }
  }

  private func tap(_ name: String, _ stage: Stage) {
    stage.tap(name)
    stage.advance(by: .milliseconds(500))
  }

  @Test func aNewDocumentBecomesAFileWithItsFirstChange() {
    let stage = stage(Notes())
    #expect(said(stage) == "count 0 nowhere")
    stage.advance(by: .seconds(5))
    #expect(stage.snapshot["stored.files.Documents/Untitled.txt"] == nil)
    tap("more", stage)
    tap("more", stage)
    #expect(stage.snapshot["stored.files.Documents/Untitled.txt"] == nil, "changing still")
    stage.advance(by: .seconds(1))
    #expect(stage.snapshot["stored.files.Documents/Untitled.txt"] == "utf8 2")
    #expect(said(stage) == "count 2 Untitled.txt")
  }

  @Test func theDocumentThatWasEditedLastIsOpenedAgain() {
    let first = stage(Notes(), [file("Untitled.txt", "5")])
    tap("more", first)
    first.advance(by: .seconds(2))
    #expect(first.snapshot["stored.files.Documents/Untitled 2.txt"] == "utf8 1")
    let second = stage(Notes(), first.stored.changes)
    #expect(said(second) == "count 1 Untitled 2.txt")
  }

  @Test func menusMakeAndOpenDocuments() {
    let stage = stage(Notes(), [file("Other.txt", "7")])
    tap("more", stage)
    stage.type("o", .control)
    stage.advance(by: .seconds(1))
    tap("Other.txt", stage)
    stage.advance(by: .seconds(1))
    #expect(said(stage) == "count 7 Other.txt")
    // What was shown before was written first.
    #expect(stage.snapshot["stored.files.Documents/Untitled.txt"] == "utf8 1")
    stage.type("n", .control)
    #expect(said(stage) == "count 0 nowhere")
  }

  @Test func aDocumentGetsAName() {
    let stage = stage(Notes())
    tap("more", stage)
    stage.type("s", [.control, .shift])
    stage.advance(by: .seconds(2))
    stage.type("a", .control)
    stage.send(.text("Mine"))
    tap("Save", stage)
    stage.advance(by: .seconds(2))
    #expect(said(stage) == "count 1 Mine.txt")
    #expect(stage.snapshot["stored.files.Documents/Mine.txt"] == "utf8 1")
  }

  @Test func whatCantBeReadIsSaidAndStays() {
    let stage = stage(Notes(), [file("Broken.txt", "x")])
    stage.type("o", .control)
    stage.advance(by: .seconds(1))
    tap("Broken.txt", stage)
    stage.advance(by: .seconds(2))
    #expect(stage.outline.contains("Broken.txt: "))
    #expect(stage.snapshot["stored.files.Documents/Broken.txt"] == "utf8 x")
  }

  @Test func anObjectIsWrittenWhenItChanges() {
    let first = stage(Drawings())
    for _ in 0..<3 { tap("draw", first) }
    first.advance(by: .seconds(2))
    #expect(first.snapshot["stored.files.Documents/Untitled.drawing"] == "utf8 AAA")
    let second = stage(Drawings(), first.stored.changes)
    #expect(said(second) == "lines 3 Untitled.drawing")
    tap("draw", second)
    second.advance(by: .seconds(2))
    #expect(second.snapshot["stored.files.Documents/Untitled.drawing"] == "utf8 AAAA")
  }

  @Test func aViewerChangesNothing() {
    let stage = stage(Viewer(), [file("One.txt", "1")])
    #expect(stage.outline.contains("No Document"))
    tap("Open…", stage)
    stage.advance(by: .seconds(1))
    tap("One.txt", stage)
    stage.advance(by: .seconds(1))
    #expect(said(stage) == "viewed 1 false")
    #expect(!stage.outline.contains("Save As"))
  }
}

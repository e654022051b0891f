/// Shows a document, reads it from a file and writes it there.
struct DocumentWindow<Document, Content: View>: View {
  let types: [UTType]
  /// Nil where there are no new ones.
  let makeNew: (() -> Document)?
  let read: (FileDocumentReadConfiguration) throws -> Document
  let writable: (Document) -> WritableDocument
  let isEditable: Bool
  /// Shows a document at a place; the closure is told of changes that no binding hears of.
  let content: (Binding<Document>, URL?, @escaping () -> Void) -> Content

  @State private var document: Document?
  @State private var url: URL?
  /// How many changes there have been, and how many of them were written.
  @State private var changes = 0
  @State private var written = 0
  @State private var isOpening = false
  @State private var isNaming = false
  @State private var trouble: String?
  @Environment(\.scenePhase) private var scenePhase
  @Environment(\.commandMenus) private var menus
  /// The name of the document that was edited last, in the folder for documents.
  @AppStorage("RecallLastDocument") private var last = ""

  init(
    types: [UTType], makeNew: (() -> Document)?,
    read: @escaping (FileDocumentReadConfiguration) throws -> Document,
    writable: @escaping (Document) -> WritableDocument, isEditable: Bool,
    @ViewBuilder content: @escaping (Binding<Document>, URL?, @escaping () -> Void) -> Content
  ) {
    self.types = types
    self.makeNew = makeNew
    self.read = read
    self.writable = writable
    self.isEditable = isEditable
    self.content = content
  }

  var body: some View {
    TitledWindow(title: title, id: nil) {
      page
        .fileImporter(isPresented: $isOpening, allowedContentTypes: types) { result in
          if case .success(let url) = result { open(url) }
        }
        .fileExporter(
          isPresented: $isNaming, document: document.map(writable), type: types.first,
          defaultFilename: title
        ) { result in
          switch result {
          case .success(let url): keep(url)
          case .failure(let error): trouble = error.localizedDescription
          }
        }
        .alert(
          "The document can’t be read or written.",
          isPresented: Binding(get: { trouble != nil }, set: { if !$0 { trouble = nil } })
        ) {
        } message: {
          Text(verbatim: trouble ?? "")
        }
    }
    .environment(\.commandMenus, menusWithFiles)
    .onAppear(perform: start)
    .onChange(of: scenePhase) { _, phase in if phase != .active { save() } }
    .onChange(of: changes) { _, count in
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { if changes == count { save() } }
    }
  }

  @ViewBuilder private var page: some View {
    if let document {
      content(binding(of: document), url) { changes += 1 }
    } else {
      ContentUnavailableView {
        Label("No Document", systemImage: "doc")
      } actions: {
        Button("Open…") { isOpening = true }
      }
    }
  }

  private var title: String { url?.deletingPathExtension().lastPathComponent ?? "Untitled" }

  /// The document that is shown, whose changes are noted.
  private func binding(of shown: Document) -> Binding<Document> {
    Binding {
      document ?? shown
    } set: { new in
      guard isEditable else { return }
      document = new
      changes += 1
    }
  }

  private var menusWithFiles: _CommandMenus {
    var all = _CommandMenus()
    all.add([AnyView(items)], to: "File")
    all.append(menus)
    return all
  }

  @ViewBuilder private var items: some View {
    if let makeNew {
      Button("New") { show(makeNew(), at: nil) }.keyboardShortcut("n")
    }
    Button("Open…") { isOpening = true }.keyboardShortcut("o")
    if document != nil, isEditable {
      Button("Save As…") { isNaming = true }.keyboardShortcut("s", modifiers: [.command, .shift])
    }
  }

  // MARK: Files

  private func start() {
    guard document == nil else { return }
    let url = StageFiles.documents.appendingPathComponent(last)
    if !last.isEmpty, StageFileManager.default.fileExists(atPath: url.path) { open(url) }
    if document == nil { document = makeNew?() }
  }

  private func open(_ url: URL) {
    do {
      let file = try FileWrapper(url: url)
      let type = UTType(filenameExtension: url.pathExtension) ?? types.first ?? .data
      show(try read(FileDocumentReadConfiguration(contentType: type, file: file)), at: url)
      keep(url)
    } catch {
      trouble = "\(url.lastPathComponent): \(error.localizedDescription)"
    }
  }

  /// Has another document take the place of this one, which is written first.
  private func show(_ other: Document, at url: URL?) {
    save()
    document = other
    self.url = url
    written = changes
  }

  private func keep(_ url: URL) {
    self.url = url
    written = changes
    let folder = StageFiles.documents.path
    last = url.path.hasPrefix(folder) ? String(url.path.dropFirst(folder.count + 1)) : ""
  }

  /// Writes the document if it has changed.
  private func save() {
    guard isEditable, changes != written, let document else { return }
    let writable = writable(document)
    let type = writable.types.first ?? .data
    let place = url ?? unused(type)
    do {
      try writable.write(to: place, as: type)
      keep(place)
    } catch {
      written = changes
      trouble = "\(place.lastPathComponent): \(error.localizedDescription)"
    }
  }

  /// A place for a new document that nothing lies at.
  private func unused(_ type: UTType) -> URL {
    let ending = type.preferredFilenameExtension.map { "." + $0 } ?? ""
    var number = 1
    while true {
      let name = number == 1 ? "Untitled" : "Untitled \(number)"
      let url = StageFiles.documents.appendingPathComponent(name + ending)
      if !StageFileManager.default.fileExists(atPath: url.path) { return url }
      number += 1
    }
  }
}

/// A sheet that asks what a document is to be called, and writes it into the stage's folder for documents.
private struct FileExporter: View {
  let document: WritableDocument
  let type: UTType
  let finish: (Result<URL, any Error>?) -> Void
  @State private var name: String
  @FocusState private var isNaming: Bool

  init(
    document: WritableDocument, type: UTType, name: String?,
    finish: @escaping (Result<URL, any Error>?) -> Void
  ) {
    self.document = document
    self.type = type
    self.finish = finish
    _name = State(initialValue: name ?? "Untitled")
  }

  /// Where the document goes; nil for a name that none can have.
  private var place: URL? {
    let trimmed = name.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !trimmed.isEmpty, !trimmed.contains("/"), trimmed != ".", trimmed != ".." else {
      return nil
    }
    guard let ending = type.preferredFilenameExtension, !trimmed.hasSuffix("." + ending) else {
      return StageFiles.documents.appendingPathComponent(trimmed)
    }
    return StageFiles.documents.appendingPathComponent(trimmed + "." + ending)
  }

  private var isTaken: Bool {
    place.map { StageFileManager.default.fileExists(atPath: $0.path) } ?? false
  }

  var body: some View {
    NavigationStack {
      Form {
        Section {
          TextField("Name", text: $name).focused($isNaming).onSubmit(save)
        } footer: {
          if let place { Text(verbatim: place.lastPathComponent) }
        }
      }
      .navigationTitle("Save")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { finish(nil) } }
        ToolbarItem(placement: .confirmationAction) {
          Button(isTaken ? "Replace" : "Save", action: save).disabled(place == nil)
        }
      }
    }
    .onAppear { isNaming = true }
  }

  private func save() {
    guard let place else { return }
    finish(
      Result {
        try document.write(to: place, as: type)
        return place
      })
  }
}

private struct FileExporterModifier: ViewModifier {
  let isPresented: Binding<Bool>
  /// Nil presents nothing.
  let document: WritableDocument?
  let type: UTType?
  let name: String?
  let completion: (Result<URL, any Error>) -> Void
  let cancel: () -> Void

  func body(content: Content) -> some View {
    content.sheet(isPresented: isPresented) {
      if let document {
        FileExporter(
          document: document, type: type ?? document.types.first ?? .data, name: name,
          finish: finish)
      }
    }
  }

  private func finish(_ result: Result<URL, any Error>?) {
    isPresented.wrappedValue = false
    if let result { completion(result) } else { cancel() }
  }
}

extension View {
  /// Asks what a document of either kind is to be called, and writes it.
  package func fileExporter(
    isPresented: Binding<Bool>, document: WritableDocument?, type: UTType?,
    defaultFilename: String?, onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    modifier(
      FileExporterModifier(
        isPresented: isPresented, document: document, type: type, name: defaultFilename,
        completion: onCompletion, cancel: {}))
  }

  /// Asks, while a binding is true, what a document is to be called, and writes it into the stage's folder for
  /// documents (`URL.documentsDirectory`).
  ///
  /// - Parameters:
  ///   - isPresented: Whether it is asked; becomes false with the answer.
  ///   - document: The document.
  ///   - contentType: What kind of file it becomes, which its name's ending follows.
  ///   - defaultFilename: The name that is offered.
  ///   - onCompletion: Gets where it lies, or what went wrong.
  public func fileExporter<Document: FileDocument>(
    isPresented: Binding<Bool>, document: Document?, contentType: UTType,
    defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    modifier(
      FileExporterModifier(
        isPresented: isPresented, document: document.map { WritableDocument($0) },
        type: contentType, name: defaultFilename, completion: onCompletion, cancel: {}))
  }

  /// Asks what a document is to be called, and writes it; tells when nobody answers, too.
  public func fileExporter<Document: FileDocument>(
    isPresented: Binding<Bool>, document: Document?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    modifier(
      FileExporterModifier(
        isPresented: isPresented, document: document.map { WritableDocument($0) },
        type: contentTypes.first, name: defaultFilename, completion: onCompletion,
        cancel: onCancellation))
  }

  /// Asks what a document is to be called, and writes it.
  public func fileExporter<Document: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: Document?, contentType: UTType,
    defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    modifier(
      FileExporterModifier(
        isPresented: isPresented, document: document.map { WritableDocument($0) },
        type: contentType, name: defaultFilename, completion: onCompletion, cancel: {}))
  }
}

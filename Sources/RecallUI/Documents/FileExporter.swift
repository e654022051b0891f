/// A sheet that asks what a file in the stage's folder for documents is to be called, and has it put there.
struct FileNaming: View {
  let title: LocalizedStringKey
  /// What the button says that does it.
  let verb: LocalizedStringKey
  /// What follows the name's last point; nil for whatever is typed.
  let ending: String?
  /// Puts the file to a place; whatever is there is to be replaced.
  let put: (URL) throws -> Void
  /// Gets the place, or what went wrong; nil where nobody answered.
  let finish: (Result<URL, any Error>?) -> Void
  @State private var name: String
  @FocusState private var isNaming: Bool

  init(
    _ title: LocalizedStringKey, verb: LocalizedStringKey, name: String, ending: String?,
    put: @escaping (URL) throws -> Void, finish: @escaping (Result<URL, any Error>?) -> Void
  ) {
    self.title = title
    self.verb = verb
    self.ending = ending
    self.put = put
    self.finish = finish
    _name = State(initialValue: name)
  }

  /// Where the file goes; nil for a name that none can have.
  private var place: URL? {
    let trimmed = name.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !trimmed.isEmpty, !trimmed.contains("/"), trimmed != ".", trimmed != ".." else {
      return nil
    }
    guard let ending, !trimmed.hasSuffix("." + ending) else {
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
          TextField("Name", text: $name).focused($isNaming).onSubmit(answer)
        } footer: {
          if let place { Text(verbatim: place.lastPathComponent) }
        }
      }
      .navigationTitle(title)
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { finish(nil) } }
        ToolbarItem(placement: .confirmationAction) {
          Button(isTaken ? "Replace" : verb, action: answer).disabled(place == nil)
        }
      }
    }
    .onAppear { isNaming = true }
  }

  private func answer() {
    guard let place else { return }
    finish(
      Result {
        try put(place)
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
        let type = type ?? document.types.first ?? .data
        FileNaming(
          "Save", verb: "Save", name: name ?? "Untitled", ending: type.preferredFilenameExtension,
          put: { try document.write(to: $0, as: type) }, finish: finish)
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

  /// Asks what a file of a thing is to be called, and writes it; tells when nobody answers, too.
  ///
  /// - Parameters:
  ///   - isPresented: Whether it is asked; becomes false with the answer.
  ///   - item: The thing; nothing is asked where there is none.
  ///   - contentTypes: The kinds of files that it may become, the best first: it becomes the first one that it hands on
  ///     data of. None for whatever it hands on first.
  ///   - defaultFilename: The name that is offered; nil for what the thing says (`suggestedFileName(_:)`).
  ///   - onCompletion: Gets where it lies, or what went wrong: `CocoaError.fileWriteUnknown` for a thing that hands on no
  ///     data of these kinds.
  ///   - onCancellation: Called when nobody answers.
  public func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    let document = item.map { WritableDocument($0, as: contentTypes) }
    return modifier(
      FileExporterModifier(
        isPresented: isPresented, document: document, type: nil,
        name: defaultFilename ?? item.flatMap { TransferredThing.value($0).fileName },
        completion: onCompletion, cancel: onCancellation))
  }
}

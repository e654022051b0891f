/// A sheet of the documents that are there, of which one or some are chosen.
private struct FileImporter: View {
  let types: [UTType]
  let allowsMany: Bool
  let finish: (Result<[URL], any Error>?) -> Void
  @State private var chosen: Set<String> = []

  init(
    types: [UTType], allowsMany: Bool, finish: @escaping (Result<[URL], any Error>?) -> Void
  ) {
    self.types = types
    self.allowsMany = allowsMany
    self.finish = finish
  }

  /// The names of the documents that can be chosen, with those of the folders they lie in.
  private var names: [String] {
    var names: [String] = []
    collect(below: StageFiles.documents, "", into: &names)
    return names
  }

  private func collect(below folder: URL, _ path: String, into names: inout [String]) {
    let content = (try? StageFileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in content {
      let url = folder.appendingPathComponent(name)
      var isFolder: ObjCBool = false
      _ = StageFileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
      if isFolder.boolValue {
        collect(below: url, path + name + "/", into: &names)
      } else if types.isEmpty || types.contains(where: { $0.isType(ofFile: name) }) {
        names.append(path + name)
      }
    }
  }

  var body: some View {
    let names = names
    NavigationStack {
      List(names, id: \.self) { name in
        Button {
          choose(name)
        } label: {
          HStack {
            Label {
              Text(verbatim: name).foregroundStyle(.primary)
            } icon: {
              Image(systemName: "doc")
            }
            Spacer()
            if chosen.contains(name) { Image(systemName: "checkmark") }
          }
        }
        .accessibilityAddTraits(chosen.contains(name) ? .isSelected : [])
      }
      .overlay {
        if names.isEmpty {
          ContentUnavailableView("No Documents", systemImage: "doc")
        }
      }
      .navigationTitle("Open")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { finish(nil) } }
        if allowsMany {
          ToolbarItem(placement: .confirmationAction) {
            Button("Open") { open(names.filter(chosen.contains)) }.disabled(chosen.isEmpty)
          }
        }
      }
    }
  }

  private func choose(_ name: String) {
    guard allowsMany else { return open([name]) }
    if chosen.remove(name) == nil { chosen.insert(name) }
  }

  private func open(_ names: [String]) {
    finish(.success(names.map { StageFiles.documents.appendingPathComponent($0) }))
  }
}

private struct FileImporterModifier: ViewModifier {
  let isPresented: Binding<Bool>
  let types: [UTType]
  let allowsMany: Bool
  let completion: (Result<[URL], any Error>) -> Void
  let cancel: () -> Void

  func body(content: Content) -> some View {
    content.sheet(isPresented: isPresented) {
      FileImporter(types: types, allowsMany: allowsMany, finish: finish)
    }
  }

  private func finish(_ result: Result<[URL], any Error>?) {
    isPresented.wrappedValue = false
    if let result { completion(result) } else { cancel() }
  }
}

extension View {
  /// Offers, while a binding is true, the documents in the stage's folder for them (`URL.documentsDirectory`).
  ///
  /// - Parameters:
  ///   - isPresented: Whether they are offered; becomes false with the answer.
  ///   - allowedContentTypes: Which kinds of files, by the endings of their names; none for all.
  ///   - onCompletion: Gets where the chosen one lies.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    modifier(
      FileImporterModifier(
        isPresented: isPresented, types: allowedContentTypes, allowsMany: false,
        completion: { result in
          onCompletion(
            result.flatMap { urls in
              urls.first.map { .success($0) } ?? .failure(CocoaError(.fileReadNoSuchFile))
            })
        }, cancel: {}))
  }

  /// Offers the documents that are there, of which some can be chosen.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    modifier(
      FileImporterModifier(
        isPresented: isPresented, types: allowedContentTypes, allowsMany: allowsMultipleSelection,
        completion: onCompletion, cancel: onCancellation))
  }
}

extension URL {
  /// Whether the file may be read: a stage's files always may.
  public func startAccessingSecurityScopedResource() -> Bool { true }

  /// Taken for what programs say.
  public func stopAccessingSecurityScopedResource() {}
}

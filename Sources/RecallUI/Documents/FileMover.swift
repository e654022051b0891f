/// Asks what one file after the other is to be called, and moves it.
private struct FileMoverModifier: ViewModifier {
  let isPresented: Binding<Bool>
  let files: [URL]
  let completion: (Result<[URL], any Error>) -> Void
  let cancel: () -> Void
  /// Where those went that were asked about.
  @State private var moved: [URL] = []

  init(
    isPresented: Binding<Bool>, files: [URL],
    completion: @escaping (Result<[URL], any Error>) -> Void, cancel: @escaping () -> Void
  ) {
    self.isPresented = isPresented
    self.files = files
    self.completion = completion
    self.cancel = cancel
  }

  func body(content: Content) -> some View {
    content.sheet(isPresented: isPresented) {
      // The last one stays while the sheet leaves.
      let index = min(moved.count, files.count - 1)
      if index >= 0 {
        let file = files[index]
        FileNaming(
          "Move", verb: "Move", name: file.lastPathComponent, ending: nil,
          put: { try StageFileManager.default.putItem(at: file, to: $0) }, finish: finish
        )
        .id(index)
      }
    }
    .onChange(of: isPresented.wrappedValue) { _, isPresented in
      if isPresented { moved = [] }
    }
  }

  private func finish(_ result: Result<URL, any Error>?) {
    if case .success(let place) = result {
      moved.append(place)
      guard moved.count >= files.count else { return }
    }
    isPresented.wrappedValue = false
    let places = moved
    if let result { completion(result.map { _ in places }) } else { cancel() }
  }
}

extension StageFileManager {
  /// Gives a file another place, and replaces what is there.
  fileprivate func putItem(at file: URL, to place: URL) throws {
    guard file.standardizedFileURL.path != place.standardizedFileURL.path else { return }
    if fileExists(atPath: file.path), fileExists(atPath: place.path) { try removeItem(at: place) }
    try moveItem(at: file, to: place)
  }
}

extension View {
  /// Asks, while a binding is true, what a file is to be called, and moves it into the stage's folder for documents
  /// (`URL.documentsDirectory`), where it replaces what has that name.
  ///
  /// - Parameters:
  ///   - isPresented: Whether it is asked; becomes false with the answer.
  ///   - file: Where the file is; nothing is asked where there is none.
  ///   - onCompletion: Gets where it lies now, or what went wrong.
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    fileMover(isPresented: isPresented, file: file, onCompletion: onCompletion, onCancellation: {})
  }

  /// Asks what a file is to be called, and moves it; tells when nobody answers, too.
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?,
    onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void
  ) -> some View {
    modifier(
      FileMoverModifier(
        isPresented: isPresented, files: file.map { [$0] } ?? [],
        completion: { result in
          onCompletion(
            result.flatMap { places in
              places.first.map { .success($0) } ?? .failure(CocoaError(.fileNoSuchFile))
            })
        }, cancel: onCancellation))
  }

  /// Asks what files are to be called, one after the other, and moves them.
  ///
  /// - Parameters:
  ///   - isPresented: Whether it is asked; becomes false with the last answer.
  ///   - files: Where they are.
  ///   - onCompletion: Gets where they lie now, or what went wrong; those before that are moved.
  ///   - onCancellation: Called when one of them gets no answer.
  public func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element == URL {
    modifier(
      FileMoverModifier(
        isPresented: isPresented, files: Array(files), completion: onCompletion,
        cancel: onCancellation))
  }
}

/// Files and folders of the stage whose code asks, in the shape of Foundation's `FileManager`: see
/// ``StageFiles``.
///
/// What goes wrong is the `CocoaError` that Foundation has for it, with the path.
public final class StageFileManager: Sendable {
  public typealias SearchPathDirectory = Foundation.FileManager.SearchPathDirectory
  public typealias SearchPathDomainMask = Foundation.FileManager.SearchPathDomainMask
  public typealias DirectoryEnumerationOptions = Foundation.FileManager.DirectoryEnumerationOptions

  /// The one that all share.
  public static let `default` = StageFileManager()

  public init() {}

  // MARK: Where things are

  /// The folder for passing files.
  public var temporaryDirectory: URL { StageFolder.temporary.url }
  /// The folder around all others.
  public var homeDirectoryForCurrentUser: URL { StageFolder.home.url }

  /// The folder of a kind: documents, caches, application support or library; none of other kinds.
  public func urls(
    for directory: SearchPathDirectory, in domainMask: SearchPathDomainMask
  ) -> [URL] {
    switch directory {
    case .documentDirectory: [StageFolder.documents.url]
    case .cachesDirectory: [StageFolder.caches.url]
    case .applicationSupportDirectory: [StageFolder.applicationSupport.url]
    case .libraryDirectory: [StageFolder.library.url]
    default: []
    }
  }

  /// The folder of a kind.
  ///
  /// - Throws: `CocoaError.fileNoSuchFile` where there is none of that kind.
  public func url(
    for directory: SearchPathDirectory, in domain: SearchPathDomainMask,
    appropriateFor url: URL?, create shouldCreate: Bool
  ) throws -> URL {
    guard let url = urls(for: directory, in: domain).first else {
      throw CocoaError(.fileNoSuchFile)
    }
    return url
  }

  // MARK: What is there

  /// Whether there is a file or a folder at a path.
  public func fileExists(atPath path: String) -> Bool {
    guard let name = StageFolder.name(ofPath: path) else { return false }
    return StageFiles.data(of: name) != nil || StageFiles.isFolder(name)
  }

  /// Whether there is a file or a folder at a path, and which.
  public func fileExists(
    atPath path: String, isDirectory: UnsafeMutablePointer<ObjCBool>?
  ) -> Bool {
    let isFolder = StageFolder.name(ofPath: path).map(StageFiles.isFolder) ?? false
    isDirectory?.pointee = ObjCBool(isFolder)
    return fileExists(atPath: path)
  }

  public func isReadableFile(atPath path: String) -> Bool { fileExists(atPath: path) }
  public func isWritableFile(atPath path: String) -> Bool { fileExists(atPath: path) }

  /// What is in a file; nil where there is none.
  public func contents(atPath path: String) -> Data? {
    StageFolder.name(ofPath: path).flatMap(StageFiles.data(of:))
  }

  /// The names of what is in a folder, sorted.
  ///
  /// - Throws: `CocoaError.fileReadNoSuchFile` where there is no folder.
  public func contentsOfDirectory(atPath path: String) throws -> [String] {
    guard let store = StageFiles.store, let name = StageFolder.name(ofPath: path),
      StageFiles.isFolder(name)
    else {
      throw StageFiles.error(.fileReadNoSuchFile, at: URL(fileURLWithPath: path))
    }
    let start = name.isEmpty ? "" : name + "/"
    let known = StageFolder.allCases.map(\.rawValue) + store.state.keys(in: .files).map(\.name)
    let names = known.filter { $0.hasPrefix(start) }.compactMap { known in
      known.dropFirst(start.count).split(separator: "/").first.map(String.init)
    }
    return Set(names).sorted()
  }

  /// The addresses of what is in a folder, sorted by name.
  ///
  /// - Parameters:
  ///   - url: The folder.
  ///   - keys: Taken for what programs name; an address knows nothing of its file.
  ///   - mask: Hidden files, whose names begin with a dot, are left out where it says so.
  /// - Throws: `CocoaError.fileReadNoSuchFile` where there is no folder.
  public func contentsOfDirectory(
    at url: URL, includingPropertiesForKeys keys: [URLResourceKey]?,
    options mask: DirectoryEnumerationOptions = []
  ) throws -> [URL] {
    let names = try contentsOfDirectory(atPath: url.path(percentEncoded: false))
    return names.filter { !mask.contains(.skipsHiddenFiles) || !$0.hasPrefix(".") }
      .map { url.appendingPathComponent($0) }
  }

  // MARK: Changes

  /// Puts bytes into a file, which replace what is there.
  ///
  /// - Returns: Whether that could be done.
  @discardableResult
  public func createFile(
    atPath path: String, contents data: Data?, attributes: [FileAttributeKey: Any]? = nil
  ) -> Bool {
    (try? StageFiles.write(data ?? Data(), to: URL(fileURLWithPath: path))) != nil
  }

  /// Makes a folder.
  ///
  /// - Parameters:
  ///   - path: Where.
  ///   - createIntermediates: Whether those around it are made, too, and it may be there already.
  ///   - attributes: Taken for what programs name.
  /// - Throws: `CocoaError.fileWriteFileExists` or `CocoaError.fileNoSuchFile`.
  public func createDirectory(
    atPath path: String, withIntermediateDirectories createIntermediates: Bool,
    attributes: [FileAttributeKey: Any]? = nil
  ) throws {
    let url = URL(fileURLWithPath: path)
    guard let store = StageFiles.store, let name = StageFolder.name(ofPath: path) else {
      throw StageFiles.error(.fileNoSuchFile, at: url)
    }
    if StageFiles.isFolder(name), createIntermediates { return }
    guard !fileExists(atPath: path) else { throw StageFiles.error(.fileWriteFileExists, at: url) }
    let parent = StageFiles.parent(of: name)
    if !StageFiles.isFolder(parent) {
      guard createIntermediates else { throw StageFiles.error(.fileNoSuchFile, at: url) }
      try createDirectory(
        atPath: StageFolder.url(of: parent).path, withIntermediateDirectories: true)
    }
    store.set(.data(Data()), at: StoreKey(.files, name + "/"))
  }

  /// Makes a folder, as `createDirectory(atPath:withIntermediateDirectories:attributes:)` does.
  public func createDirectory(
    at url: URL, withIntermediateDirectories createIntermediates: Bool,
    attributes: [FileAttributeKey: Any]? = nil
  ) throws {
    try createDirectory(
      atPath: url.path(percentEncoded: false), withIntermediateDirectories: createIntermediates,
      attributes: attributes)
  }

  /// Takes a file away, or a folder with all that is in it.
  ///
  /// - Throws: `CocoaError.fileNoSuchFile` where nothing is.
  public func removeItem(atPath path: String) throws {
    guard let store = StageFiles.store, let name = StageFolder.name(ofPath: path),
      fileExists(atPath: path)
    else { throw StageFiles.error(.fileNoSuchFile, at: URL(fileURLWithPath: path)) }
    for key in StageFileManager.keys(at: name, in: store) { store.set(nil, at: key) }
  }

  /// Takes a file away, or a folder with all that is in it.
  ///
  /// - Throws: `CocoaError.fileNoSuchFile` where nothing is.
  public func removeItem(at url: URL) throws {
    try removeItem(atPath: url.path(percentEncoded: false))
  }

  /// Puts a copy of a file, or of a folder, at another place.
  ///
  /// - Throws: `CocoaError.fileReadNoSuchFile`, `CocoaError.fileNoSuchFile` for a place without a folder
  ///   around it, or `CocoaError.fileWriteFileExists`.
  public func copyItem(at srcURL: URL, to dstURL: URL) throws {
    guard let store = StageFiles.store, let name = StageFolder.name(of: srcURL),
      fileExists(atPath: srcURL.path(percentEncoded: false))
    else { throw StageFiles.error(.fileReadNoSuchFile, at: srcURL) }
    guard let copy = StageFolder.name(of: dstURL), StageFiles.isFolder(StageFiles.parent(of: copy))
    else { throw StageFiles.error(.fileNoSuchFile, at: dstURL) }
    guard !fileExists(atPath: dstURL.path(percentEncoded: false)) else {
      throw StageFiles.error(.fileWriteFileExists, at: dstURL)
    }
    for key in StageFileManager.keys(at: name, in: store) {
      store.set(
        store.value(at: key), at: StoreKey(.files, copy + key.name.dropFirst(name.count)))
    }
  }

  /// Gives a file, or a folder, another place.
  ///
  /// - Throws: As `copyItem(at:to:)`.
  public func moveItem(at srcURL: URL, to dstURL: URL) throws {
    try copyItem(at: srcURL, to: dstURL)
    try removeItem(at: srcURL)
  }

  /// The keys of a file, or of a folder with all that is in it.
  private static func keys(at name: String, in store: StageStore) -> [StoreKey] {
    let folder = name.isEmpty ? "" : name + "/"
    return store.state.keys(in: .files).filter { $0.name == name || $0.name.hasPrefix(folder) }
  }
}

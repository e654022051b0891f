/// A file, or a folder of files, apart from where it lies.
///
/// It has the shape of Foundation's, which isn't everywhere.
public final class FileWrapper {
  private enum Content {
    case file(Data)
    case folder([String: FileWrapper])
  }

  private var content: Content

  /// What it is called where it lies; nil for what lies nowhere yet.
  public var filename: String?
  /// What it wants to be called.
  public var preferredFilename: String?

  /// Creates a file.
  public init(regularFileWithContents contents: Data) {
    content = .file(contents)
  }

  /// Creates a folder with things in it, by their names.
  public init(directoryWithFileWrappers children: [String: FileWrapper]) {
    content = .folder(children)
    for (name, child) in children where child.preferredFilename == nil {
      child.preferredFilename = name
    }
  }

  /// Whether it is a file.
  public var isRegularFile: Bool { regularFileContents != nil }

  /// Whether it is a folder.
  public var isDirectory: Bool { !isRegularFile }

  /// What is in the file; nil for a folder.
  public var regularFileContents: Data? {
    guard case .file(let data) = content else { return nil }
    return data
  }

  /// What is in the folder, by names; nil for a file.
  public var fileWrappers: [String: FileWrapper]? {
    guard case .folder(let children) = content else { return nil }
    return children
  }

  /// Puts something into the folder. A file takes nothing.
  ///
  /// - Returns: The name that it has there: its preferred one, with a number behind where that is taken.
  @discardableResult
  public func addFileWrapper(_ child: FileWrapper) -> String {
    guard case .folder(var children) = content else { return "" }
    let wanted = child.preferredFilename ?? child.filename ?? "Untitled"
    var (name, number) = (wanted, 1)
    while children[name] != nil {
      number += 1
      name = "\(wanted) \(number)"
    }
    children[name] = child
    child.filename = name
    content = .folder(children)
    return name
  }

  /// Puts a file into the folder.
  ///
  /// - Returns: The name that it has there.
  @discardableResult
  public func addRegularFile(
    withContents data: Data, preferredFilename fileName: String
  ) -> String {
    let child = FileWrapper(regularFileWithContents: data)
    child.preferredFilename = fileName
    return addFileWrapper(child)
  }

  /// Takes something out of the folder.
  public func removeFileWrapper(_ child: FileWrapper) {
    guard case .folder(let children) = content else { return }
    content = .folder(children.filter { $0.value !== child })
  }
}

extension FileWrapper {
  /// Reads what lies at an address of the stage's files.
  ///
  /// - Throws: `CocoaError.fileReadNoSuchFile` where nothing does.
  public convenience init(url: URL, options: ReadingOptions = []) throws {
    if let names = try? StageFileManager.default.contentsOfDirectory(atPath: url.path) {
      let children = try names.map {
        ($0, try FileWrapper(url: url.appendingPathComponent($0)))
      }
      self.init(directoryWithFileWrappers: Dictionary(children) { first, _ in first })
    } else {
      self.init(regularFileWithContents: try StageFiles.data(at: url))
    }
    filename = url.lastPathComponent
    preferredFilename = filename
  }

  /// Writes the file, or the folder with all that is in it, into the stage's files.
  ///
  /// - Throws: What `StageFiles.write(_:to:options:)` does.
  public func write(
    to url: URL, options: WritingOptions = [], originalContentsURL: URL? = nil
  ) throws {
    switch content {
    case .file(let data): try StageFiles.write(data, to: url)
    case .folder(let children):
      // A folder is there as soon as something is in it.
      for name in children.keys.sorted() {
        try children[name]?.writeInFolder(to: url.appendingPathComponent(name))
      }
    }
  }

  private func writeInFolder(to url: URL) throws {
    try StageFileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try write(to: url)
  }

  /// How a file is read. Taken for what programs say: it is read at once.
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let immediate = ReadingOptions(rawValue: 1)
    public static let withoutMapping = ReadingOptions(rawValue: 2)
  }

  /// How a file is written. Taken for what programs say: it is written as a whole.
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let atomic = WritingOptions(rawValue: 1)
    public static let withNameUpdating = WritingOptions(rawValue: 2)
  }
}

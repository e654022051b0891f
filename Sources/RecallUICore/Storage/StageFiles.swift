/// The files of the stage whose code asks: bytes under paths, which the stage was handed, and of which
/// each change is an effect (`StageEffect.store`, in the domain `files`).
///
/// They lie in ``documents`` and the folders beside it; there is nothing elsewhere, and nothing for code
/// that runs outside of any stage. What goes wrong is the `CocoaError` that Foundation has for it, with the
/// path.
///
/// `Data(contentsOf:)` and its like read these files below the stage's folders, and the machine's elsewhere.
public enum StageFiles {
  /// The folder for what people make.
  public static var documents: URL { StageFolder.documents.url }
  /// The folder for what a program needs to run.
  public static var applicationSupport: URL { StageFolder.applicationSupport.url }
  /// The folder for what can be made anew.
  public static var caches: URL { StageFolder.caches.url }
  /// The folder for what nobody needs the next time: a driver need not keep it.
  public static var temporary: URL { StageFolder.temporary.url }

  /// What is in a file.
  ///
  /// - Throws: `CocoaError.fileReadNoSuchFile` where there is none.
  public static func data(at url: URL) throws -> Data {
    guard let name = StageFolder.name(of: url), let data = data(of: name) else {
      throw error(.fileReadNoSuchFile, at: url)
    }
    return data
  }

  /// The text that is in a file.
  ///
  /// - Throws: `CocoaError.fileReadNoSuchFile` where there is none, and
  ///   `CocoaError.fileReadInapplicableStringEncoding` where it isn't text of that encoding.
  public static func text(at url: URL, encoding: String.Encoding = .utf8) throws -> String {
    guard let text = String(data: try data(at: url), encoding: encoding) else {
      throw error(.fileReadInapplicableStringEncoding, at: url)
    }
    return text
  }

  /// Puts bytes into a file, which replace what is there.
  ///
  /// - Throws: `CocoaError.fileNoSuchFile` where there is no folder for it,
  ///   `CocoaError.fileWriteInvalidFileName` where a folder has its name, and
  ///   `CocoaError.fileWriteFileExists` where something is there that is not to be replaced.
  public static func write(
    _ data: Data, to url: URL, options: Data.WritingOptions = []
  ) throws {
    guard let name = StageFolder.name(of: url), !name.isEmpty, let store,
      isFolder(parent(of: name))
    else { throw error(.fileNoSuchFile, at: url) }
    guard !isFolder(name) else { throw error(.fileWriteInvalidFileName, at: url) }
    guard !options.contains(.withoutOverwriting) || self.data(of: name) == nil else {
      throw error(.fileWriteFileExists, at: url)
    }
    store.set(.data(data), at: StoreKey(.files, name))
  }

  /// Puts a text into a file, which replaces what is there.
  ///
  /// - Throws: As `write(_:to:options:)`, and `CocoaError.fileWriteInapplicableStringEncoding` where the
  ///   encoding can't say it.
  public static func write(
    _ text: String, to url: URL, encoding: String.Encoding = .utf8
  ) throws {
    guard let data = text.data(using: encoding) else {
      throw error(.fileWriteInapplicableStringEncoding, at: url)
    }
    try write(data, to: url)
  }
}

extension StageFiles {
  static var store: StageStore? { StageContext.services?.store }

  static func data(of name: String) -> Data? {
    store?.value(at: StoreKey(.files, name))?.asData
  }

  /// Whether there is a folder of a name without a slash.
  static func isFolder(_ name: String) -> Bool {
    let name = name.isEmpty ? "" : name + "/"
    guard let store else { return false }
    return StageFolder(rawValue: name) != nil
      || store.state.keys(in: .files).contains { $0.name.hasPrefix(name) }
  }

  /// The name of the folder around a file or folder.
  static func parent(of name: String) -> String {
    name.lastIndex(of: "/").map { String(name[..<$0]) } ?? ""
  }

  static func error(_ code: CocoaError.Code, at url: URL) -> CocoaError {
    CocoaError(code, userInfo: [NSFilePathErrorKey: url.path, NSURLErrorKey: url])
  }
}

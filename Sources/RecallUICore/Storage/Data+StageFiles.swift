extension Data {
  /// The bytes of a file: the stage's for an address below the stage's folders, Foundation's for any other,
  /// such as that of a bundle.
  ///
  /// - Throws: What `StageFiles.data(at:)` does, or Foundation; `URLError.notConnectedToInternet` for an address
  ///   that is no file's.
  public init(contentsOf url: URL) throws {
    try self.init(contentsOf: url, options: [])
  }

  /// The bytes of a file: the stage's for an address below the stage's folders, Foundation's for any other,
  /// such as that of a bundle.
  ///
  /// - Throws: What `StageFiles.data(at:)` does, or Foundation; `URLError.notConnectedToInternet` for an address
  ///   that is no file's.
  public init(contentsOf url: __shared URL, options: Data.ReadingOptions = []) throws {
    self = try StageFiles.contents(of: url, options: options)
  }

  /// Puts these bytes into a file, which replace what is there.
  ///
  /// - Throws: What `StageFiles.write(_:to:options:)` does, or Foundation.
  public func write(to url: URL) throws {
    try write(to: url, options: [])
  }

  /// Puts these bytes into a file: the stage's for an address below the stage's folders, Foundation's for any
  /// other.
  ///
  /// - Throws: What `StageFiles.write(_:to:options:)` does, or Foundation.
  public func write(to url: URL, options: Data.WritingOptions = []) throws {
    guard StageFolder.name(of: url) != nil else {
      guard url.isFileURL else { throw URLError(.notConnectedToInternet) }
      return try NSData(data: self).write(to: url, options: options)
    }
    try StageFiles.write(self, to: url, options: options)
  }
}

extension StageFiles {
  /// The bytes of a file: the stage's for an address below the stage's folders, Foundation's for any other, such as
  /// that of a bundle.
  ///
  /// - Throws: What `data(at:)` does, or Foundation; `URLError.notConnectedToInternet` for an address that is no
  ///   file's.
  public static func contents(of url: URL, options: Data.ReadingOptions = []) throws -> Data {
    guard StageFolder.name(of: url) == nil else { return try data(at: url) }
    // There is no network.
    guard url.isFileURL else { throw URLError(.notConnectedToInternet) }
    return Data(referencing: try NSData(contentsOf: url, options: options))
  }

  /// The text of a file: the stage's for an address below the stage's folders, Foundation's for any other, such as
  /// that of a bundle.
  ///
  /// - Throws: As `contents(of:options:)`, and `CocoaError.fileReadInapplicableStringEncoding` where it isn't text of
  ///   that encoding.
  public static func textContents(
    of url: URL, encoding: String.Encoding = .utf8
  ) throws -> String {
    guard let text = String(data: try contents(of: url), encoding: encoding) else {
      throw error(.fileReadInapplicableStringEncoding, at: url)
    }
    return text
  }
}

extension Data.WritingOptions {
  /// The former name of `atomic`.
  @inlinable
  public static var atomicWrite: Data.WritingOptions { .atomic }
}

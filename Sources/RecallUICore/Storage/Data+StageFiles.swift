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
    guard StageFolder.name(of: url) != nil else {
      // There is no network.
      guard url.isFileURL else { throw URLError(.notConnectedToInternet) }
      self = Data(referencing: try NSData(contentsOf: url, options: options))
      return
    }
    self = try StageFiles.data(at: url)
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

extension String {
  /// The text of a file in UTF-8: the stage's for an address below the stage's folders, Foundation's for any
  /// other, such as that of a bundle.
  ///
  /// - Throws: What `StageFiles.text(at:encoding:)` does, or Foundation.
  public init(contentsOf url: __shared URL) throws {
    try self.init(contentsOf: url, encoding: .utf8)
  }

  /// The text of a file: the stage's for an address below the stage's folders, Foundation's for any other, such
  /// as that of a bundle.
  ///
  /// - Throws: What `StageFiles.text(at:encoding:)` does, or Foundation.
  public init(contentsOf url: __shared URL, encoding: String.Encoding) throws {
    self = try StageFiles.textContents(of: url, encoding: encoding)
  }

  /// Puts this text into a file: the stage's for an address below the stage's folders, Foundation's for any
  /// other.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - useAuxiliaryFile: Whether a file of Foundation's is there as a whole or not at all; the stage's are.
  ///   - encoding: How the text becomes bytes.
  /// - Throws: What `StageFiles.write(_:to:encoding:)` does, or Foundation.
  public func write(
    to url: URL, atomically useAuxiliaryFile: Bool, encoding: String.Encoding
  ) throws {
    guard StageFolder.name(of: url) == nil else {
      return try StageFiles.write(self, to: url, encoding: encoding)
    }
    guard let data = data(using: encoding) else {
      throw StageFiles.error(.fileWriteInapplicableStringEncoding, at: url)
    }
    try data.write(to: url, options: useAuxiliaryFile ? .atomic : [])
  }
}

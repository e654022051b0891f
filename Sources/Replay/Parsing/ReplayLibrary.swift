/// Reads the files that scripts use.
///
/// A script says a path below the folder that it stands in; whoever plays it knows where that is.
public struct ReplayLibrary: Sendable {
  /// Answers with the content of a file, and with what errors call it.
  ///
  /// It need not look at the path: that is relative, and leads nowhere but down.
  public typealias Read =
    @Sendable (_ path: String) throws -> (bytes: [UInt8], name: String)

  let read: Read

  public init(read: @escaping Read) {
    self.read = read
  }
}

extension URL {
  /// The lines of the text at this address, without what ends them: of a file, the stage's or a bundle's. There is no
  /// network: another address fails with `URLError.notConnectedToInternet`.
  public var lines: URLLines { URLLines(url: self) }
}

/// The lines of a text at an address, which is read when the first of them is asked for.
public struct URLLines: AsyncSequence, Sendable {
  public typealias Element = String

  let url: URL

  public func makeAsyncIterator() -> Iterator { Iterator(url: url) }

  /// Hands out the lines that have something in them, as Foundation's does.
  public struct Iterator: AsyncIteratorProtocol {
    let url: URL
    private var lines: ArraySlice<Substring>?

    init(url: URL) {
      self.url = url
    }

    public mutating func next() async throws -> String? {
      if lines == nil {
        let text = try StageFiles.textContents(of: url)
        lines = text.split(whereSeparator: \.isNewline)[...]
      }
      return lines?.popFirst().map(String.init)
    }
  }
}

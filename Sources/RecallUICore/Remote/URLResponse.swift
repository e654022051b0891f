/// What is said of an answer, in the shape of Foundation's.
public class URLResponse: @unchecked Sendable {
  public let url: URL?
  public let mimeType: String?
  /// In bytes.
  public let expectedContentLength: Int64
  public let textEncodingName: String?

  public init(
    url: URL, mimeType: String?, expectedContentLength: Int, textEncodingName: String?
  ) {
    self.url = url
    self.mimeType = mimeType
    self.expectedContentLength = Int64(expectedContentLength)
    self.textEncodingName = textEncodingName
  }
}

/// What a server says of its answer. A stage asks none: programs make these for their tests.
public final class HTTPURLResponse: URLResponse, @unchecked Sendable {
  public let statusCode: Int
  public let allHeaderFields: [String: String]

  public init?(
    url: URL, statusCode: Int, httpVersion: String?, headerFields: [String: String]?
  ) {
    self.statusCode = statusCode
    allHeaderFields = headerFields ?? [:]
    super.init(url: url, mimeType: nil, expectedContentLength: -1, textEncodingName: nil)
  }

  /// The value of a field, whose name may be written in capitals or not.
  public func value(forHTTPHeaderField field: String) -> String? {
    allHeaderFields.first { $0.key.lowercased() == field.lowercased() }?.value
  }
}

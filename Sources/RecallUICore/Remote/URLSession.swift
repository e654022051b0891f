/// Asks addresses, in the shape of Foundation's, as where there is no connection.
///
/// A stage knows no network. What is asked of a file is answered, the stage's or a bundle's; all else fails with
/// `URLError.notConnectedToInternet`. So a program shows what it would show there.
public final class URLSession: Sendable {
  /// One for all that a program asks.
  public static let shared = URLSession(configuration: .default)

  public let configuration: URLSessionConfiguration

  public init(configuration: URLSessionConfiguration) {
    self.configuration = configuration
  }

  /// The bytes at an address.
  ///
  /// - Throws: `URLError.notConnectedToInternet` for an address that is no file's, and
  ///   `URLError.fileDoesNotExist` where there is no file.
  public func data(from url: URL) async throws -> (Data, URLResponse) {
    try answer(URLRequest(url: url))
  }

  /// The bytes of the answer to a request.
  ///
  /// - Throws: As `data(from:)`.
  public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
    try answer(request)
  }

  /// The bytes of the answer to a request that brings something.
  ///
  /// - Throws: As `data(from:)`.
  public func upload(
    for request: URLRequest, from bodyData: Data
  ) async throws -> (Data, URLResponse) {
    try answer(request)
  }

  /// A task that asks an address once it is told to go on.
  ///
  /// - Parameters:
  ///   - url: The address.
  ///   - completionHandler: Gets the answer, or the error.
  public func dataTask(
    with url: URL,
    completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask {
    dataTask(with: URLRequest(url: url), completionHandler: completionHandler)
  }

  /// A task that asks something once it is told to go on.
  ///
  /// - Parameters:
  ///   - request: What it asks.
  ///   - completionHandler: Gets the answer, or the error.
  public func dataTask(
    with request: URLRequest,
    completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask {
    URLSessionDataTask(request, in: self, completionHandler)
  }

  /// The answer to a request.
  package func answer(_ request: URLRequest) throws(URLError) -> (Data, URLResponse) {
    guard let url = request.url, url.isFileURL else { throw URLError(.notConnectedToInternet) }
    guard let data = try? StageFiles.contents(of: url) else { throw URLError(.fileDoesNotExist) }
    let response = URLResponse(
      url: url, mimeType: nil, expectedContentLength: data.count, textEncodingName: nil)
    return (data, response)
  }
}

/// How a session asks. Taken for what programs say: there is no network that it could be about.
public final class URLSessionConfiguration: @unchecked Sendable {
  public static var `default`: URLSessionConfiguration { URLSessionConfiguration() }
  public static var ephemeral: URLSessionConfiguration { URLSessionConfiguration() }

  /// In seconds.
  public var timeoutIntervalForRequest: TimeInterval = 60
  /// In seconds.
  public var timeoutIntervalForResource: TimeInterval = 604_800
  public var requestCachePolicy = URLRequest.CachePolicy.useProtocolCachePolicy
  public var waitsForConnectivity = false
  public var allowsCellularAccess = true
  public var httpAdditionalHeaders: [String: String]?

  init() {}
}

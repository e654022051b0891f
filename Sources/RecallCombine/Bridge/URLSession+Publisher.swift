extension URLSession {
  /// Hands out the answer to a request, which is asked once somebody listens. As all that a session asks, it fails with
  /// `URLError.notConnectedToInternet` for an address that is no file's.
  public struct DataTaskPublisher: Publisher {
    public typealias Output = (data: Data, response: URLResponse)
    public typealias Failure = URLError

    public let request: URLRequest
    public let session: URLSession

    public init(request: URLRequest, session: URLSession) {
      self.request = request
      self.session = session
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      AnyPublisher<Output, Failure> { observer in
        let takeBack = StageQueue.main.schedule(
          at: .now, owner: "URLSession.DataTaskPublisher"
        ) {
          do throws(URLError) {
            observer.value(try session.answer(request))
            observer.completion(.finished)
          } catch {
            observer.completion(.failure(error))
          }
        }
        return AnyCancellable(takeBack)
      }.receive(subscriber: subscriber)
    }
  }

  /// Hands out what is at an address.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  /// Hands out the answer to a request.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }
}

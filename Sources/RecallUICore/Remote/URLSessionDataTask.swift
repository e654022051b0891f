/// Asks an address, once, and tells what came of it.
public final class URLSessionDataTask: @unchecked Sendable {
  /// How far a task is.
  public enum State: Int, Sendable {
    case running, suspended, canceling, completed
  }

  public var originalRequest: URLRequest? { request }
  public private(set) var state = State.suspended
  private let request: URLRequest
  private let session: URLSession
  private let completionHandler: @Sendable (Data?, URLResponse?, (any Error)?) -> Void

  init(
    _ request: URLRequest, in session: URLSession,
    _ completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) {
    self.request = request
    self.session = session
    self.completionHandler = completionHandler
  }

  /// Asks. The answer comes when what is running is done.
  public func resume() {
    guard state == .suspended else { return }
    state = .running
    StageQueue.main.async { self.complete() }
  }

  /// Asks no longer: what comes is `URLError.cancelled`.
  public func cancel() {
    guard state == .running || state == .suspended else { return }
    let wasRunning = state == .running
    state = .canceling
    if !wasRunning { StageQueue.main.async { self.complete() } }
  }

  private func complete() {
    guard state != .canceling else {
      state = .completed
      return completionHandler(nil, nil, URLError(.cancelled))
    }
    state = .completed
    do {
      let (data, response) = try session.answer(request)
      completionHandler(data, response, nil)
    } catch {
      completionHandler(nil, nil, error)
    }
  }
}

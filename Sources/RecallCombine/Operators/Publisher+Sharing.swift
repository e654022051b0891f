extension Publisher {
  /// This publisher as one object, which is subscribed to once for all that listen.
  public func share() -> SharedPublisher<Output, Failure> {
    SharedPublisher(eraseToAnyPublisher())
  }

  /// Prints what happens.
  public func print(_ prefix: String = "") -> AnyPublisher<Output, Failure> {
    let start = prefix.isEmpty ? "" : "\(prefix): "
    return handleEvents(
      receiveOutput: { Swift.print("\(start)receive value: (\($0))") },
      receiveCompletion: { Swift.print("\(start)receive \($0)") },
      receiveCancel: { Swift.print("\(start)receive cancel") })
  }
}

/// Hands on what another publisher does, for as long as anybody listens.
public final class SharedPublisher<Output, Failure: Error>: Publisher {
  private let upstream: AnyPublisher<Output, Failure>
  private let subject = PassthroughSubject<Output, Failure>()
  private var connection: AnyCancellable?
  private var count = 0

  init(_ upstream: AnyPublisher<Output, Failure>) {
    self.upstream = upstream
  }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    AnyPublisher<Output, Failure> { [self] observer in
      let listening = subject.observe(observer)
      count += 1
      if count == 1 { connection = upstream.subscribe(subject) }
      return AnyCancellable { [self] in
        listening.cancel()
        count -= 1
        if count == 0 { connection = nil }
      }
    }.receive(subscriber: subscriber)
  }
}

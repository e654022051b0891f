/// Hands out one value, when that is there, or fails. It begins when it is made.
public final class Future<Output, Failure: Error>: Publisher {
  /// What says how the future ends; the first time counts.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private var result: Result<Output, Failure>?
  private var observers = Observers<Output, Failure>()

  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { [self] result in fulfill(result) }
  }

  private func fulfill(_ result: Result<Output, Failure>) {
    guard self.result == nil else { return }
    self.result = result
    for observer in observers.removeAll() { tell(observer, result) }
  }

  private func tell(_ observer: Observer<Output, Failure>, _ result: Result<Output, Failure>) {
    switch result {
    case .success(let value):
      observer.value(value)
      observer.completion(.finished)
    case .failure(let error):
      observer.completion(.failure(error))
    }
  }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    AnyPublisher<Output, Failure> { [self] observer in
      if let result {
        tell(observer, result)
        return nil
      }
      let number = observers.add(observer)
      return AnyCancellable { self.observers.remove(number) }
    }.receive(subscriber: subscriber)
  }
}

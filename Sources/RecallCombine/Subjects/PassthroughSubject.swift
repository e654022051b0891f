/// Hands on what it is told to, to those who listen then.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private var observers = Observers<Output, Failure>()
  private var end: Subscribers.Completion<Failure>?

  public init() {}

  public func send(_ value: Output) {
    guard end == nil else { return }
    for observer in observers.all { observer.value(value) }
  }

  public func send(completion: Subscribers.Completion<Failure>) {
    guard end == nil else { return }
    end = completion
    for observer in observers.removeAll() { observer.completion(completion) }
  }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    AnyPublisher<Output, Failure> { [self] observer in
      if let end {
        observer.completion(end)
        return nil
      }
      let number = observers.add(observer)
      return AnyCancellable { [weak self] in self?.observers.remove(number) }
    }.receive(subscriber: subscriber)
  }
}

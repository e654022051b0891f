/// Hands out its value, and then each that it is set to.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private var current: Output
  private var observers = Observers<Output, Failure>()
  private var end: Subscribers.Completion<Failure>?

  public init(_ value: Output) {
    current = value
  }

  /// What it hands out to who comes.
  public var value: Output {
    get { current }
    set { send(newValue) }
  }

  public func send(_ value: Output) {
    guard end == nil else { return }
    current = value
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
      observer.value(current)
      return AnyCancellable { [weak self] in self?.observers.remove(number) }
    }.receive(subscriber: subscriber)
  }
}

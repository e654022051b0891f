/// A publisher that others tell what to hand out.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Hands a value out.
  func send(_ value: Output)
  /// Ends it.
  func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
  /// Hands out that something has happened.
  public func send() {
    send(())
  }
}

extension Publisher {
  /// Has a subject hand on what this publisher does.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where S.Output == Output, S.Failure == Failure {
    observe(Observer(value: subject.send, completion: subject.send(completion:)))
  }
}

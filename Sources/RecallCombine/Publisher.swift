/// Something that hands out values over time, and may come to an end: Combine's protocol.
///
/// All that happens does so on the stage's thread, and subscribers hear of a value in the order in
/// which they subscribed.
public protocol Publisher<Output, Failure>: StagePublisher {
  /// How it can fail; `Never` if it can't.
  associatedtype Failure: Error

  /// Takes on a subscriber, and gives it a subscription.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
  /// Takes on a subscriber.
  public func subscribe<S: Subscriber>(_ subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }

  // What comes through operators comes while others are made or changed.
  public static var _isImmediate: Bool { true }

  public func _subscribe(owner: String, _ receive: @escaping (Output) -> Void) -> () -> Void {
    let cancellable = observe(Observer(value: receive))
    return { cancellable.cancel() }
  }

  /// Has an observer hear all that comes, without end to its demand.
  func observe(_ observer: Observer<Output, Failure>) -> AnyCancellable {
    let subscriber = ObservingSubscriber(observer)
    receive(subscriber: subscriber)
    return AnyCancellable(subscriber)
  }
}

/// What hears of a publisher's values and of its end.
struct Observer<Input, Failure: Error> {
  var value: (Input) -> Void
  var completion: (Subscribers.Completion<Failure>) -> Void = { _ in }
}

/// An observer as a subscriber, which wants all that there is.
private final class ObservingSubscriber<Input, Failure: Error>: Subscriber, Cancellable {
  private var observer: Observer<Input, Failure>?
  private var subscription: (any Subscription)?
  private var isCancelled = false

  init(_ observer: Observer<Input, Failure>) {
    self.observer = observer
  }

  func receive(subscription: any Subscription) {
    guard !isCancelled, self.subscription == nil, observer != nil else {
      return subscription.cancel()
    }
    self.subscription = subscription
    subscription.request(.unlimited)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    observer?.value(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    let former = observer
    (observer, subscription) = (nil, nil)
    former?.completion(completion)
  }

  func cancel() {
    isCancelled = true
    let former = subscription
    (observer, subscription) = (nil, nil)
    former?.cancel()
  }
}

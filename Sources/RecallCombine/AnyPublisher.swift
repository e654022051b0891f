/// A publisher of whichever type. It is what operators answer, too.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let take: (DemandedSubscription<Output, Failure>) -> Void

  /// A publisher that hides which one it is.
  public init(_ publisher: some Publisher<Output, Failure>) {
    self.init { publisher.observe($0) }
  }

  /// A publisher that begins anew for each subscriber.
  ///
  /// - Parameter begin: Hands out values and an end from now on; what it answers is kept, and ends it.
  init(begin: @escaping (Observer<Output, Failure>) -> AnyCancellable?) {
    take = { subscription in
      subscription.begin { begin($0) }
    }
  }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    let subscription = DemandedSubscription<Output, Failure>(
      receive: { subscriber.receive($0) },
      complete: { subscriber.receive(completion: $0) })
    subscription.start = { [take] in take($0) }
    subscriber.receive(subscription: subscription)
  }
}

extension Publisher {
  /// This publisher, of a type that tells nothing of it.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> {
    self as? AnyPublisher<Output, Failure> ?? AnyPublisher(self)
  }
}

/// Hands on as much as its subscriber wants, and keeps the rest until that is asked for.
final class DemandedSubscription<Output, Failure: Error>: Subscription {
  /// Begins to hand out values, once somebody asks for some.
  var start: ((DemandedSubscription) -> Void)?
  private var receive: ((Output) -> Subscribers.Demand)?
  private var complete: ((Subscribers.Completion<Failure>) -> Void)?
  private var upstream: AnyCancellable?
  private var demand = Subscribers.Demand.none
  private var waiting: [Output] = []
  private var end: Subscribers.Completion<Failure>?
  private var isHandingOn = false

  init(
    receive: @escaping (Output) -> Subscribers.Demand,
    complete: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    self.receive = receive
    self.complete = complete
  }

  func begin(_ begin: (Observer<Output, Failure>) -> AnyCancellable?) {
    let upstream = begin(
      Observer(
        value: { [self] in
          guard receive != nil, end == nil else { return }
          waiting.append($0)
          handOn()
        },
        completion: { [self] in
          guard receive != nil, end == nil else { return }
          end = $0
          handOn()
        }))
    guard receive != nil else { return upstream?.cancel() ?? () }
    self.upstream = upstream
  }

  func request(_ more: Subscribers.Demand) {
    demand += more
    guard demand > .none else { return }
    if let start {
      self.start = nil
      start(self)
    }
    handOn()
  }

  func cancel() {
    let former = upstream
    (receive, complete, upstream, start) = (nil, nil, nil, nil)
    waiting = []
    former?.cancel()
  }

  /// Hands values on one after the other, in the order in which they came.
  private func handOn() {
    guard !isHandingOn else { return }
    isHandingOn = true
    defer { isHandingOn = false }
    while !waiting.isEmpty, demand > .none, let receive {
      let value = waiting.removeFirst()
      if let left = demand.max { demand = .max(left - 1) }
      demand += receive(value)
    }
    guard waiting.isEmpty, let end, let complete else { return }
    let former = upstream
    (receive, self.complete, upstream) = (nil, nil, nil)
    complete(end)
    former?.cancel()
  }
}

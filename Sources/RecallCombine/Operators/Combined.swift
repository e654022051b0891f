/// Publishers that are made of several.
public enum Publishers {
  /// Hands out the latest values of two publishers, once each has one, whenever one has another.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure

    private let all: AnyPublisher<Output, Failure>

    public init(_ a: A, _ b: B) {
      all = joined(a.asAny, b.asAny, keepsLatest: true)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      all.receive(subscriber: subscriber)
    }
  }

  /// Hands out the latest values of three publishers.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure

    private let all: AnyPublisher<Output, Failure>

    public init(_ a: A, _ b: B, _ c: C) {
      all = joined(joined(a.asAny, b.asAny, keepsLatest: true), c.asAny, keepsLatest: true)
        .map { ($0.0, $0.1, $1) }
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      all.receive(subscriber: subscriber)
    }
  }

  /// Hands out the latest values of four publishers.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    public typealias Failure = A.Failure

    private let all: AnyPublisher<Output, Failure>

    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      let (left, right) = (
        joined(a.asAny, b.asAny, keepsLatest: true), joined(c.asAny, d.asAny, keepsLatest: true)
      )
      all = joined(left, right, keepsLatest: true).map { ($0.0, $0.1, $1.0, $1.1) }
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      all.receive(subscriber: subscriber)
    }
  }

  /// Hands out the first values of two publishers together, then the second ones, and so on.
  public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure

    private let all: AnyPublisher<Output, Failure>

    public init(_ a: A, _ b: B) {
      all = joined(a.asAny, b.asAny, keepsLatest: false)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      all.receive(subscriber: subscriber)
    }
  }

  /// Hands out the first values of three publishers together, then the second ones, and so on.
  public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure

    private let all: AnyPublisher<Output, Failure>

    public init(_ a: A, _ b: B, _ c: C) {
      all = joined(joined(a.asAny, b.asAny, keepsLatest: false), c.asAny, keepsLatest: false)
        .map { ($0.0, $0.1, $1) }
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      all.receive(subscriber: subscriber)
    }
  }

  /// Hands out the first values of four publishers together, then the second ones, and so on.
  public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    public typealias Failure = A.Failure

    private let all: AnyPublisher<Output, Failure>

    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      let (left, right) = (
        joined(a.asAny, b.asAny, keepsLatest: false), joined(c.asAny, d.asAny, keepsLatest: false)
      )
      all = joined(left, right, keepsLatest: false).map { ($0.0, $0.1, $1.0, $1.1) }
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      all.receive(subscriber: subscriber)
    }
  }

  /// Hands out what two publishers do, as it comes.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure, A.Output == B.Output {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    private let all: MergeMany<AnyPublisher<Output, Failure>>

    public init(_ a: A, _ b: B) {
      all = MergeMany([a.asAny, b.asAny])
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      all.receive(subscriber: subscriber)
    }
  }

  /// Hands out what any number of publishers do, as it comes.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let publishers: [Upstream]

    public init(_ upstream: Upstream...) {
      publishers = upstream
    }

    public init(_ upstream: some Sequence<Upstream>) {
      publishers = Array(upstream)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      publishers.publisher.setFailureType(to: Failure.self).flatMap { $0 }
        .receive(subscriber: subscriber)
    }
  }
}

extension Publisher {
  fileprivate var asAny: AnyPublisher<Output, Failure> { eraseToAnyPublisher() }

  /// Hands out the latest values of this publisher and another one.
  public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P> {
    Publishers.CombineLatest(self, other)
  }

  /// Hands out what `transform` makes of the latest values of this publisher and another one.
  public func combineLatest<P: Publisher, Result>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> Result
  ) -> AnyPublisher<Result, Failure> where P.Failure == Failure {
    Publishers.CombineLatest(self, other).map { transform($0, $1) }
  }

  /// Hands out the latest values of this publisher and two others.
  public func combineLatest<P: Publisher, Q: Publisher>(_ second: P, _ third: Q)
    -> Publishers.CombineLatest3<Self, P, Q>
  {
    Publishers.CombineLatest3(self, second, third)
  }

  /// Hands out what `transform` makes of the latest values of this publisher and two others.
  public func combineLatest<P: Publisher, Q: Publisher, Result>(
    _ second: P, _ third: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> Result
  ) -> AnyPublisher<Result, Failure> where P.Failure == Failure, Q.Failure == Failure {
    Publishers.CombineLatest3(self, second, third).map { transform($0, $1, $2) }
  }

  /// Hands out the latest values of this publisher and three others.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ second: P, _ third: Q, _ fourth: R
  ) -> Publishers.CombineLatest4<Self, P, Q, R> {
    Publishers.CombineLatest4(self, second, third, fourth)
  }

  /// Hands out what `transform` makes of the latest values of this publisher and three others.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, Result>(
    _ second: P, _ third: Q, _ fourth: R,
    _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> Result
  ) -> AnyPublisher<Result, Failure>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    Publishers.CombineLatest4(self, second, third, fourth).map { transform($0, $1, $2, $3) }
  }

  /// Hands out the first values of this publisher and another one together, then the second ones.
  public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P> {
    Publishers.Zip(self, other)
  }

  /// Hands out what `transform` makes of values of this publisher and another one that came at the
  /// same place.
  public func zip<P: Publisher, Result>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> Result
  ) -> AnyPublisher<Result, Failure> where P.Failure == Failure {
    Publishers.Zip(self, other).map { transform($0, $1) }
  }

  /// Hands out values of this publisher and two others together that came at the same place.
  public func zip<P: Publisher, Q: Publisher>(_ second: P, _ third: Q)
    -> Publishers.Zip3<Self, P, Q>
  {
    Publishers.Zip3(self, second, third)
  }

  /// The same, and what `transform` makes of them.
  public func zip<P: Publisher, Q: Publisher, Result>(
    _ second: P, _ third: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> Result
  ) -> AnyPublisher<Result, Failure> where P.Failure == Failure, Q.Failure == Failure {
    Publishers.Zip3(self, second, third).map { transform($0, $1, $2) }
  }

  /// Hands out values of this publisher and three others together that came at the same place.
  public func zip<P: Publisher, Q: Publisher, R: Publisher>(
    _ second: P, _ third: Q, _ fourth: R
  ) -> Publishers.Zip4<Self, P, Q, R> {
    Publishers.Zip4(self, second, third, fourth)
  }

  /// The same, and what `transform` makes of them.
  public func zip<P: Publisher, Q: Publisher, R: Publisher, Result>(
    _ second: P, _ third: Q, _ fourth: R,
    _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> Result
  ) -> AnyPublisher<Result, Failure>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    Publishers.Zip4(self, second, third, fourth).map { transform($0, $1, $2, $3) }
  }

  /// Hands out what this publisher and several others do, as it comes.
  public func merge(
    with first: some Publisher<Output, Failure>, _ second: some Publisher<Output, Failure>,
    _ others: any Publisher<Output, Failure>...
  ) -> AnyPublisher<Output, Failure> {
    var all = [asAny, first.eraseToAnyPublisher(), second.eraseToAnyPublisher()]
    for other in others { all.append(other.eraseToAnyPublisher()) }
    return Publishers.MergeMany(all).eraseToAnyPublisher()
  }

  /// Hands out what this publisher and another one do, as it comes.
  public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P> {
    Publishers.Merge(self, other)
  }
}

/// Values of two publishers together: the latest of each, or those that came at the same place.
private func joined<A, B, Failure: Error>(
  _ a: AnyPublisher<A, Failure>, _ b: AnyPublisher<B, Failure>, keepsLatest: Bool
) -> AnyPublisher<(A, B), Failure> {
  AnyPublisher { observer in
    let pair = Pair<A, B, Failure>(observer, keepsLatest: keepsLatest)
    let first = a.observe(
      Observer(value: { pair.add(first: $0) }, completion: { pair.end(\.isFirstOver, $0) }))
    let second = b.observe(
      Observer(value: { pair.add(second: $0) }, completion: { pair.end(\.isSecondOver, $0) }))
    return AnyCancellable {
      first.cancel()
      second.cancel()
    }
  }
}

/// What two publishers have handed out.
private final class Pair<A, B, Failure: Error> {
  private var first: [A] = []
  private var second: [B] = []
  var isFirstOver = false
  var isSecondOver = false
  private let observer: Observer<(A, B), Failure>
  private let keepsLatest: Bool

  init(_ observer: Observer<(A, B), Failure>, keepsLatest: Bool) {
    self.observer = observer
    self.keepsLatest = keepsLatest
  }

  func add(first value: A) {
    if keepsLatest { first = [value] } else { first.append(value) }
    handOn()
  }

  func add(second value: B) {
    if keepsLatest { second = [value] } else { second.append(value) }
    handOn()
  }

  private func handOn() {
    guard let a = first.first, let b = second.first else { return }
    if !keepsLatest {
      first.removeFirst()
      second.removeFirst()
    }
    observer.value((a, b))
    endIfOver()
  }

  func end(
    _ side: ReferenceWritableKeyPath<Pair, Bool>, _ completion: Subscribers.Completion<Failure>
  ) {
    guard case .finished = completion else { return observer.completion(completion) }
    self[keyPath: side] = true
    endIfOver()
  }

  /// The latest values go on until both are over, pairs until there can be no other one.
  private func endIfOver() {
    let isOver =
      keepsLatest
      ? isFirstOver && isSecondOver || isFirstOver && first.isEmpty
        || isSecondOver && second.isEmpty
      : isFirstOver && first.isEmpty || isSecondOver && second.isEmpty
    if isOver { observer.completion(.finished) }
  }
}

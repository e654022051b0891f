import Foundation

extension Publisher {
  /// Hands out what `transform` makes of each value.
  public func map<Result>(_ transform: @escaping (Output) -> Result)
    -> AnyPublisher<Result, Failure>
  {
    operateOnValues { observer in { observer.value(transform($0)) } }
  }

  /// Hands out what `transform` makes of each value, and fails where that throws.
  public func tryMap<Result>(_ transform: @escaping (Output) throws -> Result)
    -> AnyPublisher<Result, any Error>
  {
    tryOperate { value, observer in observer.value(try transform(value)) }
  }

  /// Hands out what `transform` makes of each value, but for nil.
  public func compactMap<Result>(_ transform: @escaping (Output) -> Result?)
    -> AnyPublisher<Result, Failure>
  {
    operateOnValues { observer in { value in transform(value).map { observer.value($0) } } }
  }

  /// The same with a closure that may throw: then it fails.
  public func tryCompactMap<Result>(_ transform: @escaping (Output) throws -> Result?)
    -> AnyPublisher<Result, any Error>
  {
    tryOperate { value, observer in
      if let result = try transform(value) { observer.value(result) }
    }
  }

  /// Hands out a part of each value.
  public func map<Part>(_ keyPath: KeyPath<Output, Part>) -> AnyPublisher<Part, Failure> {
    map { $0[keyPath: keyPath] }
  }

  /// Hands out two parts of each value.
  public func map<First, Second>(
    _ first: KeyPath<Output, First>, _ second: KeyPath<Output, Second>
  ) -> AnyPublisher<(First, Second), Failure> {
    map { ($0[keyPath: first], $0[keyPath: second]) }
  }

  /// Hands out three parts of each value.
  public func map<First, Second, Third>(
    _ first: KeyPath<Output, First>, _ second: KeyPath<Output, Second>,
    _ third: KeyPath<Output, Third>
  ) -> AnyPublisher<(First, Second, Third), Failure> {
    map { ($0[keyPath: first], $0[keyPath: second], $0[keyPath: third]) }
  }

  /// Hands out the values that `isIncluded` is true of.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    operateOnValues { observer in { value in if isIncluded(value) { observer.value(value) } } }
  }

  /// Hands out the values that `isIncluded` is true of, and fails where that throws.
  public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool)
    -> AnyPublisher<Output, any Error>
  {
    tryOperate { value, observer in if try isIncluded(value) { observer.value(value) } }
  }

  /// Hands out what comes of all values so far.
  public func scan<Result>(
    _ initialResult: Result, _ nextPartialResult: @escaping (Result, Output) -> Result
  ) -> AnyPublisher<Result, Failure> {
    operateOnValues { observer in
      var result = initialResult
      return { value in
        result = nextPartialResult(result, value)
        observer.value(result)
      }
    }
  }

  /// Hands out what comes of all values so far, and fails where that throws.
  public func tryScan<Result>(
    _ initialResult: Result, _ nextPartialResult: @escaping (Result, Output) throws -> Result
  ) -> AnyPublisher<Result, any Error> {
    tryOperate {
      var result = initialResult
      return { value, observer in
        result = try nextPartialResult(result, value)
        observer.value(result)
      }
    }
  }

  /// Leaves out values that are as the one before, as `predicate` has it; fails where that throws.
  public func tryRemoveDuplicates(by predicate: @escaping (Output, Output) throws -> Bool)
    -> AnyPublisher<Output, any Error>
  {
    tryOperate {
      var last: Output?
      return { value, observer in
        if let last, try predicate(last, value) { return }
        last = value
        observer.value(value)
      }
    }
  }

  /// Leaves out values that are as the one before, as `predicate` has it.
  public func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool)
    -> AnyPublisher<Output, Failure>
  {
    operateOnValues { observer in
      var last: Output?
      return { value in
        if let last, predicate(last, value) { return }
        last = value
        observer.value(value)
      }
    }
  }

  /// Hands out a value for nil.
  public func replaceNil<Wrapped>(with output: Wrapped) -> AnyPublisher<Wrapped, Failure>
  where Output == Wrapped? {
    map { $0 ?? output }
  }

  /// Hands out what a decoder reads in each value, and fails where that can't be read.
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(type: Item.Type, decoder: Coder)
    -> AnyPublisher<Item, any Error> where Output == Coder.Input
  {
    tryMap { try decoder.decode(type, from: $0) }
  }

  /// Hands out what an encoder writes of each value, and fails where that can't be written.
  public func encode<Coder: TopLevelEncoder>(encoder: Coder)
    -> AnyPublisher<Coder.Output, any Error> where Output: Encodable
  {
    tryMap { try encoder.encode($0) }
  }

  /// Does something with what happens, and hands all of it on.
  ///
  /// - Parameters:
  ///   - receiveSubscription: Is told when somebody begins to listen.
  ///   - receiveOutput: Is told of each value.
  ///   - receiveCompletion: Is told of the end.
  ///   - receiveCancel: Is told when whoever listens doesn't want to any more.
  ///   - receiveRequest: Is told how much is wanted: everything, as operators want it.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { observer in
      var isOver = false
      receiveSubscription?(ListenedSubscription())
      receiveRequest?(.unlimited)
      let upstream = observe(
        Observer(
          value: {
            receiveOutput?($0)
            observer.value($0)
          },
          completion: {
            isOver = true
            receiveCompletion?($0)
            observer.completion($0)
          }))
      return AnyCancellable {
        upstream.cancel()
        if !isOver { receiveCancel?() }
      }
    }
  }
}

/// Stands for a subscription before those who want to hear of it.
private final class ListenedSubscription: Subscription {
  func request(_ demand: Subscribers.Demand) {}
  func cancel() {}
}

extension Publisher where Output: Equatable {
  /// Leaves out values that equal the one before.
  public func removeDuplicates() -> AnyPublisher<Output, Failure> {
    removeDuplicates(by: ==)
  }
}

/// Reads values out of data.
public protocol TopLevelDecoder<Input> {
  associatedtype Input

  func decode<Value: Decodable>(_ type: Value.Type, from: Input) throws -> Value
}

/// Writes values into data.
public protocol TopLevelEncoder<Output> {
  associatedtype Output

  func encode<Value: Encodable>(_ value: Value) throws -> Output
}

extension JSONDecoder: TopLevelDecoder {}
extension JSONEncoder: TopLevelEncoder {}
extension PropertyListDecoder: TopLevelDecoder {}
extension PropertyListEncoder: TopLevelEncoder {}

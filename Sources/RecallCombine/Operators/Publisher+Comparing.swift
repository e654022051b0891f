extension Publisher {
  /// Hands out the greatest value when this publisher has ended.
  ///
  /// - Parameter areInIncreasingOrder: Whether its first argument comes before the second one.
  public func max(by areInIncreasingOrder: @escaping (Output, Output) -> Bool)
    -> AnyPublisher<Output, Failure>
  {
    best { areInIncreasingOrder($0, $1) }
  }

  /// The same with an order that may throw: then it fails.
  public func tryMax(by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool)
    -> AnyPublisher<Output, any Error>
  {
    tryBest { try areInIncreasingOrder($0, $1) }
  }

  /// Hands out the least value when this publisher has ended.
  ///
  /// - Parameter areInIncreasingOrder: Whether its first argument comes before the second one.
  public func min(by areInIncreasingOrder: @escaping (Output, Output) -> Bool)
    -> AnyPublisher<Output, Failure>
  {
    best { areInIncreasingOrder($1, $0) }
  }

  /// The same with an order that may throw: then it fails.
  public func tryMin(by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool)
    -> AnyPublisher<Output, any Error>
  {
    tryBest { try areInIncreasingOrder($1, $0) }
  }

  /// The first of the values that none is better than.
  private func best(_ isWorse: @escaping (Output, Output) -> Bool) -> AnyPublisher<Output, Failure>
  {
    reduce(Output?.none) { best, value in
      best.map { isWorse($0, value) ? value : $0 } ?? value
    }.compactMap { $0 }
  }

  private func tryBest(_ isWorse: @escaping (Output, Output) throws -> Bool)
    -> AnyPublisher<Output, any Error>
  {
    tryReduce(Output?.none) { best, value in
      guard let best else { return value }
      return try isWorse(best, value) ? value : best
    }.compactMap { $0 }
  }

  /// Hands out what comes of all values when this publisher has ended; fails where that throws.
  public func tryReduce<Result>(
    _ initialResult: Result, _ nextPartialResult: @escaping (Result, Output) throws -> Result
  ) -> AnyPublisher<Result, any Error> {
    tryScan(initialResult, nextPartialResult).last().replaceEmpty(with: initialResult)
  }

  /// Hands out whether `predicate` is true of all values: false with the first that it isn't true of.
  public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure> {
    contains { !predicate($0) }.map { !$0 }
  }

  /// The same with a predicate that may throw: then it fails.
  public func tryAllSatisfy(_ predicate: @escaping (Output) throws -> Bool)
    -> AnyPublisher<Bool, any Error>
  {
    tryContains { try !predicate($0) }.map { !$0 }
  }

  /// Hands out whether `predicate` is true of a value: true with the first that it is true of.
  public func contains(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure> {
    first(where: predicate).map { _ in true }.replaceEmpty(with: false)
  }

  /// The same with a predicate that may throw: then it fails.
  public func tryContains(where predicate: @escaping (Output) throws -> Bool)
    -> AnyPublisher<Bool, any Error>
  {
    tryFirst(where: predicate).map { _ in true }.replaceEmpty(with: false)
  }
}

extension Publisher where Output: Comparable {
  /// Hands out the greatest value when this publisher has ended.
  public func max() -> AnyPublisher<Output, Failure> { max(by: <) }

  /// Hands out the least value when this publisher has ended.
  public func min() -> AnyPublisher<Output, Failure> { min(by: <) }
}

extension Publisher where Output: Equatable {
  /// Hands out whether a value equals `output`: true with the first that does.
  public func contains(_ output: Output) -> AnyPublisher<Bool, Failure> {
    contains { $0 == output }
  }
}

extension Publisher {
  /// Goes on with another publisher where this one fails.
  public func `catch`<Other: Publisher>(_ handler: @escaping (Failure) -> Other)
    -> AnyPublisher<Output, Other.Failure> where Other.Output == Output
  {
    AnyPublisher { observer in
      var second: AnyCancellable?
      let first = observe(
        Observer(
          value: observer.value,
          completion: { completion in
            switch completion {
            case .finished: observer.completion(.finished)
            case .failure(let error): second = handler(error).observe(observer)
            }
          }))
      return AnyCancellable {
        first.cancel()
        second?.cancel()
      }
    }
  }

  /// Goes on with another publisher where this one fails, or fails itself.
  public func tryCatch<Other: Publisher>(_ handler: @escaping (Failure) throws -> Other)
    -> AnyPublisher<Output, any Error> where Other.Output == Output
  {
    self.catch { error -> AnyPublisher<Output, any Error> in
      do {
        return try handler(error).mapError { $0 }
      } catch {
        return Fail(error: error).eraseToAnyPublisher()
      }
    }
  }

  /// This publisher, which is known not to fail: the program ends where it does.
  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> AnyPublisher<Output, Never> {
    self.catch { error -> Empty<Output, Never> in
      let start = prefix.isEmpty ? "" : "\(prefix): "
      fatalError("\(start)expected no failure, found \(error)", file: file, line: line)
    }
  }

  /// Hands out a value and ends where this publisher fails.
  public func replaceError(with output: Output) -> AnyPublisher<Output, Never> {
    self.catch { _ in Just(output) }
  }

  /// Fails in another way where this publisher fails.
  public func mapError<Other: Error>(_ transform: @escaping (Failure) -> Other)
    -> AnyPublisher<Output, Other>
  {
    operate { observer in
      Observer(
        value: observer.value, completion: { observer.completion($0.cast(transform)) })
    }
  }

  /// Begins again, so many times, where this publisher fails.
  public func retry(_ retries: Int) -> AnyPublisher<Output, Failure> {
    guard retries > 0 else { return eraseToAnyPublisher() }
    return self.catch { _ in retry(retries - 1) }
  }
}

extension Publisher where Failure == Never {
  /// This publisher, among others that may fail.
  public func setFailureType<Other: Error>(to _: Other.Type) -> AnyPublisher<Output, Other> {
    operate { observer in
      Observer(
        value: observer.value, completion: { _ in observer.completion(.finished) })
    }
  }
}

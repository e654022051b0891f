/// Hands out what was written down, one value after the other, and ends as that says.
public struct Record<Output, Failure: Error>: Publisher {
  /// Values, and how they end.
  public struct Recording {
    public private(set) var output: [Output]
    public private(set) var completion: Subscribers.Completion<Failure>

    public init(output: [Output] = [], completion: Subscribers.Completion<Failure> = .finished) {
      self.output = output
      self.completion = completion
    }

    /// Adds a value.
    public mutating func receive(_ input: Output) {
      output.append(input)
    }

    /// Says how it ends.
    public mutating func receive(completion: Subscribers.Completion<Failure>) {
      self.completion = completion
    }
  }

  public let recording: Recording

  public init(recording: Recording) {
    self.recording = recording
  }

  /// - Parameter record: Writes down what comes.
  public init(record: (inout Recording) -> Void) {
    var recording = Recording()
    record(&recording)
    self.recording = recording
  }

  public init(output: [Output], completion: Subscribers.Completion<Failure>) {
    recording = Recording(output: output, completion: completion)
  }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    AnyPublisher<Output, Failure> { [recording] observer in
      for value in recording.output { observer.value(value) }
      observer.completion(recording.completion)
      return nil
    }.receive(subscriber: subscriber)
  }
}

import Foundation

// Publishers of views' own that are Combine's, too: the one place where the two meet.

extension StagePublisher {
  /// A publisher of the stage's as one of Combine's, which never ends.
  fileprivate var endless: AnyPublisher<Output, Never> {
    AnyPublisher { observer in
      AnyCancellable(_subscribe(owner: "Combine", observer.value))
    }
  }
}

extension Published.Publisher: Publisher {
  public typealias Failure = Never

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Never {
    endless.receive(subscriber: subscriber)
  }
}

extension ObservableObjectPublisher: Publisher {
  public typealias Failure = Never

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Never {
    endless.receive(subscriber: subscriber)
  }
}

extension RecallUICore.Timer.Autoconnect: Publisher {
  public typealias Failure = Never

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Never {
    endless.receive(subscriber: subscriber)
  }
}

extension NotificationCenter.Publisher: Publisher {
  public typealias Failure = Never

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Never {
    endless.receive(subscriber: subscriber)
  }
}

extension RecallUICore.Timer.TimerPublisher.Connection: Cancellable {}

extension RecallUICore.Timer.TimerPublisher: ConnectablePublisher {
  public typealias Failure = Never

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Never {
    endless.receive(subscriber: subscriber)
  }

  @_disfavoredOverload
  public func connect() -> any Cancellable {
    let connection: Connection = connect()
    return connection
  }
}

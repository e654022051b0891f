extension NotificationCenter {
  /// The notifications of a name that code of the same stage posts, for a task that waits for them.
  ///
  /// ```swift
  /// Text("\(count)").task {
  ///   for await _ in NotificationCenter.default.notifications(named: .scored) { count += 1 }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - object: From whom; nil for anybody.
  public func notifications(
    named name: Notification.Name, object: AnyObject? = nil
  ) -> Notifications {
    Notifications(publisher: publisher(for: name, object: object))
  }

  /// The notifications of a name, from when somebody begins to wait for them on.
  public struct Notifications: AsyncSequence {
    public typealias Element = Notification
    public typealias Failure = Never

    let publisher: Publisher

    public func makeAsyncIterator() -> AsyncStream<Notification>.Iterator {
      AsyncStream { continuation in
        nonisolated(unsafe) let stop = publisher._subscribe(owner: "notifications") {
          notification in
          // Who waits does so on the same thread.
          nonisolated(unsafe) let notification = notification
          continuation.yield(notification)
        }
        continuation.onTermination = { _ in stop() }
      }.makeAsyncIterator()
    }
  }
}

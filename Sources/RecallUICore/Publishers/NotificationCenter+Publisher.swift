extension NotificationCenter {
  /// Hands out notifications of a name that code of the same stage posts: to each who listens in turn, the first one
  /// first, as Foundation alone wouldn't.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - object: From whom; nil for anybody.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// Hands out notifications of a name, to each who listens.
  public struct Publisher: StagePublisher {
    public let center: NotificationCenter
    public let name: Notification.Name
    public let object: AnyObject?

    /// Nobody hears of anything off a stage.
    public func _subscribe(
      owner: String, _ receive: @escaping (Notification) -> Void
    ) -> () -> Void {
      guard let services = StageContext.services else { return {} }
      return services.notifications.listen(to: self, on: services, receive)
    }
  }
}

extension NotificationCenter.Publisher: SelfComparing {
  static func isSame(_ left: Self, _ right: Self) -> Bool {
    left.center === right.center && left.name == right.name && left.object === right.object
  }
}

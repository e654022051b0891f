import CGIO

/// A connection to a bus, which nobody else uses.
///
/// Not one that GLib shares: that would end the program with the bus.
final class BusConnection {
  /// How long an answer may take, in milliseconds: the other side may have to be started first.
  private static let patience: Int32 = 5000

  let pointer: OpaquePointer
  private var subscriptions: [UInt32] = []
  private var hearers: [Hearer] = []

  /// What hears signals.
  private final class Hearer {
    let hear: (_ member: String, _ body: OpaquePointer) -> Void

    init(_ hear: @escaping (String, OpaquePointer) -> Void) {
      self.hear = hear
    }
  }

  /// Nil where there is no bus.
  init?(address: String) {
    guard
      let pointer = g_dbus_connection_new_for_address_sync(address, .clientOfBus, nil, nil, nil)
    else { return nil }
    self.pointer = pointer
  }

  deinit {
    for subscription in subscriptions {
      g_dbus_connection_signal_unsubscribe(pointer, subscription)
    }
    g_dbus_connection_close_sync(pointer, nil, nil)
    g_object_unref(UnsafeMutableRawPointer(pointer))
  }

  /// The name that the bus gave this connection.
  var name: String {
    g_dbus_connection_get_unique_name(pointer).map { String(cString: $0) } ?? ""
  }

  var isClosed: Bool { g_dbus_connection_is_closed(pointer) != 0 }

  /// Hears signals until the connection ends.
  ///
  /// - Parameters:
  ///   - first: What their first argument has to be; nil for anything.
  ///   - hear: Is given the signal's member, and what it says.
  func hear(
    from sender: String, path: String?, interface: String, member: String? = nil,
    first: String? = nil, _ hear: @escaping (_ member: String, _ body: OpaquePointer) -> Void
  ) {
    let hearer = Hearer(hear)
    hearers.append(hearer)
    let subscription = g_dbus_connection_signal_subscribe(
      pointer, sender, interface, member, path, first, .plain,
      { _, _, _, _, member, body, hearer in
        guard let member, let body, let hearer else { return }
        Unmanaged<Hearer>.fromOpaque(hearer).takeUnretainedValue()
          .hear(String(cString: member), body)
      }, Unmanaged.passUnretained(hearer).toOpaque(), nil)
    subscriptions.append(subscription)
  }

  /// Asks somebody, and reads the answer.
  ///
  /// - Parameters:
  ///   - kind: What kind of answer makes sense.
  ///   - starts: Whether whom it asks is started if it isn't there.
  /// - Returns: What `read` makes of the answer; nil for none in time, and for one of another kind.
  func ask<Result>(
    _ owner: String, path: String, interface: String, _ method: String, _ arguments: BusValue?,
    kind: String, starts: Bool = true, _ read: (OpaquePointer) -> Result?
  ) -> Result? {
    let answer = g_dbus_connection_call_sync(
      pointer, owner, path, interface, method, arguments?.variantValue, nil,
      starts ? .plain : .withoutStarting,
      Self.patience, nil, nil)
    guard let answer else { return nil }
    defer { g_variant_unref(answer) }
    guard String(cString: g_variant_get_type_string(answer)) == kind else { return nil }
    return read(answer)
  }

  /// Tells all who want to hear it.
  func emit(path: String, interface: String, _ member: String, _ body: BusValue) {
    g_dbus_connection_emit_signal(
      pointer, nil, path, interface, member, body.variantValue, nil)
  }
}

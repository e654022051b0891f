import CGIO

/// Looks whether anybody listens, as the session's bus tells it.
///
/// Nothing is started for that: where the service that knows it isn't there, nobody listens.
final class BusStatus {
  private static let owner = "org.a11y.Bus"
  private static let path = "/org/a11y/bus"
  private static let interface = "org.a11y.Status"
  private static let properties = "org.freedesktop.DBus.Properties"

  /// - Parameter onChange: Is called when it may be otherwise than it was.
  init(on session: BusConnection, onChange: @escaping () -> Void) {
    session.hear(
      from: "org.freedesktop.DBus", path: "/org/freedesktop/DBus",
      interface: "org.freedesktop.DBus", member: "NameOwnerChanged", first: Self.owner
    ) { _, _ in onChange() }
    session.hear(
      from: Self.owner, path: Self.path, interface: Self.properties, member: "PropertiesChanged",
      first: Self.interface
    ) { _, _ in onChange() }
  }

  /// Whether anybody wants to be shown what programs show.
  static func isEnabled(on session: BusConnection) -> Bool {
    ["IsEnabled", "ScreenReaderEnabled"].contains { name in
      session.ask(
        owner, path: path, interface: properties, "Get",
        .tuple([.text(interface), .text(name)]), kind: "(v)", starts: false
      ) { answer in
        BusValue.first(of: answer).flatMap { variant -> Bool? in
          defer { g_variant_unref(variant) }
          guard let value = g_variant_get_variant(variant) else { return nil }
          defer { g_variant_unref(value) }
          return BusValue(value) == .truth(true)
        }
      } ?? false
    }
  }

  /// Where the accessibility bus is.
  static func address(on session: BusConnection) -> String? {
    session.ask(owner, path: path, interface: owner, "GetAddress", nil, kind: "(s)") { answer in
      BusValue.first(of: answer).flatMap { text -> String? in
        defer { g_variant_unref(text) }
        guard case .text(let address)? = BusValue(text), !address.isEmpty else { return nil }
        return address
      }
    }
  }
}

extension BusValue {
  /// What stands first in a tuple; who takes it gives it back.
  static func first(of tuple: OpaquePointer) -> OpaquePointer? {
    g_variant_n_children(tuple) > 0 ? g_variant_get_child_value(tuple, 0) : nil
  }
}

import CGIO

// Flags of GIO by their bits, as its documentation has them (GDBusConnectionFlags, GDBusCallFlags,
// GDBusSignalFlags, GDBusSubtreeFlags). Swift reads them as constants where GLib is older than 2.80, and
// as sets of options where it is newer, so neither name stands in all.

extension GDBusConnectionFlags {
  /// A client's end of a connection to a bus.
  static var clientOfBus: Self { Self(rawValue: 1 << 0 | 1 << 3) }
}

extension GDBusCallFlags {
  static var plain: Self { Self(rawValue: 0) }
  /// Whoever is asked isn't started for that.
  static var withoutStarting: Self { Self(rawValue: 1 << 0) }
}

extension GDBusSignalFlags {
  static var plain: Self { Self(rawValue: 0) }
}

extension GDBusSubtreeFlags {
  /// Objects are asked that nobody has listed.
  static var unlisted: Self { Self(rawValue: 1 << 0) }
}

import CGIO

// Flags are given by their values, which are part of GLib's promise: their names are constants of C with GLib 2.74, and
// members of a set of options with 2.90, whose headers say that they are flags.
extension GDBusConnectionFlags {
  /// Of a connection that greets as a client does, and speaks with a bus and not with another program.
  static let clientOfABus = GDBusConnectionFlags(rawValue: 1 << 0 | 1 << 3)
}

import CGIO
import Synchronization

/// What a portal's thread does: it connects, asks, and then waits for what changes, in a context of GLib's own.
///
/// Everything but ``stop()`` happens on that thread.
final class PortalLoop: Sendable {
  private struct Handle: @unchecked Sendable {
    // GLib's contexts and loops may be used from any thread.
    let context: OpaquePointer
    let loop: OpaquePointer
  }

  private let address: String
  private let onSettings: @Sendable (PortalSettings) -> Void
  private let handle: Handle
  /// What is known, by what was told last.
  private let known = Mutex(PortalSettings())

  /// How long an answer may take, in milliseconds: a portal may have to be started first.
  private static let patience: Int32 = 5000

  init(address: String, onSettings: @escaping @Sendable (PortalSettings) -> Void) {
    self.address = address
    self.onSettings = onSettings
    let context: OpaquePointer = g_main_context_new()
    handle = Handle(context: context, loop: g_main_loop_new(context, 0))
  }

  deinit {
    g_main_loop_unref(handle.loop)
    g_main_context_unref(handle.context)
  }

  /// Ends the loop, also one that hasn't begun.
  func stop() {
    let source = g_idle_source_new()
    let unmanaged = Unmanaged.passRetained(self)
    g_source_set_callback(
      source,
      { loop in
        guard let loop else { return 0 }
        g_main_loop_quit(Unmanaged<PortalLoop>.fromOpaque(loop).takeUnretainedValue().handle.loop)
        return 0
      }, unmanaged.toOpaque(),
      { loop in
        guard let loop else { return }
        Unmanaged<PortalLoop>.fromOpaque(loop).release()
      })
    g_source_attach(source, handle.context)
    g_source_unref(source)
  }

  func run() {
    g_main_context_push_thread_default(handle.context)
    defer { g_main_context_pop_thread_default(handle.context) }
    // Not the connection that GLib shares: that ends the program when the bus goes.
    guard
      let connection = g_dbus_connection_new_for_address_sync(
        address, .clientOfABus, nil, nil, nil)
    else { return }
    defer { g_object_unref(UnsafeMutableRawPointer(connection)) }
    let subscription = listen(to: connection)
    defer { g_dbus_connection_signal_unsubscribe(connection, subscription) }
    ask(connection)
    g_main_loop_run(handle.loop)
  }

  private static let name = "org.freedesktop.portal.Desktop"
  private static let path = "/org/freedesktop/portal/desktop"
  private static let interface = "org.freedesktop.portal.Settings"

  private func listen(to connection: OpaquePointer) -> UInt32 {
    g_dbus_connection_signal_subscribe(
      connection, Self.name, Self.interface, "SettingChanged", Self.path, nil,
      GDBusSignalFlags(rawValue: 0),
      { _, _, _, _, _, parameters, loop in
        guard let loop, let parameters else { return }
        Unmanaged<PortalLoop>.fromOpaque(loop).takeUnretainedValue().hear(parameters)
      }, Unmanaged.passUnretained(self).toOpaque(), nil)
  }

  private func ask(_ connection: OpaquePointer) {
    let namespaces = PortalSettings.Key.namespaces.map { "'\($0)'" }.joined(separator: ", ")
    let question = g_variant_parse(nil, "([\(namespaces)],)", nil, nil, nil)
    let answer = g_dbus_connection_call_sync(
      connection, Self.name, Self.path, Self.interface, "ReadAll", question, nil,
      GDBusCallFlags(rawValue: 0), Self.patience, nil, nil)
    guard let answer else { return }
    defer { g_variant_unref(answer) }
    guard PortalVariant.isKind(answer, "(a{sa{sv}})") else { return }
    tell { settings in
      for (key, value) in PortalVariant.settings(in: answer) { settings.set(key, to: value) }
    }
  }

  /// Takes over that one setting has another value.
  private func hear(_ parameters: OpaquePointer) {
    guard PortalVariant.isKind(parameters, "(ssv)"),
      let (key, value) = PortalVariant.change(in: parameters)
    else { return }
    tell { $0.set(key, to: value) }
  }

  private func tell(_ change: (inout PortalSettings) -> Void) {
    onSettings(
      known.withLock { settings in
        change(&settings)
        return settings
      })
  }
}

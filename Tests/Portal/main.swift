// A settings portal for tests: what a desktop says of itself over D-Bus, as it is told to say it.
//
// It is called with the bus's address and with what it answers `ReadAll` with, as GVariant's text, of whatever kind;
// `nothing` has it not answer at all. Each line on standard input is emitted as `SettingChanged`, as such text too.
// It says `ready` when it has its name.
import CGIO
import Foundation

let arguments = CommandLine.arguments
guard arguments.count == 3 else { exit(2) }

// By their values, as DesktopPortal has them: a client's, of a bus.
let flags = GDBusConnectionFlags(rawValue: 1 << 0 | 1 << 3)
guard let connection = g_dbus_connection_new_for_address_sync(arguments[1], flags, nil, nil, nil)
else { exit(3) }

let path = "/org/freedesktop/portal/desktop"
let interface = "org.freedesktop.portal.Settings"

_ = g_dbus_connection_add_filter(connection, answer, nil, nil)

let name = g_variant_parse(nil, "('org.freedesktop.portal.Desktop', uint32 4)", nil, nil, nil)
let taken = g_dbus_connection_call_sync(
  connection, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus",
  "RequestName", name, nil, GDBusCallFlags(rawValue: 0), 10_000, nil, nil)
guard taken != nil else { exit(4) }
FileHandle.standardOutput.write(Data("ready\n".utf8))

while let line = readLine() {
  let body = g_variant_parse(nil, line, nil, nil, nil)
  g_dbus_connection_emit_signal(connection, nil, path, interface, "SettingChanged", body, nil)
  g_dbus_connection_flush_sync(connection, nil, nil)
}

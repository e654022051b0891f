import CGIO
import Foundation
import Synchronization

/// Asks the desktop how it is set, and hears when that changes: over the session bus, by the settings portal.
///
/// It waits for nobody: all of it happens on a thread of its own, and who listens hears of it there. Without a
/// bus, without a portal, or where one answers what makes no sense, nothing is heard.
public final class SettingsPortal: Sendable {
  private let loop: PortalLoop

  /// Begins to ask.
  ///
  /// - Parameters:
  ///   - address: That of the bus: see ``address(in:)``.
  ///   - onSettings: Is told how the desktop is set, once it is known and whenever it changes, on a thread of
  ///     the portal's.
  public init(address: String, onSettings: @escaping @Sendable (PortalSettings) -> Void) {
    loop = PortalLoop(address: address, onSettings: onSettings)
    let thread = Thread { [loop] in loop.run() }
    thread.name = "settings portal"
    thread.start()
  }

  deinit {
    loop.stop()
  }

  /// Where the session's bus is; nil where there is none, so that nobody begins one.
  ///
  /// - Parameter environment: The variables of the program's.
  public static func address(in environment: [String: String]) -> String? {
    if let address = environment["DBUS_SESSION_BUS_ADDRESS"] {
      return address.isEmpty || address.hasPrefix("autolaunch:") ? nil : address
    }
    guard let folder = environment["XDG_RUNTIME_DIR"], !folder.isEmpty else { return nil }
    let socket = "\(folder)/bus"
    guard FileManager.default.fileExists(atPath: socket) else { return nil }
    return g_dbus_address_escape_value(socket).map { escaped in
      defer { g_free(escaped) }
      return "unix:path=\(String(cString: escaped))"
    }
  }
}

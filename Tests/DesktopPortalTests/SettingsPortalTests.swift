import Foundation
import Synchronization
import Testing

@testable import DesktopPortal

/// What is heard of a portal on a bus, as on a desktop.
@Suite(.enabled(if: PrivateBus.daemon != nil, "needs dbus-daemon"))
struct SettingsPortalTests {
  /// What was heard until now, by the portal's thread.
  private final class Heard: Sendable {
    private let all = Mutex<[PortalSettings]>([])

    func hear(_ settings: PortalSettings) {
      all.withLock { $0.append(settings) }
    }

    var settings: [PortalSettings] { all.withLock { $0 } }

    /// Waits until so much was heard.
    func wait(for count: Int, upTo seconds: Double = 20) -> [PortalSettings] {
      let end = Date(timeIntervalSinceNow: seconds)
      while settings.count < count, Date() < end { Thread.sleep(forTimeInterval: 0.005) }
      return settings
    }
  }

  private let bus: PrivateBus
  private let heard = Heard()

  init() throws {
    bus = try PrivateBus()
  }

  private func listen() -> SettingsPortal {
    SettingsPortal(address: bus.address) { [heard] in heard.hear($0) }
  }

  private static let set = """
    ({'org.freedesktop.appearance': {'color-scheme': <uint32 1>, 'contrast': <uint32 1>,
    'reduced-motion': <uint32 1>, 'accent-color': <(0.25, 0.5, 1.0)>},
    'org.gnome.desktop.interface': {'text-scaling-factor': <1.25>, 'enable-animations': <true>,
    'clock-format': <'24h'>}, 'org.gnome.desktop.peripherals.mouse': {'double-click': <650>}},)
    """.replacingOccurrences(of: "\n", with: " ")

  @Test func howTheDesktopIsSetIsHeard() throws {
    try bus.startPortal(answering: Self.set)
    let portal = listen()
    var expected = PortalSettings()
    expected.isDark = true
    expected.hasHighContrast = true
    expected.reducesMotion = true
    expected.textScale = 1.25
    expected.accent = .init(red: 0.25, green: 0.5, blue: 1)
    expected.doubleClick = 650
    #expect(heard.wait(for: 1) == [expected])
    withExtendedLifetime(portal) {}
  }

  @Test func whatChangesIsHeardAndTheRestStays() throws {
    try bus.startPortal(answering: Self.set)
    let portal = listen()
    _ = heard.wait(for: 1)
    try bus.change("('org.freedesktop.appearance', 'color-scheme', <uint32 2>)")
    try bus.change("('org.gnome.desktop.interface', 'clock-format', <'12h'>)")
    try bus.change("('org.gnome.desktop.interface', 'text-scaling-factor', <2.0>)")
    try bus.change("('org.gnome.desktop.peripherals.mouse', 'double-click', <250>)")
    try bus.change("('org.gnome.settings-daemon.peripherals.mouse', 'double-click', <300>)")
    let all = heard.wait(for: 5)
    try #require(all.count == 5)
    #expect(all.map(\.isDark) == [true, false, false, false, false])
    #expect(all.map(\.textScale) == [1.25, 1.25, 2, 2, 2])
    #expect(all.map(\.doubleClick) == [650, 650, 650, 250, 300])
    #expect(all.allSatisfy { $0.hasHighContrast == true && $0.accent != nil })
    withExtendedLifetime(portal) {}
  }

  /// Of another kind than a portal's answer is: nothing is heard, and what comes later is.
  @Test(arguments: ["nothing", "('nonsense',)", "()", "({'a': 1},)", "([1, 2, 3],)"])
  func anAnswerThatMakesNoSenseIsNone(answer: String) throws {
    try bus.startPortal(answering: answer)
    let portal = listen()
    try waitForListener()
    if answer != "nothing" {
      try bus.change("('org.freedesktop.appearance', 'color-scheme')")
      try bus.change("(1, 2, 3)")
      try bus.change("('org.freedesktop.appearance', 'color-scheme', <uint32 1>)")
      #expect(heard.wait(for: 1).map(\.isDark) == [true])
    }
    #expect(heard.settings.count == (answer == "nothing" ? 0 : 1))
    withExtendedLifetime(portal) {}
  }

  /// Gives the portal's thread the time to ask.
  private func waitForListener() throws {
    Thread.sleep(forTimeInterval: 0.5)
  }

  @Test func aBusWithoutAPortalIsSilent() throws {
    let portal = listen()
    try waitForListener()
    #expect(heard.settings == [])
    withExtendedLifetime(portal) {}
  }

  @Test func whereNoBusIsNothingIsHeard() {
    let portal = SettingsPortal(address: "unix:path=/no/such/bus") { [heard] in heard.hear($0) }
    let nonsense = SettingsPortal(address: "nonsense") { [heard] in heard.hear($0) }
    Thread.sleep(forTimeInterval: 0.2)
    #expect(heard.settings == [])
    withExtendedLifetime((portal, nonsense)) {}
  }

  /// The connection that GLib shares would end the program.
  @Test func aBusThatDiesIsNoReasonToEnd() throws {
    try bus.startPortal(answering: Self.set)
    let portal = listen()
    #expect(heard.wait(for: 1).count == 1)
    bus.end()
    Thread.sleep(forTimeInterval: 0.3)
    #expect(heard.settings.count == 1)
    withExtendedLifetime(portal) {}
  }

  @Test func whoStopsListeningHearsNothingMore() throws {
    try bus.startPortal(answering: Self.set)
    var portal: SettingsPortal? = listen()
    #expect(heard.wait(for: 1).count == 1)
    withExtendedLifetime(portal) {}
    portal = nil
    Thread.sleep(forTimeInterval: 0.2)
    try bus.change("('org.freedesktop.appearance', 'color-scheme', <uint32 2>)")
    Thread.sleep(forTimeInterval: 0.3)
    #expect(heard.settings.count == 1)
  }
}

/// Where the bus is looked for.
@Suite struct BusAddressTests {
  @Test(
    arguments: [
      ([:], nil), (["DBUS_SESSION_BUS_ADDRESS": ""], nil),
      (["DBUS_SESSION_BUS_ADDRESS": "autolaunch:"], nil),
      (["DBUS_SESSION_BUS_ADDRESS": "unix:path=/a"], "unix:path=/a"),
      (["XDG_RUNTIME_DIR": ""], nil), (["XDG_RUNTIME_DIR": "/no/such"], nil),
    ] as [([String: String], String?)])
  func aBusIsWhereTheSessionSays(environment: [String: String], address: String?) {
    #expect(SettingsPortal.address(in: environment) == address)
  }

  @Test func otherwiseItIsWhereSessionsHaveIt() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("recall bus \(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data().write(to: folder.appendingPathComponent("bus"))
    let escaped = folder.path.replacingOccurrences(of: " ", with: "%20")
    #expect(
      SettingsPortal.address(in: ["XDG_RUNTIME_DIR": folder.path])
        == "unix:path=\(escaped)/bus")
  }
}

import Testing

@Suite struct BootstrapTests {
  static let toPlay = [
    "pkg-config", "libsdl2-dev", "libsdl2-mixer-dev", "libsdl2-image-2.0-0", "libcairo2-dev",
    "libpango1.0-dev", "libwebp-dev",
    "libsqlite3-dev", "fonts-noto-color-emoji", "fonts-inter", "fonts-vollkorn", "fonts-quicksand",
    "fonts-jetbrains-mono", "fonts-dejavu-core",
  ]
  static let toTest =
    toPlay + [
      "python3", "xvfb", "xdotool", "imagemagick", "chromium-headless-shell", "desktop-file-utils",
      "appstream", "shared-mime-info", "libglib2.0-bin", "man-db",
      "dbus-daemon", "at-spi2-core", "python3-pyatspi", "sway", "grim",
    ]

  static let toSoak = toTest + ["parallel", "slurmctld", "slurmd", "slurm-client", "munge"]

  static let toPackage = toPlay + ["python3", "debhelper", "lintian", "debootstrap"]

  static let toBench = toPlay + ["valgrind", "binutils"]
  static let toMeasurePeers =
    toPlay + [
      "chromium-headless-shell", "python3-venv", "libegl1", "libgl1", "libxkbcommon0",
      "libdbus-1-3",
    ]

  let machine: FakeMachine

  init() throws {
    machine = try FakeMachine()
  }

  // MARK: Swift

  @Test func aMissingSwiftIsOneSentence() throws {
    try machine.installDebian(installed: Self.toTest)
    let run = try machine.run("scripts/bootstrap")
    #expect(run.status == 1)
    #expect(
      run.errors == """
        bootstrap: Swift 6.2 or later is needed and none was found: \
        get it from https://swift.org/install

        """)
    #expect(run.output == "")
  }

  @Test(arguments: ["5.9.2", "6.1.3"]) func anOldSwiftIsOneSentence(version: String) throws {
    try machine.installDebian(installed: Self.toTest)
    try machine.install(swiftVersion: version)
    let run = try machine.run("scripts/bootstrap")
    #expect(run.status == 1)
    #expect(
      run.errors == """
        bootstrap: Swift 6.2 or later is needed and \(version.dropLast(2)) was found: \
        get it from https://swift.org/install

        """)
  }

  @Test(arguments: ["6.2", "6.3.1", "6.10", "10.0"])
  func aNewEnoughSwiftWillDo(version: String) throws {
    try machine.installDebian(installed: Self.toTest)
    try machine.install(swiftVersion: version)
    #expect(try machine.run("scripts/bootstrap").status == 0)
  }

  @Test func aSwiftThatDoesNotSayItsVersionIsRefused() throws {
    try machine.installDebian(installed: Self.toTest)
    try machine.install("swift", "exit 1")
    let run = try machine.run("scripts/bootstrap")
    #expect(run.status == 1)
    #expect(run.errors.contains("is needed and an unknown version was found"))
  }

  // MARK: Packages

  @Test(arguments: [
    ("play", toPlay), ("test", toTest), ("soak", toSoak), ("package", toPackage),
    ("bench", toBench),
    ("peers", toMeasurePeers),
  ])
  func aReadyMachineHearsNothing(purpose: String, packages: [String]) throws {
    try machine.installDebian(installed: packages)
    try machine.install(swiftVersion: "6.3.1")
    let run = try machine.run("scripts/bootstrap", [purpose])
    #expect(run.status == 0)
    #expect(run.output == "")
    #expect(run.errors == "")
    #expect(!machine.calls.contains { $0.hasPrefix("apt") })
  }

  @Test func itInstallsExactlyWhatIsMissingAndSaysWhy() throws {
    try machine.installDebian(installed: Self.toPlay.filter { $0 != "libsdl2-dev" })
    try machine.install(swiftVersion: "6.3.1")
    let run = try machine.run("scripts/bootstrap", ["play"])
    #expect(run.status == 0)
    #expect(
      run.output == """
        Installing what is missing:
          libsdl2-dev              SDL2: the window and its input

        """)
    #expect(
      machine.calls.filter { $0.hasPrefix("apt-get") }
        == ["apt-get -q install --yes --no-install-recommends libsdl2-dev"])
  }

  @Test(arguments: [("test", 0), ("peers", 1)])
  func testsDoWithTheWholeChromium(purpose: String, installs: Int) throws {
    let packages = purpose == "test" ? Self.toTest : Self.toMeasurePeers
    try machine.installDebian(
      installed: packages.filter { $0 != "chromium-headless-shell" } + ["chromium"])
    try machine.install(swiftVersion: "6.3.1")
    #expect(try machine.run("scripts/bootstrap", [purpose]).status == 0)
    #expect(machine.calls.filter { $0.hasPrefix("apt-get") }.count == installs)
  }

  @Test func playingNeedsLessThanTesting() throws {
    try machine.installDebian()
    try machine.install(swiftVersion: "6.3.1")
    #expect(try machine.run("scripts/bootstrap", ["play"]).status == 0)
    #expect(try machine.run("scripts/bootstrap", ["test"]).status == 0)
    let installs = machine.calls.filter { $0.hasPrefix("apt-get") }
    #expect(installs.count == 2)
    #expect(installs.first?.hasSuffix(Self.toPlay.joined(separator: " ")) == true)
    #expect(installs.last?.hasSuffix(Self.toTest.joined(separator: " ")) == true)
  }

  @Test func aListThatDoesNotKnowAPackageIsUpdatedFirst() throws {
    try machine.installDebian(installed: Self.toPlay.filter { $0 != "fonts-inter" })
    try machine.install("apt-cache", "exit 100")
    try machine.install(swiftVersion: "6.3.1")
    #expect(try machine.run("scripts/bootstrap").status == 0)
    #expect(
      machine.calls.filter { $0.hasPrefix("apt-get") }
        == [
          "apt-get -q update",
          "apt-get -q install --yes --no-install-recommends fonts-inter",
        ])
  }

  @Test func aStaleListIsUpdatedAndTriedOnceMore() throws {
    let mark = machine.folder.appendingPathComponent("updated").path
    try machine.installDebian(installed: Self.toPlay.filter { $0 != "fonts-inter" })
    try machine.install(
      "apt-get",
      #"case "$*" in *update*) touch \#(mark) ;; *) [ -e \#(mark) ] || exit 100 ;; esac"#)
    try machine.install(swiftVersion: "6.3.1")
    #expect(try machine.run("scripts/bootstrap").status == 0)
    #expect(machine.calls.filter { $0.hasPrefix("apt-get") }.count == 3)
  }

  @Test func whatCannotBeInstalledIsAnError() throws {
    try machine.installDebian(installed: Self.toPlay.filter { $0 != "fonts-inter" })
    try machine.install("apt-get", #"case "$*" in *install*) exit 100 ;; esac"#)
    try machine.install(swiftVersion: "6.3.1")
    let run = try machine.run("scripts/bootstrap")
    #expect(run.status == 1)
    #expect(run.errors == "bootstrap: apt-get could not install: fonts-inter\n")
  }

  // MARK: Root

  @Test func rootDoesNotUseSudo() throws {
    try machine.installDebian(user: 0)
    try machine.install("sudo", #""$@""#)
    try machine.install(swiftVersion: "6.3.1")
    #expect(try machine.run("scripts/bootstrap").status == 0)
    #expect(!machine.calls.contains { $0.hasPrefix("sudo") })
  }

  @Test func anotherUserUsesSudo() throws {
    try machine.installDebian(user: 1000)
    try machine.install("sudo", #""$@""#)
    try machine.install(swiftVersion: "6.3.1")
    #expect(try machine.run("scripts/bootstrap").status == 0)
    #expect(machine.calls.filter { $0.hasPrefix("sudo env") }.count == 1)
  }

  @Test func withoutSudoItSaysWhatToRunAsRoot() throws {
    try machine.installDebian(
      installed: Self.toPlay.filter { $0 != "fonts-inter" }, user: 1000)
    try machine.install(swiftVersion: "6.3.1")
    let run = try machine.run("scripts/bootstrap")
    #expect(run.status == 1)
    #expect(
      run.errors == "bootstrap: root is needed: run 'apt-get install fonts-inter' as root\n")
  }

  // MARK: Other systems

  @Test func withoutAptGetItNamesWhatToInstall() throws {
    try machine.install(swiftVersion: "6.3.1")
    let run = try machine.run("scripts/bootstrap", ["test"])
    #expect(run.status == 1)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("bootstrap: this system has no apt-get. Please install"))
    for package in Self.toTest {
      #expect(run.errors.contains("  \(package) "), "\(package) is not named")
    }
  }

  @Test func withoutAptGetButWithTheLibrariesItGoesOn() throws {
    try machine.install(swiftVersion: "6.3.1")
    try machine.install("pkg-config")
    let run = try machine.run("scripts/bootstrap")
    #expect(run.status == 0)
    #expect(
      machine.calls.contains(
        "pkg-config --exists sdl2 >= 2.26 SDL2_mixer >= 2.6 pangocairo libwebpmux >= 1.2 sqlite3"))
  }

  @Test func anUnknownPurposeIsRefused() throws {
    let run = try machine.run("scripts/bootstrap", ["dance"])
    #expect(run.status == 1)
    #expect(
      run.errors
        == "bootstrap: unknown purpose 'dance': expected 'play', 'test', 'soak', 'package', 'bench' or 'peers'\n"
    )
  }
}

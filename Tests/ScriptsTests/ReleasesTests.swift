import Foundation
import Testing

@Suite struct ReleasesTests {
  private let root: URL

  init() throws {
    root = FileManager.default.temporaryDirectory
      .appendingPathComponent("recall-releases-\(UUID().uuidString)")
    try write("Sources/recall/Version.swift", #"  static let number = "1.2.0""#)
    try write("Packaging/commit", "0123456789abcdef0123456789abcdef01234567 1796083200\n")
    try write("Packaging/identity", "ID=org.test.Recall\nMAINTAINER=\"Jo Doe <jo@test.org>\"\n")
  }

  private func write(_ name: String, _ text: String) throws {
    let file = root.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  private func tell(_ what: String..., epoch: String = "") throws -> ScriptRun {
    defer { try? FileManager.default.removeItem(at: root) }
    return try ScriptRun(
      "scripts/releases", what, environment: ["RECALL_ROOT": root.path, "SOURCE_DATE_EPOCH": epoch])
  }

  private static let released = """
    # Changelog

    ## Unreleased

    ## 1.2.0 - 2026-12-01

    Music & lights, for `recall play`,
    and a table of glass.

    ### Added

    - Music.

    ## 1.1.0 - 2026-11-30

    A first one.

    """

  private var metainfo: String {
    """
      <releases>
        <release version="1.2.0" date="2026-12-01" type="stable">
          <description><p>Music &amp; lights, for recall play, and a table of glass.</p></description>
        </release>
        <release version="1.1.0" date="2026-11-30" type="stable">
          <description><p>A first one.</p></description>
        </release>
      </releases>

    """
  }

  private var withoutEmpty: String {
    Self.released.replacingOccurrences(of: "## Unreleased\n\n", with: "")
  }

  @Test func releasesAreToldAsAppStreamHasThem() throws {
    try write("CHANGELOG.md", withoutEmpty)
    let run = try tell("metainfo")
    #expect(run.errors == "")
    #expect(run.output == metainfo)
  }

  @Test func nothingUnreleasedIsNoRelease() throws {
    try write("CHANGELOG.md", Self.released)
    let run = try tell("metainfo")
    #expect(run.errors == "")
    #expect(run.output == metainfo)
  }

  @Test func releasesAreToldAsDebianHasThem() throws {
    try write("CHANGELOG.md", withoutEmpty)
    let run = try tell("debian")
    #expect(run.errors == "")
    #expect(
      run.output == """
        recall (1.2.0) unstable; urgency=medium

          * Music & lights, for recall play, and a table of glass.

         -- Jo Doe <jo@test.org>  Tue, 01 Dec 2026 12:00:00 +0000

        recall (1.1.0) unstable; urgency=medium

          * A first one.

         -- Jo Doe <jo@test.org>  Mon, 30 Nov 2026 12:00:00 +0000

        """)
  }

  @Test(arguments: [
    ("version", "", "1.2.0~20261201.01234567\n"), ("date", "", "2026-12-01\n"),
    ("version", "1700000000", "1.2.0~20231114.01234567\n"), ("date", "1700000000", "2023-11-14\n"),
    ("commit", "", "0123456789abcdef0123456789abcdef01234567\n"),
  ])
  func whatIsNotReleasedYetIsOfItsCommit(what: String, epoch: String, told: String) throws {
    try write("CHANGELOG.md", "## Unreleased\n\nSome.\n")
    let run = try tell(what, epoch: epoch)
    #expect(run.errors == "")
    #expect(run.output == told)
  }

  @Test(arguments: [
    ("", "CHANGELOG.md: expected a release, found none"),
    (
      "## Unreleased\n\n### Added\n\nSome.\n",
      "CHANGELOG.md: 1.2.0~20261201.01234567: expected a paragraph below the heading, found none"
    ),
    (
      "# Changelog\n## 1.2\n",
      "CHANGELOG.md:2: expected '## Unreleased' or a heading such as '## 1.2.0 - 2026-12-01', found '## 1.2'"
    ),
    ("## 1.2.0 - 2026-13-01\n", "CHANGELOG.md:1: expected a day, found '2026-13-01'"),
    (
      "## 1.2.0 - 2026-12-01\nA.\n## 1.2.0 - 2026-11-01\nB.\n",
      "CHANGELOG.md: expected versions from the newest on, found 1.2.0 above 1.2.0"
    ),
    (
      "## 1.1.0 - 2026-12-01\nA.\n",
      "CHANGELOG.md begins with 1.1.0, and Sources/recall/Version.swift says 1.2.0: expected one version"
    ),
  ])
  func whatIsNoListOfReleasesIsRefused(text: String, complaint: String) throws {
    try write("CHANGELOG.md", text)
    let run = try tell("metainfo")
    #expect(run.status == 1)
    #expect(run.output == "")
    #expect(run.errors == "releases: \(complaint)\n")
  }

  @Test func anUnknownWordIsRefused() throws {
    let run = try tell("news")
    #expect(run.status == 2)
    #expect(run.errors == "usage: scripts/releases version|date|commit|metainfo|debian\n")
  }

  /// The list that ships, with the version that the program says.
  @Test func theReleasesThatThereAreCanBeTold() throws {
    let run = try ScriptRun("scripts/releases", ["metainfo"])
    #expect(run.errors == "")
    #expect(run.status == 0)
  }
}

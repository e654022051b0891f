import Foundation
import Testing

/// What `make install` puts where, and that it goes again.
@Suite struct InstallTests {
  private let folder: URL
  private var prefix: String { folder.appendingPathComponent("prefix").path }
  private var program: String { folder.appendingPathComponent("recall").path }

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("recall-install-\(UUID().uuidString)")
    let tools = folder.appendingPathComponent("tools")
    try FileManager.default.createDirectory(at: tools, withIntermediateDirectories: true)
    try FileManager.default.createDirectory(atPath: prefix, withIntermediateDirectories: true)
    // The program is a script here, of which nothing can be stripped.
    try put("#!/bin/sh\nexec cp \"$3\" \"$2\"\n", in: "tools/strip")
    try put(
      #"""
      #!/bin/sh
      case "$1" in
        --experimental-dump-help) cat <<'END'
      {"serializationVersion": 0, "command": {"commandName": "recall", "abstract": "A game.",
       "subcommands": [{"commandName": "play", "abstract": "Play it."}]}}
      END
          ;;
        *) echo "completes for $2" ;;
      esac

      """#, in: "recall")
  }

  private func put(_ text: String, in name: String) throws {
    let file = folder.appendingPathComponent(name)
    try text.write(to: file, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
  }

  private func install(
    _ arguments: String..., with changes: [String: String] = [:], by runner: [String] = []
  ) throws -> ScriptRun {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return try ScriptRun(
      "scripts/install", arguments,
      environment: ["PREFIX": prefix, "PATH": "\(folder.path)/tools:\(path)"].merging(changes) {
        $1
      },
      by: runner)
  }

  private func remove() {
    try? FileManager.default.removeItem(at: folder)
  }

  /// All files and links below a folder.
  private func files(below path: String) throws -> Set<String> {
    let all = try FileManager.default.subpathsOfDirectory(atPath: path)
    return Set(
      all.filter { name in
        let type = try? FileManager.default.attributesOfItem(atPath: "\(path)/\(name)")[.type]
        return type as? FileAttributeType != .typeDirectory
      })
  }

  private func text(_ name: String, below path: String? = nil) throws -> String {
    try String(contentsOfFile: "\(path ?? prefix)/\(name)", encoding: .utf8)
  }

  private static let id = "example.recall.Recall"

  /// The languages that the game speaks beside English.
  private func languages() throws -> [String] {
    let files = try FileManager.default.contentsOfDirectory(
      atPath: FakeMachine.repository.path + "/Assets/Translations")
    return files.filter { $0.hasSuffix(".po") }.map { String($0.dropLast(3)) }.sorted()
  }

  /// The texts of a template that are in English, and need others beside them.
  private func count(of pattern: String, in name: String) throws -> Int {
    let text = try String(
      contentsOf: FakeMachine.repository.appendingPathComponent("Packaging/\(name)"),
      encoding: .utf8)
    return text.matches(of: try Regex(pattern)).count
  }

  @Test func desktopsSpeakTheLanguagesOfTheGame() throws {
    defer { remove() }
    let languages = try languages()
    #expect(languages.count > 3)
    let keys = ["(?m)^GenericName", "(?m)^Comment", "(?m)^Keywords", "(?m)^Name"]
    let elements = ["summary", "developer_name", "p", "li", "caption", "keyword", "comment"]
    for file in [
      "recall.desktop.in", "recall-watch.desktop.in", "recall.metainfo.xml.in",
      "recall.mime.xml.in",
    ] {
      for language in languages {
        for key in keys
        where file.contains("desktop") && (key, file) != (keys[3], "recall.desktop.in") {
          #expect(
            try count(of: key + "=", in: file) == count(of: "\(key)\\[\(language)\\]=", in: file),
            "\(file), \(key), \(language)")
        }
        for element in elements where file.contains("xml") {
          #expect(
            try count(of: "<\(element)>", in: file)
              == count(of: "<\(element) xml:lang=\"\(language)\">", in: file),
            "\(file), \(element), \(language)")
        }
      }
    }
    #expect(try count(of: "<lang>", in: "recall.metainfo.xml.in") == languages.count + 1)
  }

  // MARK: Installing

  @Test func whatIsInstalledIsWhereDesktopsLook() throws {
    defer { remove() }
    let stage = folder.appendingPathComponent("stage").path
    let run = try install(program, with: ["DESTDIR": stage, "PREFIX": "/usr", "BINDIR": "games"])
    #expect(run.errors == "")
    try #require(run.status == 0)

    let found = try files(below: stage + "/usr")
    let decks = try FileManager.default.contentsOfDirectory(
      atPath: FakeMachine.repository.path + "/Assets/Decks")
    #expect(decks.count > 5)
    for deck in decks {
      #expect(found.contains("lib/recall/recall_Assets.resources/Decks/\(deck)"))
    }
    for name in [
      "lib/recall/recall", "lib/recall/commit", "games/recall",
      "lib/recall/recall_Assets.resources/Sounds/win.wav",
      "share/applications/\(Self.id).desktop", "share/applications/\(Self.id).Watch.desktop",
      "share/metainfo/\(Self.id).metainfo.xml", "share/mime/packages/\(Self.id).xml",
      "share/icons/hicolor/16x16/apps/\(Self.id).png",
      "share/icons/hicolor/512x512/apps/\(Self.id).png",
      "share/icons/hicolor/scalable/apps/\(Self.id).svg", "share/man/man6/recall.6.gz",
      "share/man/man6/recall-play.6.gz", "share/bash-completion/completions/recall",
      "share/zsh/site-functions/_recall", "share/fish/vendor_completions.d/recall.fish",
      "share/doc/recall/copyright", "share/doc/recall/examples/first-game.replay",
    ] {
      #expect(found.contains(name), "\(name)")
    }
    let listed = try text("usr/lib/recall/installed", below: stage).split(separator: "\n")
    #expect(Set(listed.map(String.init)) == found)
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: stage + "/usr/games/recall")
        == "../lib/recall/recall")
    #expect(try text("usr/share/zsh/site-functions/_recall", below: stage) == "completes for zsh\n")
    // What is packaged doesn't know where it was put together.
    let entry = try text("usr/share/applications/\(Self.id).desktop", below: stage)
    #expect(entry.contains("\nExec=/usr/games/recall\n"))
    for name in found
    where name.hasPrefix("share/") && !name.hasSuffix(".gz") && !name.hasSuffix("png") {
      #expect(try !text("usr/\(name)", below: stage).contains(/@[A-Z]+@/), "\(name)")
    }
  }

  @Test func whatWasInstalledIsTakenAwayAndNothingElse() throws {
    defer { remove() }
    try #require(try install(program).status == 0)
    #expect(try files(below: prefix).count > 40)
    try put("mine", in: "prefix/lib/recall/mine")

    let run = try install("--uninstall")
    #expect(run.errors == "")
    #expect(run.status == 0)
    #expect(try files(below: prefix) == ["lib/recall/mine"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: prefix) == ["lib"])
  }

  @Test func installingAgainIsFine() throws {
    defer { remove() }
    try #require(try install(program).status == 0)
    let once = try files(below: prefix)
    #expect(try install(program).status == 0)
    #expect(try files(below: prefix) == once)
  }

  // MARK: What desktops make of it

  @Test(.enabled(if: ScriptRun.tool("desktop-file-validate") != nil, "needs desktop-file-utils"))
  func theMenusEntriesAreValid() throws {
    defer { remove() }
    try #require(try install(program).status == 0)
    for name in [Self.id, "\(Self.id).Watch"] {
      let validator = try #require(ScriptRun.tool("desktop-file-validate"))
      let run = try ScriptRun("", by: [validator, "\(prefix)/share/applications/\(name).desktop"])
      #expect(run.output + run.errors == "")
      #expect(run.status == 0)
    }
  }

  @Test(.enabled(if: ScriptRun.tool("appstreamcli") != nil, "needs appstream"))
  func whatSoftwareCentersShowIsValid() throws {
    defer { remove() }
    try #require(try install(program).status == 0)
    let validator = try #require(ScriptRun.tool("appstreamcli"))
    let run = try ScriptRun(
      "",
      by: [
        validator, "validate", "--no-net", "--pedantic",
        "\(prefix)/share/metainfo/\(Self.id).metainfo.xml",
      ])
    #expect(run.status == 0, "\(run.output)")
    // The domain is nobody's yet, and the name has a capital.
    let complaints = run.output.split(separator: "\n").filter {
      $0.contains(/^[EWIP]:\s/)
    }
    #expect(complaints.allSatisfy { $0.contains(/cid-maybe-not-rdns|cid-contains-uppercase/) })
  }

  @Test(
    .enabled(if: ScriptRun.tool("update-mime-database") != nil, "needs shared-mime-info"),
    .enabled(if: ScriptRun.tool("gio") != nil, "needs libglib2.0-bin"))
  func aReplayIsOneForTheDesktopWhateverItIsCalled() throws {
    defer { remove() }
    try #require(try install(program).status == 0)
    let gio = try #require(ScriptRun.tool("gio"))
    let game = FakeMachine.repository.appendingPathComponent("Replays/first-game.replay")
    try FileManager.default.copyItem(
      at: game, to: folder.appendingPathComponent("game"))
    try put("{}", in: "deck.json")
    for (name, type) in [
      ("game", "application/x-recall-replay"),
      ("prefix/share/doc/recall/examples/first-game.replay", "application/x-recall-replay"),
      ("deck.json", "application/json"),
    ] {
      let run = try ScriptRun(
        "", environment: ["XDG_DATA_HOME": "\(prefix)/share"],
        by: [
          gio, "info", "-a", "standard::content-type", folder.appendingPathComponent(name).path,
        ])
      #expect(run.output.contains("standard::content-type: \(type)\n"), "\(name): \(run.output)")
    }
  }

  /// Who publishes it says so in one place, but files that are read as they stand say it again.
  @Test func allThatIsPackagedIsOfTheSamePublisher() throws {
    defer { remove() }
    func text(_ path: String) throws -> String {
      try String(
        contentsOf: FakeMachine.repository.appendingPathComponent(path), encoding: .utf8)
    }
    let identity = try text("Packaging/identity")
    func value(_ name: String) throws -> String {
      let line = try #require(identity.split(separator: "\n").first { $0.hasPrefix("\(name)=") })
      return line.dropFirst(name.count + 1).replacingOccurrences(of: "\"", with: "")
    }
    let (homepage, maintainer) = (try value("HOMEPAGE"), try value("MAINTAINER"))
    #expect(try value("ID") == Self.id)
    #expect(try text("Packaging/recall.flatpak.yaml").contains("\nid: \(Self.id)\n"))
    let control = try text("debian/control")
    #expect(control.contains("\nMaintainer: \(maintainer)\n"))
    #expect(control.contains("\nHomepage: \(homepage)/\n"))
    #expect(try text("debian/copyright").contains("\nSource: \(homepage)/\n"))
  }

  // MARK: What can't be done

  @Test(arguments: [
    (["PREFIX": "usr"], "PREFIX: expected a path that begins with /, found 'usr'"),
    (["PREFIX": "/a b"], "PREFIX: expected letters, digits and any of /._+-, found '/a b'"),
    (["PREFIX": "/etc/hostname"], "/etc/hostname: expected a folder, found something else"),
    (["DESTDIR": "stage"], "DESTDIR: expected a path that begins with /, found 'stage'"),
  ])
  func aPlaceThatIsNoneIsRefusedBeforeAnythingIsWritten(
    changes: [String: String], complaint: String
  ) throws {
    defer { remove() }
    let run = try install(program, with: changes)
    #expect(run.status == 1)
    #expect(run.errors == "install: \(complaint)\n")
    #expect(try files(below: prefix) == [])
  }

  private static let asNobody = [
    "/usr/bin/setpriv", "--reuid=65534", "--regid=65534", "--clear-groups",
  ]

  @Test(
    .enabled(
      if: geteuid() == 0 && FileManager.default.isExecutableFile(atPath: asNobody[0]),
      "only root can become somebody who may not write"))
  func aPlaceWhereOneMayNotWriteIsRefused() throws {
    defer { remove() }
    let reach = FakeMachine.repository.appendingPathComponent("scripts/install").path
    try #require(access(reach, R_OK) == 0)
    let run = try install(program, by: Self.asNobody)
    #expect(run.status == 1)
    #expect(
      run.errors == """
        install: cannot write to \(prefix): run it as root, or say where to with PREFIX=$HOME/.local

        """)
    #expect(try files(below: prefix) == [])
  }

  @Test(arguments: [
    ([], "expected the program that scripts/program built, or --uninstall, found ''"),
    (["-x"], "expected the program that scripts/program built, or --uninstall, found '-x'"),
    (["/no/such"], "/no/such: expected a program, found none: build it with scripts/program"),
    (["--uninstall", "x"], "expected nothing behind --uninstall, found 'x'"),
  ])
  func aWrongCallIsRefused(arguments: [String], complaint: String) throws {
    defer { remove() }
    let run = try ScriptRun("scripts/install", arguments, environment: ["PREFIX": prefix])
    #expect(run.status == 1)
    #expect(run.errors == "install: \(complaint)\n")
  }

  @Test func whereNothingWasInstalledNothingIsTakenAway() throws {
    defer { remove() }
    let run = try install("--uninstall")
    #expect(run.status == 1)
    #expect(
      run.errors
        == "install: expected what was installed in \(prefix), found no \(prefix)/lib/recall/installed\n"
    )
  }

  /// A list that somebody else wrote leads nowhere else, and then nothing is removed.
  @Test(arguments: ["../outside", "share/../../outside", "/etc/hostname"])
  func aListThatLeadsElsewhereIsRefused(path: String) throws {
    defer { remove() }
    try put("mine", in: "outside")
    try #require(try install(program).status == 0)
    let before = try files(below: prefix)
    let list = try text("lib/recall/installed")
    try put(list + path + "\n", in: "prefix/lib/recall/installed")
    let run = try install("--uninstall")
    #expect(run.status == 1)
    #expect(
      run.errors == """
        install: \(prefix)/lib/recall/installed: expected paths in \(prefix), found '\(path)'

        """)
    #expect(try files(below: prefix) == before)
    #expect(FileManager.default.fileExists(atPath: folder.appendingPathComponent("outside").path))
  }
}

import Foundation
import Testing

/// `recall report`: a page for browsers.
@Suite struct ReportCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let header =
      "recall-replay 1\n// <b>About</b> & more.\ndeck vehicles\npairs 2\nseed 1\nviewport 300x200\n\n"
    try folder.write(
      (header + "0 tap card:0\n2000 tap card:2\n2000 expect moves = 1\n4000 end\n").utf8,
      as: "good.replay")
    try folder.write(
      (header + "0 tap card:0\n2000 tap card:2\n2000 expect moves = 7\n4000 end\n").utf8,
      as: "other.replay")
  }

  private func report(_ arguments: String...) throws -> RecallProcess.Result {
    try RecallProcess.run(["report"] + arguments, in: folder.url)
  }

  @Test func thePageIsOneFileThatAsksNobody() throws {
    let result = try report("good.replay", "--output", "page")
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output == "page/index.html: 1 replay\n")
    let page = try folder.text("page/index.html")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path("page")) == ["index.html"])
    #expect(page.contains("default-src 'none'"))
    let addresses = page.matches(of: /(src|href)=\\?"([^"\\]*)/).map { String($0.output.2) }
    #expect(!addresses.isEmpty)
    #expect(addresses.allSatisfy { $0.hasPrefix("#") || $0.hasPrefix("data:image/png;base64,") })
    #expect(!page.contains("<b>About"))
  }

  @Test func whatFailsIsToldAndThePageIsThereAllTheSame() throws {
    try folder.write("recall-replay 1\n".utf8, as: "bad.replay")
    let result = try report("good.replay", "other.replay", "bad.replay", "--output", "page")
    #expect(result.status == 2)
    #expect(result.errors.contains("Error: other.replay:10:6: expected moves = 7, found 1\n"))
    #expect(try folder.text("page/index.html").contains("other.replay:10:6: expected moves = 7"))
  }

  @Test func aFolderThatCannotBeMadeNeedsNoOtherName() throws {
    let result = try report("good.replay", "--output", "no/page")
    #expect(result.status == 2)
    #expect(result.errors == "Error: cannot make no/page: No such file or directory\n")
  }

  @Test func aFolderThatIsThereIsLeftAloneWithoutForce() throws {
    #expect(try report("good.replay", "--output", "page").status == 0)
    let again = try report("good.replay", "--output", "page")
    #expect(again.status == 2)
    #expect(again.errors.contains("name a folder that isn't there yet, or add --force"))
    #expect(try report("good.replay", "--output", "page", "--force").status == 0)
  }

  /// As a call leaves it that was interrupted.
  @Test func anEmptyFolderIsTaken() throws {
    try FileManager.default.createDirectory(
      atPath: folder.path("page"), withIntermediateDirectories: false)
    #expect(try report("good.replay", "--output", "page").status == 0)
  }

  @Test func noLinkToAFolderIsFollowed() throws {
    try FileManager.default.createDirectory(
      atPath: folder.path("mine"), withIntermediateDirectories: false)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link"), withDestinationPath: "mine")
    for output in ["link", "link/"] {
      let result = try report("good.replay", "--output", output, "--force")
      #expect(result.status == 2)
      #expect(
        result.errors
          == "Error: cannot write link/index.html: \(output) is a symbolic link, which is not followed\n"
      )
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("mine")) == [])
  }

  // MARK: In a browser

  private static let browser = ["chromium", "chromium-headless-shell", "google-chrome"]
    .map { "/usr/bin/\($0)" }.first { FileManager.default.isExecutableFile(atPath: $0) }

  /// What the page says after a script has done something with it.
  private func said(after script: String, status: Int32 = 1) throws -> String {
    #expect(try report("good.replay", "other.replay", "--output", "page").status == status)
    let probe = """
      <script>
      const now = () => document.querySelector('#list .now').textContent;
      const said = [];
      const key = name => document.body.dispatchEvent(
        new KeyboardEvent('keydown', { key: name, bubbles: true }));
      \(script)
      document.title = 'said: ' + said.join(' | ');
      </script>
      </body>
      """
    let page = try folder.text("page/index.html")
      .replacingOccurrences(of: "</body>", with: probe)
    let path = try folder.write(page.utf8, as: "probe.html")
    let result = try RecallProcess.run(
      URL(fileURLWithPath: Self.browser ?? ""),
      [
        "--headless", "--no-sandbox", "--disable-gpu", "--dump-dom", "--virtual-time-budget=2000",
        "--user-data-dir=\(folder.path("browser"))", "file://\(path)",
      ], in: folder.url)
    let title = result.output.firstMatch(of: /<title>said: (.*)<\/title>/)
    return try #require(title.map { String($0.output.1) }, "\(result.errors.prefix(500))")
  }

  @Test(.enabled(if: browser != nil, "there is no Chromium here to open the page with"))
  func itOpensWhereItFailedAndIsSteppedByKeys() throws {
    let found = try said(
      after: """
        said.push(now());
        key('ArrowLeft'); said.push(now());
        key('Home'); said.push(now());
        key('End'); said.push(now());
        key('d'); said.push(now());
        key('1'); said.push(document.querySelector('#told .new').textContent.trim());
        key('2'); said.push(document.querySelector('#told .old').textContent.trim());
        key('l'); said.push(document.documentElement.className);
        said.push(document.querySelectorAll('#picture svg use').length > 10);
        """)
    #expect(
      found
        == "2000expect moves = 7 | 2000tap card:2 | 0the beginning | 4000end | 2000expect moves = 7 | 7 | 1 | dark | true"
    )
  }

  @Test(.enabled(if: browser != nil, "there is no Chromium here to open the page with"))
  func keysShowWhatWasBeforeAnEventAndWhatItChanged() throws {
    let found = try said(
      after: """
        const shows = () => [...document.querySelectorAll('#views [aria-pressed=true]')].map(
          each => each.textContent).join() + ': '
          + [-1, 0].filter(by => session.events[at + by].frame == document.querySelector('#picture svg').dataset.frame)
          + ', ' + (document.querySelectorAll('#picture > svg > rect.came').length ? 'marked' : 'plain');
        id('file').value = 1; id('file').onchange();
        go(1); said.push(shows(), id('words').textContent);
        key('1'); said.push(shows());
        key('3'); said.push(shows());
        key('0'); said.push(shows());
        id('file').value = 0; id('file').onchange();
        said.push(shows(), id('words').textContent);
        id('views').children[2].focus(); id('views').children[2].click();
        said.push(document.activeElement.textContent);
        """)
    #expect(
      found.components(separatedBy: " | ") == [
        "2 After: 0, plain",
        "Nothing is wrong here: 1 is what was shown before the event, 3 what the event changed.",
        "1 Before: -1, plain", "3 Difference: 0, marked", "2 After: 0, plain",
        "2 Found: -1,0, plain",
        "A replay tells what the state should have been, not the picture: 1 is the last one before this.",
        "3 Difference",
      ], "\(found)")
  }

  @Test(.enabled(if: browser != nil, "there is no Chromium here to open the page with"))
  func keysShowAPictureThatWasExpectedWhatWasFoundAndWhatDiffers() throws {
    try folder.write(
      "recall-replay 5\ndeck vehicles\npairs 2\nseed 1\nviewport 300x200\n\n1 expect picture a.png\n2 end\n"
        .utf8, as: "other.replay")
    let update = try RecallProcess.run(["replay", "--update", "other.replay"], in: folder.url)
    #expect(update.status == 0, "\(update.errors)")
    try folder.write(
      (try folder.text("other.replay").replacingOccurrences(of: "pairs 2", with: "pairs 3")).utf8,
      as: "other.replay")
    let found = try said(
      after: """
        const image = () => document.querySelector('#picture img');
        const sources = [];
        said.push(now(), image().alt, id('words').textContent);
        for (const name of ['1', '2', '3']) { key(name); sources.push(image().src); said.push(image().alt); }
        said.push(new Set(sources).size, sources.every(each => each.startsWith('data:image/png;base64,')));
        key('0'); go(0); said.push(!image());
        """)
    #expect(
      found.components(separatedBy: " | ") == [
        "1expect picture a.png", "Difference",
        "Expected is a.png, found what was drawn; what differs is red.", "Expected", "Found",
        "Difference", "3", "true", "true",
      ], "\(found)")
  }

  @Test(.enabled(if: browser != nil, "there is no Chromium here to open the page with"))
  func ofManyPicturesSomeAreKeptAndTheOthersAreSpokenOf() throws {
    let steps = (1...9).map { "\($0) expect picture a\($0).png\n" }.joined()
    let header = "recall-replay 5\ndeck vehicles\nseed 1\nviewport 300x200\n"
    try folder.write("\(header)pairs 2\n\n\(steps)9 end\n".utf8, as: "other.replay")
    #expect(
      try RecallProcess.run(["replay", "--update", "other.replay"], in: folder.url).status == 0)
    try folder.write("\(header)pairs 3\n\n\(steps)9 end\n".utf8, as: "other.replay")
    let found = try said(
      after: """
        said.push(session.events.filter(event => event.picture).length);
        go(9); said.push(now(), id('words').textContent);
        """)
    #expect(
      found == "8 | 9expect picture a9.png | "
        + "The picture that was expected is not on this page: what is known of it is told beside.")
  }

  @Test(.enabled(if: browser != nil, "there is no Chromium here to open the page with"))
  func whatCannotBePlayedOpensAtTheStepWhereItEnds() throws {
    try folder.write(
      (try folder.text("other.replay").replacingOccurrences(of: "tap card:2", with: "tap card:9"))
        .utf8, as: "other.replay")
    let found = try said(
      after: """
        said.push(session.file, session.outcome, now());
        key('ArrowLeft'); said.push(now());
        """, status: 2)
    #expect(found == "other.replay | malformed | 2000tap card:9 | 0tap card:0")
  }

  @Test(.enabled(if: browser != nil, "there is no Chromium here to open the page with"))
  func itIsSearchedAndWhatChangesNothingCanBeHidden() throws {
    let found = try said(
      after: """
        const rows = () => document.querySelectorAll('#list li b').length;
        said.push(rows());
        id('search').value = 'card:2'; id('search').oninput();
        said.push(rows(), now());
        id('search').value = ''; id('search').oninput();
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'h', bubbles: true }));
        said.push(rows());
        id('file').value = 1; id('file').onchange();
        said.push(session.file);
        """)
    #expect(found == "5 | 1 | 2000tap card:2 | 3 | good.replay")
  }
}

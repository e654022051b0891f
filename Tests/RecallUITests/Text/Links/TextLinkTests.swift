import RecallUI
import Testing

/// Letters are 10.2 points wide here, and lines 20.4 high.
@Suite struct TextLinkTests {
  private let letter: CGFloat = 10.2

  private func opened(_ stage: Stage) -> [String] {
    stage.takeEffects().compactMap {
      if case .openURL(let address) = $0.effect { address.absoluteString } else { nil }
    }
  }

  private func tap(_ stage: Stage, letter column: Int, line: Int = 0) throws {
    let frame = try #require(stage.elements.first { $0.label?.contains("docs") == true }?.frame)
    stage.tap(
      at: CGPoint(
        x: frame.minX + letter * (CGFloat(column) + 0.5),
        y: frame.minY + 20.4 * (CGFloat(line) + 0.5)))
  }

  @Test func aTapOnALinkLeadsWhereItSays() throws {
    let stage = Stage(size: CGSize(width: 300, height: 100)) {
      Text("see [docs](https://a.b) now")
    }
    for (column, expected) in [(3, []), (4, ["https://a.b"]), (7, ["https://a.b"]), (8, [])] {
      try tap(stage, letter: column)
      #expect(opened(stage) == expected, "\(column)")
    }
  }

  @Test func aLinkIsFoundInEachLineThatItStandsIn() throws {
    let stage = Stage(size: CGSize(width: 300, height: 100)) {
      Text("see the [docs of it](a) now").frame(width: 125)
    }
    // "see the docs", "of it now"
    for (column, line, expected) in [
      (6, 0, []), (8, 0, ["a"]), (11, 0, ["a"]), (0, 1, ["a"]), (4, 1, ["a"]), (6, 1, []),
    ] {
      try tap(stage, letter: column, line: line)
      #expect(opened(stage) == expected, "\(column) \(line)")
    }
  }

  @Test func linesStandAsTheTextIsAligned() throws {
    let stage = Stage(size: CGSize(width: 300, height: 100)) {
      Text("docs and all of [it](a)").multilineTextAlignment(.trailing).frame(width: 125)
    }
    // "docs and all", "       of it"
    try tap(stage, letter: 9, line: 1)
    #expect(opened(stage) == [])
    try tap(stage, letter: 10, line: 1)
    #expect(opened(stage) == ["a"])
  }

  @Test func whatStandsAroundHearsOfTapsBesideALink() throws {
    struct Page: View {
      @State private var taps = 0

      var body: some View {
        VStack {
          Text("\(taps)")
          Text("[docs](a) more").onTapGesture { taps += 1 }
        }
      }
    }
    let stage = Stage(size: CGSize(width: 300, height: 100)) { Page() }
    try tap(stage, letter: 1)
    #expect(stage.texts.first == "0")
    #expect(opened(stage) == ["a"])
    try tap(stage, letter: 6)
    #expect(stage.texts.first == "1")
    #expect(opened(stage) == [])
  }

  @Test func theEnvironmentsActionOpensIt() throws {
    struct Page: View {
      @State private var last = "none"

      var body: some View {
        VStack {
          Text("= \(last)")
          Text("[docs](app://x)")
        }
        .environment(
          \.openURL,
          OpenURLAction { address in
            last = address.absoluteString
            return .handled
          })
      }
    }
    let stage = Stage(size: CGSize(width: 300, height: 100)) { Page() }
    try tap(stage, letter: 0)
    #expect(stage.texts.first == "= app://x")
    #expect(opened(stage) == [])
  }

  @Test func aDisabledTextLeadsNowhere() throws {
    let stage = Stage(size: CGSize(width: 300, height: 100)) { Text("[docs](a)").disabled(true) }
    try tap(stage, letter: 0)
    #expect(opened(stage) == [])
  }

  @Test func aTextThatLeavesUnderAFingerLeadsNowhere() throws {
    struct Page: View {
      @State private var isThere = true

      var body: some View {
        VStack {
          if isThere { Text("[docs](a)") }
        }
        .onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in
          isThere = false
        }
      }
    }
    let stage = Stage(size: CGSize(width: 300, height: 100)) { Page() }
    stage.press(at: CGPoint(x: 150, y: 50), for: .seconds(2))
    #expect(opened(stage) == [])
    #expect(stage.issues.isEmpty)
  }

  @Test func aGroundIsDrawnBehindItsLetters() throws {
    var string = AttributedString("see docs now")
    string[try #require(string.range(of: "docs"))].backgroundColor = .yellow
    let stage = Stage(size: CGSize(width: 300, height: 100)) { Text(string) }
    let items = stage.displayList.items.map(\.description)
    let frame = try #require(stage.element("see docs now")?.frame)
    #expect(items.count == 2)
    let fill = try #require(items.first)
    #expect(fill.hasPrefix("fill") && fill.contains("#FFCC00"), "\(fill)")
    let numbers = fill.split { !"0123456789.".contains($0) }.compactMap { Double($0) }
    #expect(numbers.contains { abs($0 - (frame.minX + 4 * letter)) < 0.01 }, "\(fill)")
    #expect(numbers.contains { abs($0 - 4 * letter) < 0.01 }, "\(fill)")
  }
}

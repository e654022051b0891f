import RecallUI
import Testing

/// Texts as people who learn SwiftUI set them.
private struct Postcard: View {
  let isUrgent: Bool
  let degrees: Double

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("**Dear Ann,**")
      Text("it is ").foregroundStyle(.secondary)
        + Text("\(degrees, specifier: "%.1f")°").bold(isUrgent).underline(true, color: .red)
        + Text("C").baselineOffset(4).font(.system(size: 5))
      Text("see you").tracking(2).monospaced().italic(!isUrgent)
      Text("soon").strikethrough(color: .blue).fontDesign(.rounded)
    }
    .font(.system(size: 10))
  }
}

private struct Diary: View {
  let words: String

  var body: some View {
    HStack(alignment: .top, spacing: 0) {
      page("range").lineLimit(2...3)
      page("from").lineLimit(2...)
      page("through").lineLimit(...2)
      page("reserved").lineLimit(2, reservesSpace: true)
      page("most").lineLimit(2, reservesSpace: false)
      page("spaced").lineSpacing(4)
    }
    .font(.system(size: 10))
  }

  private func page(_ name: String) -> some View {
    Text(words).frame(width: 18).accessibilityIdentifier(name)
  }
}

@Suite struct PostcardTests {
  private func lines(_ stage: Stage) -> [String] {
    stage.displayList.description.split(separator: "\n").dropFirst().map { line in
      String(line.prefix(upTo: line.range(of: " at ")?.lowerBound ?? line.endIndex))
    }
  }

  @Test func eachPartOfATextHasItsLooks() {
    let stage = smallStage { Postcard(isUrgent: true, degrees: 21.04) }
    #expect(
      lines(stage) == [
        "text \"Dear Ann,\" 10pt weight 700 #000000",
        "text \"it is \" 10pt #3C3C4399 + \"21.0°\" 10pt weight 700 underlined in #FF3B30 #000000"
          + " + \"C\" 5pt raised 4 #000000",
        "text \"see you\" 10pt monospaced kerning 2 #000000",
        "text \"soon\" 10pt rounded struck through in #007AFF #000000",
      ])
  }

  @Test func looksCanBeSwitchedOff() {
    let stage = smallStage { Postcard(isUrgent: false, degrees: 0) }
    #expect(lines(stage)[2] == "text \"see you\" 10pt italic monospaced kerning 2 #000000")
    #expect(!lines(stage)[1].contains("weight"))
  }

  @Test(arguments: [
    ("a", [24, 24, 12, 24, 12, 12]), ("aaa bbb", [24, 24, 24, 24, 24, 28]),
    ("aaa bbb ccc", [36, 36, 24, 24, 24, 44]),
    ("aaa bbb ccc ddd", [36, 48, 24, 24, 24, 60]),
  ])
  func aPageHasTheLinesThatItAskedFor(words: String, heights: [CGFloat]) {
    let stage = Stage(size: CGSize(width: 300, height: 300)) { Diary(words: words) }
    let names = ["range", "from", "through", "reserved", "most", "spaced"]
    #expect(names.map { stage.element($0)?.frame.height } == heights)
  }

  @Test func linesThatDontFitWithTheirSpacesAreCut() {
    let stage = smallStage {
      Text("aaa bbb ccc").font(.system(size: 10)).lineSpacing(4).frame(width: 18, height: 28)
    }
    #expect(lines(stage) == ["text \"aaa bbb ccc\" 10pt #000000 + lines 2 + spacing 4"])
  }

  @Test func viewsAroundATextSayHowItLooks() {
    let stage = smallStage {
      VStack {
        Text("a")
        Text("b").underline(false)
      }
      .font(.system(size: 10)).underline(color: .red).tracking(1).kerning(3).baselineOffset(-2)
      .monospaced()
    }
    #expect(
      lines(stage) == [
        "text \"a\" 10pt monospaced underlined in #FF3B30 kerning 1 raised -2 #000000",
        "text \"b\" 10pt monospaced kerning 1 raised -2 #000000",
      ])
    // A line of 12 points, and the two that its letters stand below it.
    #expect(stage.element("a")?.frame.height == 14)
  }
}

import RecallUI
import Testing

@Suite struct TextTraitsTests {
  private func drawn<Content: View>(@ViewBuilder _ content: () -> Content) -> String {
    smallStage { content().font(.system(size: 10)) }.displayList.items.map(\.description)
      .joined(separator: "\n")
  }

  @Test func viewsSayWhatTextDoesntSayItself() {
    #expect(drawn { Text("a").bold() } == #"text "a" 10pt weight 700 #000000 at 97,94 6x12"#)
    #expect(
      drawn { Group { Text("a") }.bold() } == #"text "a" 10pt weight 700 #000000 at 97,94 6x12"#)
    #expect(
      drawn { Group { Text("a").fontWeight(.light) }.bold() }
        == #"text "a" 10pt weight 300 #000000 at 97,94 6x12"#)
    #expect(
      drawn { Group { Text("a") }.italic().fontDesign(.serif) }
        == #"text "a" 10pt italic serif #000000 at 97,94 6x12"#)
    #expect(drawn { Group { Text("a") }.bold(false) } == #"text "a" 10pt #000000 at 97,94 6x12"#)
  }

  @Test func linesKerningAndDigitsAreLooks() {
    #expect(
      drawn { Text("a").underline().strikethrough() }
        == #"text "a" 10pt underlined struck through #000000 at 97,94 6x12"#)
    #expect(
      drawn { Group { Text("ab") }.underline().kerning(2) }
        == #"text "ab" 10pt underlined kerning 2 #000000 at 92,94 16x12"#)
    #expect(
      drawn { Group { Text("ab").underline(false).kerning(0) }.underline().kerning(2) }
        == #"text "ab" 10pt #000000 at 94,94 12x12"#)
    #expect(
      drawn { Text("1").monospacedDigit() }
        == #"text "1" 10pt monospaced digits #000000 at 97,94 6x12"#)
    #expect(
      drawn { Text("a").underline() + Text("b") }
        == #"text "a" 10pt underlined #000000 + "b" 10pt #000000 at 94,94 12x12"#)
    #expect(drawn { Text("ab").kerning(.nan) } == #"text "ab" 10pt #000000 at 94,94 12x12"#)
  }

  /// Ten letters of 6 points at full size.
  @Test(arguments: [
    (60.0, 0.5, 10.0), (59, 0.5, 9.688), (45, 0.5, 7.5), (30, 0.5, 5), (29, 0.5, 5), (45, 1, 10),
    (12, 0, 2.0), (45, .nan, 10),
  ])
  func aTextShrinksOnlyAsFarAsItMust(width: Double, factor: Double, size: Double) {
    let text = drawn {
      Text("abcdefghij").lineLimit(1).minimumScaleFactor(factor).frame(width: width, height: 20)
    }
    let points = text.split(separator: " ").first { $0.hasSuffix("pt") }.flatMap {
      Double($0.dropLast(2))
    }
    #expect(abs((points ?? 0) - size) < 0.2, "\(text)")
  }

  @Test func aTextShrinksToTheHeightThatThereIs() {
    #expect(
      drawn {
        Text("aaa bbb").minimumScaleFactor(0.5).frame(width: 20, height: 13)
      }.contains(" 5.313pt "))
  }

  /// A letter of 6 points, or an emoji, can't be broken: one below, at, and one above what a line has.
  @Test(arguments: [(5.0, true), (6, false), (7, false)])
  func aLetterShrinksToItsLine(width: Double, shrinks: Bool) {
    for letter in ["a", "⏎"] {
      let text = drawn {
        ScrollView { Text(letter).minimumScaleFactor(0.1).frame(width: width) }
      }
      #expect(text.contains(" 10pt ") == !shrinks, "\(text)")
    }
    // As small as it may become.
    #expect(
      drawn { Text("a").minimumScaleFactor(0.5).frame(width: 1) }.contains(" 10pt "))
  }

  /// Six letters of 6 points each want 36; a line has 20 and room for two.
  @Test func aTextShrinksBeforeAWordIsBroken() {
    let text = drawn {
      Text("aaaaaa").minimumScaleFactor(0.1).frame(width: 20, height: 30)
    }
    #expect(text.contains(" 5.5pt ") || text.contains(" 5.219pt "), "\(text)")
    #expect(!text.contains("lines 2"))
    // Where it can't shrink so far, it is broken.
    #expect(
      drawn { Text("aaaaaa").minimumScaleFactor(0.9).frame(width: 20, height: 30) }
        .contains(" 10pt "))
  }

  @Test func whereATextIsCutIsSaid() {
    #expect(
      drawn { Text("abcdef").truncationMode(.middle).lineLimit(1).frame(width: 12) }
        == #"text "abcdef" 10pt #000000 + lines 1 + cut at its middle at 94,94 12x12"#)
  }
}

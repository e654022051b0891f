import Testing

@testable import RecallUI
@testable import RecallUICore

/// Symbols among letters.
@Suite struct ImageTextTests {
  private func items(_ text: some View) -> [DisplayItem] {
    let stage = Stage(size: CGSize(width: 200, height: 100)) {
      text.font(.system(size: 20)).frame(width: 200, height: 100, alignment: .topLeading)
    }
    #expect(stage.issues.isEmpty)
    return stage.displayList.items
  }

  /// What is drawn of symbols, as rectangles around them.
  private func drawings(_ text: some View) -> [CGRect] {
    items(text).compactMap { item in
      switch item.content {
      case .fill(let path, _, _), .stroke(let path, _, _): path.boundingRect
      default: nil
      }
    }
  }

  private func letters(_ text: Text) -> [ResolvedText.Run] {
    items(text).flatMap { item -> [ResolvedText.Run] in
      if case .text(let text, _) = item.content { text.runs } else { [] }
    }
  }

  @Test func aSymbolIsDrawnInThePlaceOfItsLetter() throws {
    let text = Text("ab") + Text(Image(systemName: "star.fill")) + Text("c")
    let drawing = try #require(drawings(text).first)
    // Two letters of 12 points stand before its square of 24.
    #expect(drawing.minX >= 24 && drawing.maxX <= 48 && drawing.width > 15)
    #expect(letters(text).map(\.color.opacity) == [1, 0, 1])
    #expect(letters(text).map(\.string).joined() == "ab★c")
  }

  @Test func aTextOfASymbolIsAsWideAsThat() {
    let stage = Stage(size: CGSize(width: 200, height: 100)) {
      Text(Image(systemName: "calendar")).font(.system(size: 20)).accessibilityIdentifier("text")
    }
    #expect(stage.element("text")?.frame.width == 24)
  }

  @Test func aSymbolHasTheColorOfItsRun() {
    let red = Color.Resolved(red: 1, green: 0, blue: 0)
    let text = Text("a") + Text(Image(systemName: "star.fill")).foregroundColor(Color(red))
    let colors = items(text).compactMap { item -> Color.Resolved? in
      if case .fill(_, .color(let color), _) = item.content { color } else { nil }
    }
    #expect(colors == [red])
  }

  @Test func aSymbolInALiteralIsDrawnToo() {
    #expect(drawings(Text("Rate \(Image(systemName: "star.fill")) now")).count == 1)
  }

  @Test func whatIsNoSymbolIsALetter() {
    #expect(drawings(Text(Image(systemName: "no.such.symbol"))).isEmpty)
    #expect(letters(Text(Image("photo"))).map(\.color.opacity) == [1])
  }

  @Test func aSymbolGoesToTheNextLineWithItsWord() throws {
    let text = Text("aaaaaaaaaaaaaa ") + Text(Image(systemName: "star.fill"))
    let drawing = try #require(drawings(text).first)
    #expect(drawing.minX < 24 && drawing.minY > 24)
  }

  @Test func aSymbolThatWasCutOffIsNotDrawn() {
    let (letters, symbol) = (Text("aaaaaaaaaaaaaaaaaaaa"), Text(Image(systemName: "star.fill")))
    #expect(drawings((letters + symbol).lineLimit(1)).isEmpty)
    #expect(drawings((symbol + letters).lineLimit(1)).count == 1)
    #expect(drawings((symbol + letters).lineLimit(1).truncationMode(.head)).isEmpty)
  }

  @Test func aSymbolStandsBehindWhatWasCutOffBeforeIt() throws {
    let (letters, symbol) = (Text("aaaaaaaaaaaaaaaaaaaa"), Text(Image(systemName: "star.fill")))
    for mode in [Text.TruncationMode.head, .middle] {
      let text = (letters + symbol).lineLimit(1).truncationMode(mode)
      let drawing = try #require(drawings(text).first)
      #expect(drawing.minX > 150 && drawing.maxX <= 200, "\(mode)")
    }
  }

  @Test func aSymbolPassesIntoAnotherColorWithItsLetters() throws {
    struct Page: View {
      @State private var isRed = false

      var body: some View {
        (Text("a") + Text(Image(systemName: "star.fill")))
          .foregroundStyle(
            isRed ? Color(red: 1, green: 0, blue: 0) : Color(red: 0, green: 0, blue: 0)
          )
          .onTapGesture { withAnimation(.linear(duration: 1)) { isRed = true } }
      }
    }
    let stage = Stage(size: CGSize(width: 200, height: 100)) { Page() }
    stage.tap(at: CGPoint(x: 100, y: 50))
    stage.advance(by: .milliseconds(500))
    var (letters, symbols) = ([Color.Resolved](), [Color.Resolved]())
    for item in stage.displayList.items {
      switch item.content {
      case .fill(_, .color(let color), _): symbols.append(color)
      case .text(let text, _): letters += text.runs.prefix(1).map(\.color)
      default: break
      }
    }
    let letter = try #require(letters.first)
    #expect(letter.red > 0 && letter.red < 1)
    #expect(symbols == [letter])
  }
}

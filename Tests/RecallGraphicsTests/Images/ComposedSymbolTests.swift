import Testing

@testable import RecallGraphics

@Suite struct ComposedSymbolTests {
  @Test func whatANameSaysBeyondADrawingIsLeftOut() {
    #expect(Symbol.named("person.crop") == Symbol.named("person"))
    #expect(Symbol.named("rectangle.portrait.topthird.inset") == Symbol.named("rectangle"))
    #expect(Symbol.named("arrow.left.and.pencil") == Symbol.named("arrow.left"))
  }

  /// Names that would otherwise be cut down to something else, or that there was no drawing of.
  @Test(arguments: [
    "arrow.left.arrow.right", "bed.double", "bird", "scribble", "scroll", "figure.walk",
    "figure.run", "figure.wave", "airpodspro", "applelogo", "hourglass.tophalf.filled",
    "hourglass.bottomhalf.filled",
  ])
  func whatProgramsShowHasItsOwnDrawing(name: String) throws {
    let symbol = try #require(Symbol.all[name])
    #expect(Symbol.all.filter { $0.value == symbol }.map(\.key) == [name])
    #expect(Symbol.named(name + ".fill") != nil)
  }

  @Test func threePeopleAreThree() throws {
    let three = try #require(Symbol.named("person.3.fill"))
    for head in [(3.7, 15.5), (12, 13.5), (20.3, 15.5)] {
      #expect(three.fill.contains(CGPoint(x: head.0, y: head.1)), "\(head)")
    }
    #expect(three.stroke.isEmpty)
    #expect(Symbol.named("person.3")?.stroke == three.fill)
  }

  @Test func otherNamesOfADrawingAreKnown() {
    #expect(Symbol.named("airpods.pro") == Symbol.named("airpodspro"))
    #expect(
      Symbol.named("hourglass.tophalf.fill") == Symbol.named("hourglass.tophalf.filled"))
    #expect(
      Symbol.named("arrow.2.circlepath") == Symbol.named("arrow.triangle.2.circlepath"))
    #expect(Symbol.named("rhombus.fill") == Symbol.named("diamond.fill"))
    #expect(Symbol.named("case.fill") == Symbol.named("briefcase.fill"))
    #expect(Symbol.named("barometer") == Symbol.named("gauge"))
    #expect(Symbol.named("barometer") != nil && Symbol.named("rhombus.fill") != nil)
  }

  @Test(arguments: ["seal", "shield", "hexagon", "diamond", "circle", "square"])
  func aFrameOfManyFormsIsAroundASmallDrawing(frame: String) throws {
    let check = try #require(Symbol.named("checkmark.\(frame)"))
    let (alone, outline) = (
      try #require(Symbol.named("checkmark")), try #require(Symbol.named(frame))
    )
    #expect(check != alone && check != outline)
    #expect(check.stroke.boundingRect.width > alone.stroke.boundingRect.width)
    let filled = try #require(Symbol.named("checkmark.\(frame).fill"))
    #expect(filled.fill.contains(CGPoint(x: 12, y: 5)))
    #expect(!filled.fill.contains(CGPoint(x: 10.75, y: 15.25)), "the sign is cut out")
  }

  /// A name, its drawing without a badge, and where the badge is drawn.
  @Test(arguments: [
    ("person.badge.plus", "person", CGPoint(x: 18.5, y: 18.5)),
    ("person.fill.badge.plus", "person.fill", CGPoint(x: 18.5, y: 18.5)),
    ("person.crop.circle.badge.minus", "person.crop.circle", CGPoint(x: 18.5, y: 18.5)),
    ("folder.fill.badge.minus", "folder.fill", CGPoint(x: 18.5, y: 18.5)),
    ("bell.badge", "bell", CGPoint(x: 18.4, y: 5.6)),
    ("bell.badge.fill", "bell.fill", CGPoint(x: 18.4, y: 5.6)),
  ])
  func aBadgeStandsApartFromItsDrawing(name: String, plain: String, center: CGPoint) throws {
    let symbol = try #require(Symbol.named(name))
    let style = StrokeStyle(lineWidth: Symbol.lineWidth)
    #expect(symbol != Symbol.named(plain))
    #expect(
      symbol.fill.contains(center)
        || symbol.stroke.strokedPath(style).contains(center), "the badge")
    for angle in stride(from: 0, to: Double.pi * 2, by: 0.5) {
      let gap = CGPoint(x: center.x + 5.2 * cos(angle), y: center.y + 5.2 * sin(angle))
      #expect(!symbol.fill.contains(gap) && !symbol.stroke.strokedPath(style).contains(gap))
    }
    #expect(symbol.fill.boundingRect.minX < 12, "the drawing")
  }

  /// Programs show them as large as a screen, where lines would have corners.
  @Test(arguments: ["flame", "drop", "shield"])
  func whatIsRoundIsDrawnWithCurves(name: String) throws {
    var elements: [Path.Element] = []
    // swift-format-ignore: ReplaceForEachWithForLoop
    try #require(Symbol.named(name)).stroke.forEach { elements.append($0) }
    let curves = elements.filter { if case .curve = $0 { true } else { false } }
    #expect(elements.count == curves.count + 1 && curves.count >= 4)
  }

  @Test func aBadgeThatThereIsNoDrawingOfIsADot() {
    #expect(Symbol.named("bell.badge.zebra") == Symbol.named("bell.badge"))
    #expect(Symbol.named("zebra.badge.plus") == nil)
    #expect(Symbol.named("badge.plus") == nil)
  }

  @Test func aFrameIsAroundASmallDrawing() throws {
    let person = try #require(Symbol.named("person.crop.circle"))
    #expect(person.stroke.boundingRect.width > 20)
    #expect(person.fill.boundingRect.width < 11)
    #expect(Symbol.named("person.crop.square") != person)
    #expect(Symbol.named("person.crop.circle.fill") == Symbol.named("person.circle.fill"))
  }

  /// A name, where its drawing is filled, and where something is cut out.
  @Test(arguments: [
    ("checkmark.circle.fill", CGPoint(x: 4, y: 12), CGPoint(x: 10.75, y: 15.25)),
    ("plus.square.fill", CGPoint(x: 4, y: 4), CGPoint(x: 12, y: 12)),
    ("1.circle.fill", CGPoint(x: 4, y: 12), CGPoint(x: 12, y: 12)),
    ("die.face.5.fill", CGPoint(x: 5, y: 12), CGPoint(x: 12, y: 12)),
    ("exclamationmark.triangle.fill", CGPoint(x: 6, y: 18.5), CGPoint(x: 12, y: 12)),
  ])
  func aFilledFormHasItsDrawingCutOut(name: String, filled: CGPoint, empty: CGPoint) throws {
    let symbol = try #require(Symbol.named(name))
    #expect(symbol.fill.contains(filled))
    #expect(!symbol.fill.contains(empty))
    let outline = try #require(Symbol.named(String(name.dropLast(".fill".count))))
    #expect(!outline.fill.contains(filled))
  }

  @Test func aDrawingWithoutAnOutlineStaysAsItIsWhenItIsToBeFilled() {
    #expect(Symbol.named("plus.fill") == Symbol.named("plus"))
    #expect(Symbol.named("waveform.fill") == Symbol.named("waveform"))
    #expect(Symbol.named("flame.fill") != Symbol.named("flame"))
    #expect(Symbol.named("zebra.fill") == nil)
  }

  @Test func lettersAndNumbersStandInFrames() throws {
    for text in ["a", "z", "0", "7", "10", "50"] {
      let symbol = try #require(Symbol.named("\(text).circle"))
      #expect(symbol != Symbol.named("circle"))
      #expect(Symbol.named("\(text).square.fill") != nil)
    }
    #expect(Symbol.named("1.circle") != Symbol.named("2.circle"))
    #expect(Symbol.named("100.circle") == nil)
    #expect(Symbol.named("ab.circle") == nil)
  }

  @Test func aSlashGoesThroughADrawing() throws {
    let (plain, struck) = (Symbol.named("wifi"), Symbol.named("wifi.slash"))
    #expect(plain != nil && struck != nil && plain != struck)
  }

  @Test func otherNamesAreNone() {
    for name in ["", ".", "..", "zebra", "zebra.circle", "circle..fill", ".circle", "slash"] {
      #expect(Symbol.named(name) == nil, "\(name)")
    }
    let long = Array(repeating: "circle", count: 9).joined(separator: ".")
    #expect(Symbol.named(long) == nil)
    #expect(Symbol.named(String(long.dropLast(7))) != nil)
  }

  @Test func eachDrawingLiesInItsSquare() {
    for (name, symbol) in Symbol.all {
      for path in [symbol.fill, symbol.stroke] where !path.isEmpty {
        let bounds = path.boundingRect
        #expect(bounds.minX >= 0 && bounds.maxX <= 24, "\(name)")
        #expect(bounds.minY >= 0 && bounds.maxY <= 24, "\(name)")
      }
    }
  }
}

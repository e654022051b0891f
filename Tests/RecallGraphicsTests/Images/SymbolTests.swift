import Testing

@testable import RecallGraphics

@Suite struct SymbolTests {
  private static let sets = [
    Symbol.signs, Symbol.arrows, Symbol.things, Symbol.shapes, Symbol.weather, Symbol.writing,
    Symbol.animals, Symbol.household, Symbol.outdoors, Symbol.home, Symbol.marks,
    Symbol.devices, Symbol.grids, Symbol.compounds,
  ]

  @Test func everySymbolStaysInItsSquare() {
    let square = CGRect(x: 0, y: 0, width: 24, height: 24)
    var names: [String] = []
    for (name, symbol) in Self.sets.joined() {
      names.append(name)
      let paths = [symbol.fill, symbol.stroke].filter { !$0.isEmpty }
      #expect(!paths.isEmpty, "\(name)")
      for bounds in paths.map(\.boundingRect) {
        #expect(square.contains(bounds), "\(name): \(bounds)")
      }
      #expect(Symbol.named(name) == symbol)
    }
    #expect(names.count >= 150)
    #expect(Set(names).count == names.count)
  }

  @Test func whatIsCalledFilledIsFilled() {
    let filled = Symbol.all.filter { $0.key.hasSuffix(".fill") }
    #expect(filled.count >= 3)
    for (name, symbol) in filled {
      #expect(!symbol.fill.isEmpty, "\(name)")
    }
  }

  @Test(arguments: ["bed.double", "cart", "key", "lightbulb", "mic", "trash", "umbrella"])
  func aDrawingWithoutALargeClosedLineHasAFilledForm(name: String) throws {
    let outline = try #require(Symbol.named(name))
    let filled = try #require(Symbol.named(name + ".fill"))
    let square = CGRect(x: 0, y: 0, width: 24, height: 24)
    #expect(square.contains(filled.fill.boundingRect))
    #expect(outline.fill.area(at: 24) + 30 < filled.fill.area(at: 24))
  }

  @Test func whatIsCutOutOfAFilledFormIsSeen() throws {
    let trash = try #require(Symbol.named("trash.fill"))
    // Between the first two lines on the can, and on the second one.
    #expect(trash.fill.contains(CGPoint(x: 12, y: 14)))
    #expect(!trash.fill.contains(CGPoint(x: 9.7, y: 14)))
    #expect(!trash.stroke.lines.contains { $0.boundingRect.width < 1 })
  }

  @Test func anArrowHasNoFilledForm() {
    #expect(Symbol.named("arrow.clockwise.fill") == Symbol.named("arrow.clockwise"))
  }

  @Test(arguments: ["hand.thumbsup", "hand.thumbsdown"])
  func aHandThatIsFilledIsNoOutline(name: String) throws {
    let outline = try #require(Symbol.named(name))
    let filled = try #require(Symbol.named(name + ".fill"))
    #expect(outline.fill.isEmpty && !filled.fill.isEmpty)
  }

  @Test(arguments: [
    ("icloud.slash", "cloud.slash"), ("mail.fill", "envelope.fill"),
    ("battery.50percent", "battery.50"), ("line.horizontal.3", "line.3.horizontal"),
    ("truck.box.fill", "box.truck.fill"), ("arrow.trianglehead.clockwise", "arrow.clockwise"),
    ("arrow.trianglehead.counterclockwise.circle", "arrow.counterclockwise.circle"),
    ("arrow.trianglehead.2.clockwise.rotate.90", "arrow.triangle.2.circlepath"),
  ])
  func aDrawingHasTheNamesOfOtherVersionsToo(other: String, own: String) {
    #expect(Symbol.named(other) != nil)
    #expect(Symbol.named(other) == Symbol.named(own))
  }

  @Test func aNameThatBeginsLikeAnotherOneIsItself() {
    #expect(Symbol.named("mailbox") != Symbol.named("envelope"))
    #expect(Symbol.named("mailing") == nil)
  }

  @Test(arguments: [
    "circle.grid.3x3", "circle.grid.2x2", "square.grid.3x3", "square.grid.4x3",
    "rectangle.grid.2x2", "rectangle.grid.1x2", "checkerboard.rectangle", "scale.3d",
    "camera.macro", "burst", "chevron.up.chevron.down", "star.leadinghalf.filled", "doc.text",
    "arrow.down.left", "rectangle.portrait.and.arrow.right", "questionmark.bubble",
    "envelope.open", "circle.lefthalf.filled", "moon.zzz",
  ])
  func aDrawingOfItsOwnIsNoneOfAShorterName(name: String) throws {
    let shorter = name.split(separator: ".").dropLast().joined(separator: ".")
    let own = try #require(Symbol.named(name))
    #expect(own != Symbol.named(shorter))
    #expect(Symbol.named(name + ".fill") != Symbol.named(shorter + ".fill"))
  }

  @Test func noTwoNamesLookTheSame() {
    let all = Array(Self.sets.joined())
    for (index, one) in all.enumerated() {
      for other in all[(index + 1)...] {
        #expect(one.1 != other.1, "\(one.0) and \(other.0)")
      }
    }
    #expect(Symbol.named("") == nil)
  }
}

extension Path {
  /// How many of the points with whole coordinates in a square lie in it.
  fileprivate func area(at side: Int) -> Int {
    (0..<side * side).count { contains(CGPoint(x: $0 % side, y: $0 / side)) }
  }
}

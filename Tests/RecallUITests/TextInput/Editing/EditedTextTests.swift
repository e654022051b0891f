import RecallUICore
import TestSupport
import Testing

@testable import RecallUI

@Suite struct EditedTextTests {
  private static let family = "👨‍👩‍👧‍👦"
  private static let flags = "🇩🇪🇫🇷"
  private static let accent = "e\u{301}"

  /// Each text is one character, as people see them.
  @Test(
    arguments: [
      "a", "é", accent, "👍🏽", family, "🇩🇪", "한", "\u{1112}\u{1161}\u{11AB}", "नि", "❤️", "1️⃣", "\r\n",
      "\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", "Z\u{351}\u{36B}\u{343}",
    ])
  func aKeyGoesOverACharacterAndDeletesIt(character: String) {
    let text = "x" + character + "y"
    let (start, end) = (1, 1 + character.utf8.count)
    #expect(text.character(after: start) == end)
    #expect(text.character(before: end) == start)
    for byte in start..<end { #expect(text.boundary(atOrBefore: byte) == start) }
    for byte in (start + 1)..<(end + 1) { #expect(text.boundary(atOrAfter: byte) == end) }
    var edited = EditedText(text)
    edited.move(to: end)
    edited.delete(to: text.character(before: end))
    #expect(edited.text == "xy")
    #expect(edited.selection == TextRange(at: 1))
    edited.undo()
    #expect(edited.text == text)
    edited.move(to: start)
    edited.delete(to: text.character(after: start))
    #expect(edited.text == "xy")
  }

  @Test func flagsAreToldApart() {
    let text = Self.flags
    #expect(text.character(after: 0) == 8)
    #expect(text.character(after: 8) == 16)
    #expect(text.character(before: 16) == 8)
  }

  @Test func whatJoinsWithWhatFollowsHasTheCaretBehindBoth() {
    // Half a flag before a flag: the pairs are others then.
    var edited = EditedText("\u{1F1EA}")
    edited.move(to: 0)
    edited.type("\u{1F1E9}")
    #expect(edited.text == "🇩🇪")
    #expect(edited.selection == TextRange(at: 8))
    // A letter before its accent.
    edited = EditedText("\u{301}")
    edited.move(to: 0)
    edited.type("e")
    #expect(edited.selection == TextRange(at: 3))
    // A man before what joins him with a woman.
    edited = EditedText("\u{200D}👩")
    edited.move(to: 0)
    edited.type("👨")
    #expect(edited.selection.head == edited.text.boundary(atOrAfter: edited.selection.head))
  }

  @Test func typingReplacesWhatIsSelected() {
    var edited = EditedText("one two three")
    edited.select(from: 4, to: 7)
    #expect(edited.selectedText == "two")
    edited.type("2")
    #expect(edited.text == "one 2 three")
    #expect(edited.selection == TextRange(at: 5))
  }

  @Test func wordsAreUndoneOneByOne() {
    var edited = EditedText()
    for letter in "one two" { edited.type(String(letter)) }
    edited.undo()
    #expect(edited.text == "one ")
    edited.undo()
    #expect(edited.text == "")
    #expect(!edited.canUndo)
    edited.undo()
    edited.redo()
    #expect(edited.text == "one ")
    edited.redo()
    #expect(edited.text == "one two")
    #expect(edited.selection == TextRange(at: 7))
    #expect(!edited.canRedo)
    edited.redo()
    #expect(edited.text == "one two")
  }

  @Test func deletedCharactersAreUndoneTogether() {
    var edited = EditedText("abcdef")
    for _ in 1...3 { edited.delete(to: edited.text.character(before: edited.selection.head)) }
    edited.move(to: 0)
    for _ in 1...2 { edited.delete(to: edited.text.character(after: edited.selection.head)) }
    #expect(edited.text == "c")
    edited.undo()
    #expect(edited.text == "abc")
    edited.undo()
    #expect(edited.text == "abcdef")
    #expect(edited.selection == TextRange(at: 6))
  }

  @Test func whatIsTypedAfterAnUndoForgetsWhatCouldBeDoneAgain() {
    var edited = EditedText("a")
    edited.insert("b")
    edited.undo()
    #expect(edited.canRedo)
    edited.insert("c")
    #expect(!edited.canRedo)
    #expect(edited.text == "ac")
  }

  @Test func whatSomebodyElseSetsKeepsTheCaretAndCannotBeUndone() {
    var edited = EditedText("hello")
    edited.select(from: 1, to: 4)
    edited.insert("i")
    edited.take("hi 👍🏽")
    #expect(edited.selection == TextRange(at: 2))
    #expect(!edited.canUndo)
    edited.select(from: 3, to: 11)
    edited.take("hi 👍🏿")
    #expect(edited.selection == TextRange(from: 3, to: 11))
    edited.take("a")
    #expect(edited.selection == TextRange(at: 1))
  }

  @Test func whatAnInputMethodHasIsNoPartOfTheText() {
    var edited = EditedText("ab")
    edited.move(to: 1)
    edited.mark("に")
    #expect(edited.text == "ab")
    #expect(ShownText(edited, in: .line).text == "aにb")
    #expect(ShownText(edited, in: .line).marked == 1..<4)
    edited.type("日")
    #expect(edited.text == "a日b")
    #expect(edited.marked == "")
  }

  @Test func aLongHistoryForgetsItsBeginning() {
    var edited = EditedText()
    let piece = String(repeating: "x", count: 10_000_000)
    for _ in 1...9 {
      edited.selectAll()
      edited.insert(piece)
    }
    var count = 0
    while edited.canUndo {
      edited.undo()
      count += 1
    }
    #expect((1...8).contains(count))
  }

  // MARK: Words

  @Test(
    arguments: [
      ("one, two", 0, 3, 0), ("one, two", 3, 8, 0), ("one, two", 5, 8, 0), ("one, two", 8, 8, 5),
      ("", 0, 0, 0), ("  ", 1, 2, 0), ("don't go", 1, 5, 0), ("größe x", 3, 7, 0),
    ])
  func wordsAreGoneOver(text: String, from: Int, after: Int, before: Int) {
    #expect(text.word(after: from) == after)
    #expect(text.word(before: from) == before)
  }

  @Test(
    arguments: [
      ("one  two", 1, 0..<3), ("one  two", 3, 3..<5), ("one  two", 8, 5..<8), ("", 0, 0..<0),
      ("a\nb", 1, 1..<2), ("a, b", 1, 1..<2),
    ])
  func aDoubleClickTakesAWordOrWhatIsBetween(text: String, place: Int, range: Range<Int>) {
    #expect(text.word(around: place) == range)
  }

  // MARK: Against a plain model

  private static let pieces = [
    "a", "b ", "\n", "é", accent, "\u{301}", family, "👩", "\u{200D}", "🇩🇪", "\u{1F1EB}", "한",
    "\u{FE0F}",
    "\t", "xyz",
  ]

  @Test(arguments: 0..<60)
  func itIsWhatAPlainEditorIs(seed: Int) {
    var chance = Chance(seed: UInt64(seed))
    var edited = EditedText("start 👍🏽")
    var plain = PlainEditor("start 👍🏽")
    for _ in 0..<120 {
      let selecting = chance.oneIn(3)
      switch chance.number(below: 9) {
      case 0, 1:
        let piece = chance.one(of: Self.pieces)
        edited.type(piece)
        plain.insert(piece)
      case 2:
        edited.delete(to: edited.text.character(before: edited.selection.head))
        plain.delete(by: -1)
      case 3:
        edited.delete(to: edited.text.character(after: edited.selection.head))
        plain.delete(by: 1)
      case 4:
        edited.move(
          to: edited.text.character(before: edited.selection.head), selecting: selecting)
        plain.move(by: -1, selecting)
      case 5:
        edited.move(to: edited.text.character(after: edited.selection.head), selecting: selecting)
        plain.move(by: 1, selecting)
      case 6:
        let place = chance.number(in: -3...(edited.text.utf8.count + 3))
        edited.move(to: place, selecting: selecting)
        plain.move(toByte: place, selecting)
      case 7:
        edited.selectAll()
        plain.selectAll()
      default:
        edited.insert(edited.selectedText)
        plain.insert(plain.selectedText)
      }
      #expect(edited.text.unicodeScalars.elementsEqual(plain.text.unicodeScalars))
      #expect(edited.selection == plain.selection)
      guard edited.selection == plain.selection else { return }
    }
    let end = edited.text
    while edited.canUndo { edited.undo() }
    #expect(edited.text == "start 👍🏽")
    while edited.canRedo { edited.redo() }
    #expect(edited.text.unicodeScalars.elementsEqual(end.unicodeScalars))
  }
}

/// An editor that counts everything anew each time.
private struct PlainEditor {
  private(set) var text: String
  private var anchor: Int
  private var head: Int

  init(_ text: String) {
    self.text = text
    anchor = text.utf8.count
    head = anchor
  }

  var selection: TextRange { TextRange(from: anchor, to: head) }

  var selectedText: String {
    String(decoding: Array(text.utf8)[min(anchor, head)..<max(anchor, head)], as: UTF8.self)
  }

  /// The bytes before each character, and behind the last.
  private var stops: [Int] {
    text.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.utf8.count) }
  }

  mutating func insert(_ string: String) {
    guard !string.isEmpty || anchor != head else { return }
    let bytes = Array(text.utf8)
    let (start, end) = (min(anchor, head), max(anchor, head))
    text = String(decoding: bytes[..<start] + Array(string.utf8) + bytes[end...], as: UTF8.self)
    head = stops.first { $0 >= start + string.utf8.count } ?? text.utf8.count
    anchor = head
  }

  mutating func delete(by step: Int) {
    if anchor == head { move(by: step, true) }
    insert("")
  }

  mutating func move(by step: Int, _ selecting: Bool) {
    let all = stops
    let index = (all.firstIndex(of: head) ?? 0) + step
    head = all[min(max(index, 0), all.count - 1)]
    if !selecting { anchor = head }
  }

  mutating func move(toByte place: Int, _ selecting: Bool) {
    head = stops.last { $0 <= max(place, 0) } ?? 0
    if !selecting { anchor = head }
  }

  mutating func selectAll() {
    (anchor, head) = (0, text.utf8.count)
  }
}

import RecallUI
import Testing

/// An editor of letters that are 6 points wide, ten in a line.
@Suite struct TextEditorTests {
  private struct Note: View {
    @State var text: String

    init(_ text: String) {
      _text = State(initialValue: text)
    }

    var body: some View {
      TextEditor(text: $text).accessibilityIdentifier("note").font(.system(size: 10))
    }
  }

  private func stage(_ text: String) -> Stage {
    let stage = Stage(size: CGSize(width: 70, height: 64)) { Note(text) }
    stage.type("tab")
    return stage
  }

  private func caret(on stage: Stage) -> CGPoint? {
    stage.caretFrames.first.map { CGPoint(x: $0.midX - 5, y: $0.minY - 8) }
  }

  /// In a row nobody says how high it is.
  @Test func withoutAPlaceToFillItIsAsHighAsItsText() {
    func height(_ text: String) -> CGFloat? {
      let stage = Stage(size: CGSize(width: 70, height: 300)) {
        VStack {
          Note(text).fixedSize(horizontal: false, vertical: true)
          Spacer()
        }
      }
      return stage.element("note")?.frame.height
    }
    let line = height("").map { $0 - 16 } ?? 0
    #expect(line > 10)
    #expect(height("a") == 16 + line)
    #expect(height("a\nb\nc") == 16 + 3 * line)
    #expect(height("aaaaaaaa bbbbbbbb") == 16 + 2 * line)
  }

  @Test func itShowsItsBeginningUntilSomebodyEditsIt() {
    let text = (1...20).map { "line \($0)" }.joined(separator: "\n")
    let stage = Stage(size: CGSize(width: 70, height: 64)) { Note(text) }
    func shows(_ line: String) -> Bool {
      stage.displayList.items.contains {
        if case .text(let text, _) = $0.content { text.string == line } else { false }
      }
    }
    #expect(shows("line 1") && !shows("line 20"))
    stage.type("tab")
    #expect(!shows("line 1") && shows("line 20"), "the caret stands at the end")
  }

  @Test func itStandsOnAGroundUnlessThatIsHidden() {
    func ground(_ visibility: Visibility) -> Bool {
      let stage = Stage(size: CGSize(width: 70, height: 64)) {
        Note("a").scrollContentBackground(visibility).background(Color.red)
      }
      let fills = stage.displayList.items.filter {
        if case .fill = $0.content {
          $0.bounds.size == CGSize(width: 70, height: 64)
        } else {
          false
        }
      }
      return fills.count == 2
    }
    #expect(ground(.automatic) && ground(.visible))
    #expect(!ground(.hidden))
  }

  @Test func returnBeginsALineAndTabLeaves() {
    let stage = stage("")
    stage.enter("a")
    stage.type("return")
    stage.enter("b")
    #expect(stage.value(of: "note") == "a\nb")
    #expect(caret(on: stage) == CGPoint(x: 6, y: 12))
    stage.type("tab")
    #expect(stage.value(of: "note") == "a\nb")
  }

  @Test func arrowsGoFromLineToLineAsFarFromTheLeft() {
    let stage = stage("abcdef\nab\nabcdef")
    stage.type("home", .control)
    for _ in 1...4 { stage.type("right") }
    #expect(caret(on: stage) == CGPoint(x: 24, y: 0))
    stage.type("down")
    #expect(caret(on: stage) == CGPoint(x: 12, y: 12))
    stage.type("down")
    #expect(caret(on: stage) == CGPoint(x: 24, y: 24))
    stage.type("down")
    #expect(caret(on: stage) == CGPoint(x: 36, y: 24), "there is no line below: to the end")
    stage.type("up", .shift)
    stage.type("c", .control)
    #expect(stage.takeCopies() == ["\nabcdef"])
    stage.type("home")
    #expect(caret(on: stage) == CGPoint(x: 0, y: 12))
    stage.type("end")
    #expect(caret(on: stage) == CGPoint(x: 12, y: 12))
  }

  @Test func linesThatAreTooLongAreBrokenAndTheirEndsAreTheirOwn() {
    let stage = stage("one two three four")
    stage.type("home", .control)
    stage.type("end")
    #expect(caret(on: stage) == CGPoint(x: 42, y: 0), "before the space that goes to the next line")
    stage.type("down")
    stage.type("home")
    #expect(caret(on: stage) == CGPoint(x: 0, y: 12))
  }

  @Test func itScrollsToTheCaretAndByTheWheel() {
    let stage = stage((1...100).map { "line \($0)" }.joined(separator: "\n"))
    stage.type("end", .control)
    #expect(caret(on: stage).map { $0.y <= 36 } == true)
    let list = "\(stage.displayList)"
    #expect(list.contains("\"line 100\"") && !list.contains("\"line 1\""))
    stage.send(.scroll(ScrollEvent(at: CGPoint(x: 30, y: 30), by: CGSize(width: 0, height: 1e6))))
    #expect("\(stage.displayList)".contains("\"line 1\""))
    #expect(stage.snapshot.lines.contains { $0.name.hasSuffix("textOffset") })
    stage.type("pagedown")
    #expect(caret(on: stage).map { $0.y >= 0 && $0.y <= 36 } == true)
  }

  @Test func threeClicksSelectALine() {
    let stage = stage("one\ntwo\nthree")
    for _ in 1...3 { stage.tap(at: CGPoint(x: 10, y: 8 + 18)) }
    stage.type("c", .control)
    #expect(stage.takeCopies() == ["two\n"])
  }

  @Test func aMegabyteCanBePasted() {
    let stage = stage("")
    let line = "a line of words that are no longer than most\n"
    let text = String(repeating: line, count: 1_000_000 / line.utf8.count)
    stage.send(.paste(text))
    stage.enter("end")
    #expect(stage.value(of: "note")?.utf8.count == text.utf8.count + 3)
    #expect("\(stage.displayList)".contains("\"end\""))
    stage.type("z", .control)
    stage.type("z", .control)
    #expect(stage.value(of: "note") == "")
  }

  @Test func aTextFromRightToLeftIsEditedToo() {
    let stage = stage("שלום עולם")
    stage.type("end")
    stage.type("backspace")
    stage.type("left", .shift)
    stage.enter("א")
    #expect(stage.value(of: "note")?.count == 8)
    _ = stage.displayList
  }
}

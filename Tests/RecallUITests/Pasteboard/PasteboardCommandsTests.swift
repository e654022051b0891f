import Interaction
import RecallUI
import Testing

private struct Card: Codable, Transferable, Equatable {
  var name: String

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: UTType(exportedAs: "cards.card"))
    ProxyRepresentation(exporting: \.name)
  }
}

/// What can be stored, and is no text.
private struct Score: Codable, Transferable, Equatable {
  var points: Int

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: UTType(exportedAs: "cards.score"))
  }
}

@Suite struct PasteboardCommandsTests {
  private func copied(_ stage: Stage) -> [String] {
    stage.takeEffects().compactMap { occurrence in
      if case .copy(let text) = occurrence.effect { text } else { nil }
    }
  }

  /// The text that the pasteboard is asked for, and that comes.
  private func answer(_ stage: Stage, _ text: String) {
    #expect(stage.takeEffects().map(\.effect) == [.requestPaste])
    stage.send(.paste(text))
  }

  @Test(arguments: [KeyEvent.Modifiers.control, .command])
  func thingsAreCopiedAsTextWithALineForEach(modifier: KeyEvent.Modifiers) {
    let stage = smallStage { Button("in") {}.copyable(["a", "b"]) }
    stage.type("c", modifier)
    #expect(copied(stage) == [])
    stage.type("tab")
    stage.type("c", modifier)
    #expect(copied(stage) == ["a\nb"])
  }

  @Test func otherKeysCopyNothing() {
    let stage = smallStage { Button("in") {}.copyable(["a"]) }
    stage.type("tab")
    stage.type("c")
    stage.type("c", [.control, .shift])
    stage.type("x", .control)
    stage.type("c", [.control, .option])
    #expect(copied(stage) == [])
  }

  @Test func whereThereIsNothingToCopyTheViewsAroundAreAsked() {
    let stage = smallStage {
      VStack { Button("in") {}.copyable([String]()) }.copyable([URL(string: "https://a.b/c")!])
    }
    stage.type("tab")
    stage.type("c", .control)
    #expect(copied(stage) == ["https://a.b/c"])
  }

  @Test func whatIsNoTextIsCopiedAsItIsStored() {
    let stage = smallStage { Button("in") {}.copyable([Score(points: 3)]) }
    stage.type("tab")
    stage.type("c", .control)
    #expect(copied(stage) == [#"{"points":3}"#])
  }

  @Test func whatCanBeNoTextAtAllIsNotCopied() {
    let stage = smallStage { Button("in") {}.copyable([Image(systemName: "star")]) }
    stage.type("tab")
    stage.type("c", .control)
    #expect(stage.effects.isEmpty)
  }

  @Test func whatIsCutIsAskedForOnce() {
    var letters = ["a", "b"]
    let stage = smallStage {
      Button("in") {}.cuttable(for: String.self) {
        defer { letters = [] }
        return letters
      }
    }
    stage.type("tab")
    stage.type("x", .command)
    stage.type("x", .command)
    #expect(copied(stage) == ["a\nb"])
    #expect(letters.isEmpty)
  }

  @Test func whatTheStageHasCopiedComesBackAsWhatItWas() {
    var got: [Card] = []
    let cards = [Card(name: "ace"), Card(name: "king")]
    let stage = smallStage {
      Button("in") {}.copyable(cards).pasteDestination(for: Card.self) { got += $0 }
    }
    stage.type("tab")
    stage.type("c", .control)
    #expect(copied(stage) == ["ace\nking"])
    stage.type("v", .control)
    answer(stage, "ace\nking")
    #expect(got == cards)
    stage.type("v", .control)
    answer(stage, "ace")
    #expect(got == cards, "a text of somebody else's is no card")
  }

  @Test func aTextOfOthersIsPastedAsWhatATextCanBeMade() {
    var (texts, numbers) = ([String](), [Int]())
    let stage = smallStage {
      VStack {
        Button("texts") {}.pasteDestination(for: String.self) {
          texts += $0
        } validator: {
          $0.filter { $0 != "bad" }
        }
        Button("numbers") {}.pasteDestination(for: Int.self) { numbers += $0 }
      }
    }
    stage.type("tab")
    for text in ["good", "bad"] {
      stage.type("v", .control)
      answer(stage, text)
    }
    #expect(texts == ["good"])
    stage.type("tab")
    for text in ["x", "7"] {
      stage.type("v", .command)
      answer(stage, text)
    }
    #expect(numbers == [7])
  }

  @Test func itemProvidersAreCopiedCutAndPasted() {
    var pasted: [String] = []
    let stage = smallStage {
      Button("in") {}
        .onCopyCommand { [NSItemProvider(object: "copied" as NSString), NSItemProvider()] }
        .onCutCommand { [NSItemProvider(object: "cut" as NSString)] }
        .onPasteCommand(of: [.plainText]) { providers in
          for provider in providers {
            _ = provider.loadObject(ofClass: String.self) { text, _ in pasted.append(text ?? "") }
          }
        }
    }
    stage.type("tab")
    stage.type("c", .control)
    stage.type("x", .control)
    #expect(copied(stage) == ["copied", "cut"])
    stage.type("v", .control)
    answer(stage, "p")
    #expect(pasted == ["p"])
  }

  @Test func whatIsOfNoTypeThatIsAskedForIsNotPasted() {
    var calls = 0
    let stage = smallStage {
      Button("in") {}
        .onCopyCommand(perform: nil)
        .onPasteCommand(of: [.image]) { _ in calls += 1 }
    }
    stage.type("tab")
    stage.type("c", .control)
    stage.type("v", .control)
    answer(stage, "p")
    #expect(calls == 0)
  }

  @Test func aValidatorMakesWhatIsPasted() {
    var counts: [Int] = []
    let stage = smallStage {
      Button("in") {}.onPasteCommand(
        of: [.text], validator: { counts.isEmpty ? $0.count : nil }, perform: { counts.append($0) })
    }
    stage.type("tab")
    for _ in 0..<2 {
      stage.type("v", .control)
      answer(stage, "p")
    }
    #expect(counts == [1])
  }

  @Test func aFieldCopiesWhatIsSelectedInIt() {
    struct Form: View {
      @State private var text = "typed"

      var body: some View {
        VStack {
          TextField("field", text: $text)
          Text("beside")
        }
        .copyable(["payload"])
      }
    }
    let stage = smallStage { Form() }
    stage.type("tab")
    stage.type("a", .control)
    stage.type("c", .control)
    #expect(copied(stage) == ["typed"])
  }

  @Test func aButtonPastesItemProviders() {
    var types: [[String]] = []
    let stage = smallStage {
      PasteButton(supportedContentTypes: [.text]) { types.append($0[0].registeredTypeIdentifiers) }
    }
    stage.tap("Paste")
    answer(stage, "p")
    #expect(types == [["public.utf8-plain-text"]])
  }
}

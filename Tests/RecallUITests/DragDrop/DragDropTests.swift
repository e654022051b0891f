import RecallUI
import Testing

private struct Card: Codable, Transferable, Equatable {
  var name: String

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: UTType(exportedAs: "cards.card"))
    ProxyRepresentation(exporting: \.name)
  }
}

/// The same data by another type, which texts can be made into, too.
private struct Label: Codable, Transferable {
  var name: String

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: UTType(exportedAs: "cards.card"))
    ProxyRepresentation { (text: String) in Label(name: "text \(text)") }
  }
}

private struct Table: View {
  @State var log: [String] = []
  @State var over: [String] = []
  var scrolls = false

  var body: some View {
    VStack(spacing: 0) {
      HStack(spacing: 0) {
        source("card").draggable(Card(name: "ace"))
        source("text").draggable("hello") { Text("preview") }
        source("number").draggable(7)
      }
      HStack(spacing: 0) {
        target("cards").dropDestination(for: Card.self) { cards, place in
          log.append("\(cards[0].name) at \(Int(place.x)),\(Int(place.y))")
          return true
        } isTargeted: {
          note("cards", $0)
        }
        target("texts").dropDestination(for: String.self) { texts, _ in
          log.append(texts[0])
          return true
        } isTargeted: {
          note("texts", $0)
        }
        target("labels").dropDestination(for: Label.self) { labels, _ in
          log.append("label \(labels[0].name)")
          return true
        }
      }
      .dropDestination(for: Int.self) { numbers, _ in
        log.append("number \(numbers[0])")
        return true
      }
    }
  }

  private func source(_ name: String) -> some View {
    Text(name).frame(width: 100, height: 50).background(Color.yellow)
  }

  private func target(_ name: String) -> some View {
    Color.green.frame(width: 100, height: 100).accessibilityIdentifier(name)
  }

  private func note(_ name: String, _ isOver: Bool) {
    over.append("\(name) \(isOver)")
  }
}

@Suite struct DragDropTests {
  private let stage = Stage(size: CGSize(width: 300, height: 150)) { Table() }

  private func send(
    _ phase: PointerEvent.Phase, _ x: CGFloat, _ y: CGFloat, by pointer: PointerID = .mouse
  ) {
    stage.send(.pointer(PointerEvent(phase, at: CGPoint(x: x, y: y), pointer: pointer)))
  }

  private func carry(from start: CGPoint, to end: CGPoint, by pointer: PointerID = .mouse) {
    send(.down, start.x, start.y, by: pointer)
    if pointer != .mouse { stage.advance(by: .seconds(1)) }
    send(.move, start.x + 20, start.y, by: pointer)
    send(.move, end.x, end.y, by: pointer)
  }

  private var log: String? { stage.snapshot["Table.log"] }

  private let card = CGPoint(x: 50, y: 25)
  private let text = CGPoint(x: 150, y: 25)
  private let number = CGPoint(x: 250, y: 25)
  private let cards = CGPoint(x: 40, y: 90)
  private let texts = CGPoint(x: 150, y: 90)
  private let labels = CGPoint(x: 250, y: 90)

  @Test(arguments: [PointerID.mouse, PointerID(1)])
  func aThingIsCarriedToWhoTakesIt(pointer: PointerID) {
    carry(from: card, to: cards, by: pointer)
    #expect(log == "[]")
    send(.up, cards.x, cards.y, by: pointer)
    #expect(log == "[\"ace at 40,40\"]")
    #expect(stage.issues.isEmpty)
  }

  @Test func itIsHandedOnAsItsTypeSays() {
    for (start, end) in [(card, texts), (card, labels), (text, labels), (number, texts)] {
      carry(from: start, to: end)
      send(.up, end.x, end.y)
    }
    #expect(log == "[\"ace\", \"label ace\", \"label text hello\", \"7\"]")
  }

  @Test func whoCanNotTakeItLeavesItToWhoIsAround() {
    carry(from: number, to: cards)
    #expect(stage.snapshot["Table.over"] == "[]")
    send(.up, cards.x, cards.y)
    #expect(log == "[\"number 7\"]")
    carry(from: text, to: cards)
    send(.up, cards.x, cards.y)
    #expect(log == "[\"number 7\"]", "a text is neither a card nor a number")
  }

  @Test func whoIsUnderThePointerHearsOfIt() {
    carry(from: card, to: cards)
    send(.move, texts.x, texts.y)
    send(.move, card.x, card.y)
    send(.up, card.x, card.y)
    #expect(
      stage.snapshot["Table.over"]
        == "[\"cards true\", \"cards false\", \"texts true\", \"texts false\"]")
    #expect(log == "[]")
  }

  @Test func whatIsCarriedFollowsThePointerAboveEverything() {
    carry(from: text, to: texts)
    #expect(stage.element("preview")?.frame.midX == 150)
    #expect(stage.element("preview")?.frame.midY == 90)
    send(.move, 100, 100)
    #expect(stage.element("preview")?.frame.midX == 100)
    send(.up, 100, 100)
    #expect(stage.element("preview") == nil)
    carry(from: card, to: CGPoint(x: 60, y: 95))
    let copies = stage.elements.filter { $0.label == "card" }.map(\.frame.midY)
    #expect(copies == [25, 95])
  }

  /// A row that is carried makes room for itself, and goes elsewhere in the list.
  @Test func whatIsCarriedStaysUnderThePointerWhereverItsViewGoes() {
    struct Reordered: View {
      @State private var items = ["a", "b", "c"]

      var body: some View {
        VStack(spacing: 0) {
          ForEach(items, id: \.self) { item in
            Color.red.frame(width: 100, height: 40).accessibilityIdentifier(item)
              .draggable(item)
              .dropDestination(for: String.self) { _, _ in
                true
              } isTargeted: { isTargeted in
                guard isTargeted, item == "c" else { return }
                items = ["b", "c", "a"]
              }
          }
        }
      }
    }
    let stage = Stage(size: CGSize(width: 100, height: 120)) { Reordered() }
    for (phase, y) in [(PointerEvent.Phase.down, 10), (.move, 30), (.move, 90), (.move, 100)]
      as [(PointerEvent.Phase, CGFloat)]
    {
      stage.send(.pointer(PointerEvent(phase, at: CGPoint(x: 30, y: y))))
    }
    #expect(stage.elements.filter { $0.identifier == "a" }.map(\.frame.minY) == [80, 90])
  }

  @Test func escapeAndALostPointerPutItBack() {
    carry(from: text, to: texts)
    stage.type("escape")
    #expect(stage.element("preview") == nil)
    send(.move, texts.x, texts.y + 1)
    #expect(stage.element("preview") == nil)
    send(.up, texts.x, texts.y)
    carry(from: text, to: texts)
    #expect(stage.element("preview") != nil)
    send(.cancel, texts.x, texts.y)
    #expect(stage.element("preview") == nil)
    #expect(log == "[]")
    #expect(
      stage.snapshot["Table.over"]
        == "[\"texts true\", \"texts false\", \"texts true\", \"texts false\"]")
    carry(from: text, to: texts)
    send(.up, texts.x, texts.y)
    #expect(log == "[\"hello\"]")
  }

  @Test func aFingerThatMovesAtOnceScrolls() {
    let stage = Stage(size: CGSize(width: 100, height: 100)) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<9) { index in
            Text("row \(index)").frame(width: 100, height: 40).draggable(index) { Text("lifted") }
          }
        }
      }
    }
    func send(_ phase: PointerEvent.Phase, _ y: CGFloat) {
      let finger = PointerEvent(phase, at: CGPoint(x: 50, y: y), pointer: PointerID(1))
      stage.send(.pointer(finger))
    }
    send(.down, 80)
    for y: CGFloat in [70, 60, 40, 20] { send(.move, y) }
    #expect(stage.element("lifted") == nil)
    #expect((stage.element("row 0")?.frame.minY ?? 0) < 0)
    send(.up, 20)
    stage.advance(by: .seconds(3))
    send(.down, 50)
    stage.advance(by: .seconds(1))
    send(.move, 20)
    #expect(stage.element("lifted") != nil)
  }

  @Test func whatIsCarriedHasTheShapeOfItsPreview() {
    /// Whether something is drawn that is cut out.
    func cutsOut(_ kind: ContentShapeKinds, isCarried: Bool) -> Bool {
      let stage = Stage(size: CGSize(width: 200, height: 200)) {
        Color.red.frame(width: 60, height: 60).contentShape(kind, Circle()).draggable("thing")
      }
      if isCarried {
        stage.send(.pointer(PointerEvent(.down, at: CGPoint(x: 100, y: 100), pointer: .mouse)))
        stage.send(.pointer(PointerEvent(.move, at: CGPoint(x: 140, y: 140), pointer: .mouse)))
        stage.advance(by: .seconds(1))
      }
      return stage.displayList.description.contains("clip ellipse")
    }
    #expect(!cutsOut(.dragPreview, isCarried: false))
    #expect(cutsOut(.dragPreview, isCarried: true))
    #expect(!cutsOut(.interaction, isCarried: true))
    #expect(!cutsOut([.contextMenuPreview, .hoverEffect, .accessibility], isCarried: true))
  }
}

import RecallUI
import Testing

private struct Card: Codable, Transferable {
  let number: Int

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: UTType(exportedAs: "cards.card"))
  }
}

@Suite struct RowInsertionTests {
  private struct Rows: View {
    @State private var items = ["a", "b"]

    var body: some View {
      VStack(spacing: 0) {
        Text(items.joined(separator: ","))
        HStack {
          Text("word").draggable("new").accessibilityIdentifier("word")
          Text("card").draggable(Card(number: 7)).accessibilityIdentifier("card")
        }
        List {
          Text("fixed")
          ForEach(items, id: \.self) { Text($0) }
            .dropDestination(for: String.self) { words, offset in
              items.insert(contentsOf: words, at: offset)
            }
        }
      }
    }
  }

  private let stage = Stage(size: CGSize(width: 300, height: 400)) { Rows() }

  private func carry(_ name: String, to row: String, above: Bool) throws {
    let start = try #require(stage.element(name)?.frame)
    let end = try #require(stage.element(row)?.frame)
    stage.drag(
      from: CGPoint(x: start.midX, y: start.midY),
      to: CGPoint(x: 150, y: above ? end.minY - 4 : end.maxY + 4), over: .milliseconds(600))
    stage.advance(by: .seconds(1))
  }

  @Test func aThingComesInFrontOfTheRowOrBehindIt() throws {
    try carry("word", to: "b", above: true)
    #expect(stage.texts.first == "a,new,b")
  }

  @Test func aThingComesBehindTheRowOnItsLowerHalf() throws {
    try carry("word", to: "b", above: false)
    #expect(stage.texts.first == "a,b,new")
  }

  @Test func aRowOfNoForEachHandsItToTheNearest() throws {
    try carry("word", to: "fixed", above: true)
    #expect(stage.texts.first == "new,a,b")
  }

  @Test func whatIsOfAnotherTypeIsNotTaken() throws {
    try carry("card", to: "b", above: true)
    #expect(stage.texts.first == "a,b")
  }
}

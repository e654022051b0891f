import Foundation
import RecallUI
import Testing

private struct Note: Codable, Transferable {
  var text: String
  var isSecret = false

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .json)
      .suggestedFileName { $0.text.isEmpty ? nil : "\($0.text).json" }
    ProxyRepresentation(exporting: \.text)
      .exportingCondition { !$0.isSecret }
      .suggestedFileName("note.txt")
      .visibility(.all)
  }
}

@Suite struct TransferRepresentationDetailsTests {
  /// What a text field would get of a note that is dropped on it, and what its file would be called.
  private func dropped(_ note: Note) -> (texts: [String], names: [String?]) {
    var (texts, names) = ([String](), [String?]())
    let stage = Stage(size: CGSize(width: 200, height: 200)) {
      VStack(spacing: 0) {
        Color.red.frame(height: 50).draggable(note)
        Color.blue.frame(height: 50).dropDestination(for: String.self) { items, _ in
          texts += items
          return true
        }
        Color.green.onDrop(of: [.item], isTargeted: nil) { providers in
          names += providers.map(\.suggestedName)
          return true
        }
      }
    }
    for y in [75.0, 150] {
      stage.send(.pointer(PointerEvent(.down, at: CGPoint(x: 100, y: 25))))
      stage.send(.pointer(PointerEvent(.move, at: CGPoint(x: 100, y: 40))))
      stage.send(.pointer(PointerEvent(.move, at: CGPoint(x: 100, y: y))))
      stage.send(.pointer(PointerEvent(.up, at: CGPoint(x: 100, y: y))))
    }
    return (texts, names)
  }

  @Test func theFirstNameForAFileCounts() {
    #expect(dropped(Note(text: "a")).names == ["a.json"])
    #expect(dropped(Note(text: "")).names == ["note.txt"])
  }

  @Test func whereAConditionDoesNotHoldAThingIsNotHandedOnSo() {
    #expect(dropped(Note(text: "a")).texts == ["a"])
    #expect(dropped(Note(text: "a", isSecret: true)).texts == [])
  }

  @Test func aNameThatAProgramSetsCounts() {
    let provider = NSItemProvider(object: "a" as NSString)
    #expect(provider.suggestedName == nil)
    provider.suggestedName = "own"
    #expect(provider.suggestedName == "own")
  }
}

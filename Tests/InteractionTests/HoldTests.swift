import Interaction
import Testing

@Suite struct HoldTests {
  @Test(
    arguments: [
      (.pointers([]), "a drag by no pointer"),
      (.pointers([.mouse]), "a drag by pointer 0"),
      (.pointers([PointerID(1), PointerID(2)]), "a drag by pointer 1 and 2"),
      (.key("space"), "a drag by the key space"),
    ] as [(Hold.Source, String)])
  func aHoldTellsWhoHoldsIt(source: Hold.Source, text: String) {
    #expect(Hold("a drag", by: source, isOnStage: true).description == text)
  }
}

import RecallUI
import Testing

@testable import RecallUICore

@Suite struct BoxSetTests {
  /// The bound up to which a list is looked through is 8.
  @Test(arguments: [0, 1, 7, 8, 9, 41])
  func aSetHasTheBoxesOfItsListAndNoOthers(count: Int) throws {
    let stage = Stage(size: CGSize(width: 100, height: 1000)) {
      VStack(spacing: 0) {
        ForEach(0..<41) { Text("\($0)") }
      }
    }
    let boxes = try #require(firstBox(in: stage.root.ownBox, with: 41)).children
    let set = BoxSet(BoxChildren(Array(boxes.prefix(count))))
    #expect(boxes.map { set.contains($0) } == boxes.indices.map { $0 < count })
  }

  private func firstBox(in box: Box?, with count: Int) -> Box? {
    guard let box, box.children.count != count else { return box }
    return box.children.lazy.compactMap { firstBox(in: $0, with: count) }.first
  }
}

import RecallUI
import Testing

@Suite struct TransformEffectsTests {
  /// What lies on its face is drawn by a plain mirroring, not by a perspective that is nearly one.
  @Test func aHalfTurnInSpaceIsFlat() {
    let stage = smallStage {
      Rectangle().rotation3DEffect(.degrees(180), axis: (x: 0, y: 1, z: 0), perspective: 0.4)
    }
    #expect(
      stage.displayList.items.map(\.transform)
        == [CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 200, ty: 0)])
  }
}

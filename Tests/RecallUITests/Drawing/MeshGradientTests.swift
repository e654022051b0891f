import RecallUI
import Testing

@Suite struct MeshGradientTests {
  private let corners: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]

  private func stage(
    _ width: Int, _ points: [SIMD2<Float>], _ colors: [Color]
  ) -> Stage {
    Stage(size: CGSize(width: 120, height: 120)) {
      MeshGradient(width: width, height: 2, points: points, colors: colors, background: .white)
    }
  }

  @Test func aPatchIsQuadranglesInColorsOfItsCorners() {
    let stage = stage(2, corners, [.black, .black, .white, .white])
    // A ground, and 12 by 12.
    #expect(stage.displayList.items.count == 145)
    #expect(stage.issues.isEmpty)
  }

  @Test func aMeshOfAnotherSizeIsReportedAndShowsItsGround() {
    for stage in [
      stage(2, corners, [.black]), stage(3, corners, [.black, .black, .white, .white]),
      stage(1, [[0, 0], [0, 1]], [.red, .red]), stage(.max, corners, []),
    ] {
      #expect(stage.displayList.items.count == 1)
      #expect(stage.issues.count == 1)
    }
    let found = stage(2, corners, [.black]).issues.map(\.description)
    #expect(found.first?.contains("expected 4 points and colors of a mesh, found 4 and 1") == true)
  }

  @Test func pointsThatAreNoNumbersLeaveTheGround() {
    let stage = stage(
      2, [[.nan, 0], [.infinity, 0], [0, 1], [1, 1]], [.red, .red, .red, .red])
    #expect(stage.displayList.items.count == 1)
  }
}

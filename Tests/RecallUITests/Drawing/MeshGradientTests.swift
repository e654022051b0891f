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

  @Test func patchesOverlapWhereTheyMeetAndEndWithTheMesh() {
    let stage = Stage(size: CGSize(width: 120, height: 120)) {
      MeshGradient(
        width: 3, height: 3,
        points: [
          [0, 0], [0.5, 0], [1, 0], [0, 0.5], [0.5, 0.5], [1, 0.5], [0, 1], [0.5, 1], [1, 1],
        ], colors: Array(repeating: .red, count: 9))
    }
    let quadrangles = stage.displayList.items.dropFirst().compactMap { item -> CGRect? in
      guard case .fill(let path, _, _) = item.content else { return nil }
      return path.boundingRect
    }
    #expect(quadrangles.count == 4 * 144)
    // Those of the upper left patch that meet the one beside it.
    let last = quadrangles.filter { $0.minX < 59 && $0.maxX > 59 && $0.minY < 55 }
    #expect(last.count == 12)
    #expect(last.allSatisfy { $0.maxX > 60.5 && $0.maxX < 62 })
    #expect(quadrangles.allSatisfy { $0.maxX < 120.01 && $0.maxY < 120.01 })
  }
}

import RecallUIKit
import Testing

@Suite struct IndexPathRowsTests {
  @Test func aPathIsASectionAndARow() {
    var path = IndexPath(row: 3, section: 1)
    #expect(path == IndexPath(indexes: [1, 3]) && path == IndexPath(item: 3, section: 1))
    #expect(path.section == 1 && path.row == 3 && path.item == 3)
    path.row = 4
    path.section = 2
    #expect(path == IndexPath(item: 4, section: 2))
    path.item = 5
    #expect(path.row == 5)
  }

  @Test func whatAPathHasNotIsZero() {
    #expect(IndexPath().row == 0 && IndexPath().section == 0)
    #expect(IndexPath(index: 7).section == 7 && IndexPath(index: 7).row == 0)
  }
}

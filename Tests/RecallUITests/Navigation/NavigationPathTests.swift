import Foundation
import Testing

@testable import RecallUI
@testable import RecallUICore

@Suite struct NavigationPathTests {
  private struct NotCodable: Hashable {}

  @Test func aPathHoldsValuesOfAnyTypes() {
    var path = NavigationPath()
    #expect(path.isEmpty)
    path.append(1)
    path.append("two")
    #expect(path.count == 2)
    path.removeLast()
    #expect(path == NavigationPath([1]))
    #expect(path != NavigationPath([1.0]))
  }

  @Test(arguments: [(-1, 3), (0, 3), (2, 1), (3, 0), (4, 0), (Int.max, 0)])
  func noMoreIsRemovedThanThereIs(count: Int, rest: Int) {
    var path = NavigationPath([1, 2, 3])
    path.removeLast(count)
    #expect(path.count == rest)
  }

  @Test func aPathThatWasStoredIsTheSame() throws {
    var path = NavigationPath([1, 2])
    path.append("three")
    let data = try JSONEncoder().encode(try #require(path.codable))
    let read = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
    #expect(NavigationPath(read) == path)
    path.append(NotCodable())
    #expect(path.codable == nil)
  }

  @Test func aPathOfUnknownTypesIsNotRead() {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(
        NavigationPath.CodableRepresentation.self, from: Data(#"["no type", 1]"#.utf8))
    }
  }
}

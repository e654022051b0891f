import Foundation
import Testing

@testable import Records

@Suite struct DatabaseHeaderTests {
  private static func header(_ magic: String, id: [UInt8]) -> [UInt8] {
    var bytes = Array(magic.utf8) + [UInt8](repeating: 7, count: 100)
    bytes.replaceSubrange(68..<72, with: id)
    return Array(bytes.prefix(100))
  }

  private static let ours = Array("Rcll".utf8)

  @Test(arguments: [
    ([], DatabaseHeader.absent),
    (header("SQLite format 3\0", id: ours), .ours),
    (header("SQLite format 3\0", id: [0, 0, 0, 0]), .foreign),
    (header("SQLite format 4\0", id: ours), .damaged),
    (header("a letter to Bo", id: [1, 2, 3, 4]), .foreign),
    ([UInt8](repeating: 0, count: 100), .damaged),
    ([UInt8](repeating: 0, count: 99), .foreign),
    (Array(header("SQLite format 3\0", id: ours).prefix(99)), .foreign),
  ])
  func theFirstBytesTellWhoseItIs(bytes: [UInt8], header: DatabaseHeader) {
    #expect(DatabaseHeader(bytes) == header)
  }

  @Test func aFileIsReadAndNotMade() throws {
    let folder = try StoreFolder()
    #expect(try DatabaseHeader(ofFileAt: folder.path) == .absent)
    #expect(try folder.names() == [])
    try folder.write(Self.header("SQLite format 3\0", id: Self.ours) + [1, 2, 3])
    #expect(try DatabaseHeader(ofFileAt: folder.path) == .ours)
    #expect(try DatabaseHeader(ofFileAt: folder.url.path) == .foreign)
  }

  @Test func aPathThatLeadsThroughAFileIsAnError() throws {
    let folder = try StoreFolder()
    try folder.write([1])
    #expect(throws: SystemFailure(ENOTDIR)) { try DatabaseHeader(ofFileAt: folder.path + "/more") }
  }
}

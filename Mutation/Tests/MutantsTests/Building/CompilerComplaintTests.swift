import Testing

@testable import Mutants

@Suite struct CompilerComplaintTests {
  @Test func anErrorHasAPlace() throws {
    let complaint = try #require(CompilerComplaint("/a/b.swift:2:3: error: no: really"))

    #expect(complaint.path == "/a/b.swift")
    #expect(complaint.line == 2)
    #expect(complaint.column == 3)
  }

  @Test(arguments: [
    "", "/a/b.swift:2:3: warning: no", "error: no", " 2 |  a", "/a/b.swift:x:3: error: no",
    "/a/b.swift:2: error: no",
  ])
  func otherLinesAreNone(line: String) {
    #expect(CompilerComplaint(line[...]) == nil)
  }

  @Test(arguments: [(1, 1, 0), (1, 2, 1), (2, 1, 3), (2, 3, 5), (3, 1, 6), (9, 1, 6)])
  func aPlaceIsAnOffsetInBytes(line: Int, column: Int, offset: Int) throws {
    let complaint = try #require(CompilerComplaint("a:\(line):\(column): error: no"))

    #expect(complaint.offset(in: "é\nbc\n") == offset)
  }
}

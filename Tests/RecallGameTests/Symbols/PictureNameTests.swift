import Testing

@testable import RecallGame

@Suite struct PictureNameTests {
  @Test func aPictureIsNamedByItsFingerprint() throws {
    let name = try #require(PictureName("picture:0123456789abcdef"))
    #expect(name.symbol == "picture:0123456789abcdef")
    #expect(name.short == "0123")
  }

  @Test(arguments: [
    "", "picture:", "picture:0123", "picture:0123456789ABCDEF", "picture:0123456789abcdef0",
    "photo:0123456789abcdef", "picture:0123456789abcde ", "picture:0123456789abcde日",
  ])
  func anythingElseIsNone(text: String) {
    #expect(PictureName(text) == nil)
  }
}

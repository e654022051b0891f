import RecallUI
import Testing

@testable import DirectoryClient

@Suite struct DirectoryTests {
  private let stage = Stage(size: CGSize(width: 400, height: 640)) { DirectoryView() }

  private func press(_ name: String) throws {
    try stage.tap(name)
    stage.advance(by: .seconds(1))
  }

  private func key(_ name: String) {
    stage.send(.key(KeyEvent(.down, key: name)))
    stage.send(.key(KeyEvent(.up, key: name)))
    stage.advance(by: .seconds(1))
  }

  @Test func whatIsTypedLeavesTheNamesThatFit() throws {
    #expect(stage.shows("Alan") && stage.shows("Grace"))
    try press("Search")
    stage.send(.text("gr"))
    stage.advance(by: .seconds(1))
    #expect(stage.shows("Grace") && stage.shows("Margaret") == false && !stage.shows("Alan"))
    key("return")
    #expect(stage.element("Search")?.value == "Grace")
    try press("Grace")
    #expect(stage.shows("This is Grace"))
  }

  @Test func cancellingShowsAllOfThemAgain() throws {
    try press("Search")
    stage.send(.text("zzz"))
    #expect(!stage.shows("Alan"))
    try press("Cancel")
    #expect(stage.shows("Alan") && stage.element("Cancel") == nil)
    try press("Search")
    stage.send(.text("ada"))
    try press("Done")
    #expect(stage.shows("Alan") && stage.element("Done") == nil)
  }
}

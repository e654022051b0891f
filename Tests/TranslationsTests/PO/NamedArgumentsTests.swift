import Testing

@testable import Translations

@Suite struct NamedArgumentsTests {
  @Test func wordsAreTakenApartAtTheirNames() {
    #expect(
      NamedArguments.parts(of: "{a} of {b2}!")
        == [.argument("a"), .words(" of "), .argument("b2"), .words("!")])
    #expect(NamedArguments.parts(of: "") == [])
    #expect(NamedArguments.names(in: "{a}{a}") == ["a", "a"])
  }

  @Test(arguments: ["{", "{}", "{a", "{a b}", "}", "{ä}", "{{"])
  func bracesThatNameNothingStandForThemselves(text: String) {
    #expect(NamedArguments.parts(of: text) == [.words(text)])
  }

  @Test func aNameMayStandBehindABrace() {
    #expect(NamedArguments.parts(of: "{{a}") == [.words("{"), .argument("a")])
  }
}

import RecallUI
import Testing

@testable import RecallApp

@Suite struct AppLanguageTests {
  @Test func aLanguageIsAskedFor() throws(WrongAppCall) {
    #expect(try AppOptions(["--language", "de_AT"]).language == Language("de-AT"))
    #expect(try AppOptions([]).language == nil)
  }

  @Test(arguments: [
    (["--language"], "--language: expected the code of a language, found nothing"),
    (["--language", "1"], "--language: expected the code of a language, such as de, found '1'"),
  ])
  func whatIsNoLanguageIsRefused(arguments: [String], message: String) {
    #expect {
      try AppOptions(arguments)
    } throws: {
      "\($0)" == message
    }
  }
}

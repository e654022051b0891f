import RecallUI
import Testing

@testable import recall

@Suite struct LanguagesTests {
  @Test(arguments: [
    ([:], "en"), (["LANG": "de_DE.UTF-8"], "de-DE"), (["LANG": "C"], "en"),
    (["LC_ALL": "fr_FR", "LANG": "de_DE"], "fr-FR"),
    (["LC_ALL": "", "LC_MESSAGES": "tr_TR", "LANG": "de_DE"], "tr-TR"),
    (["LANG": "ja_JP", "LANGUAGE": "zh:ar_EG:de"], "ar-EG"),
    (["LANG": "ja_JP", "LANGUAGE": "zh"], "ja-JP"), (["LANG": "C", "LANGUAGE": "de"], "en"),
    (["LANG": "nonsense!", "LANGUAGE": "de"], "en"),
  ])
  func theSystemsLanguageIsFoundAsGettextDoes(variables: [String: String], code: String) {
    #expect(Languages.system(in: variables).identifier == code)
  }

  @Test func aLanguageThatIsNotSpokenIsRefused() {
    #expect {
      try Languages.asked(for: "ja\n")
    } throws: {
      ($0 as? CommandFailure)?.messages == [
        "--language: expected one of en, de, fr, tr, ar, found 'ja␊'"
      ]
        || ($0 as? CommandFailure)?.messages.first?.hasPrefix(
          "--language: expected one of en, de, fr, tr, ar, found 'ja") == true
    }
  }

  @Test(arguments: ["de", "de_AT", "ar", "en", "qps"])
  func aLanguageThatIsSpokenIsTaken(code: String) throws {
    #expect(try Languages.asked(for: code) == Language(code))
  }

  @Test func recordingsNameAllButEnglish() {
    #expect(Languages.catalog(named: nil) == nil)
    #expect(Languages.catalog(named: "xx") == nil)
    #expect(Languages.code(of: Languages.catalog(named: "tr")) == "tr")
  }
}

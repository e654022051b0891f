import Testing

@testable import Translations

/// The examples of CLDR's table of plural rules.
@Suite struct PluralRuleTests {
  @Test(arguments: [
    ("en", [1], PluralCategory.one), ("en", [0, 2, 11, 101], .other), ("de", [1, -1], .one),
    ("tr", [1], .one), ("tr", [0, 2], .other), ("fr", [0, 1], .one), ("fr", [2, 17], .other),
    ("ar", [0], .zero), ("ar", [1], .one), ("ar", [2], .two), ("ar", [3, 10, 103, 110], .few),
    ("ar", [11, 26, 99, 111], .many), ("ar", [100, 102, 200, 1000], .other), ("ja", [1], .other),
    ("ru", [1, 21, 101], .one), ("ru", [2, 4, 22], .few), ("ru", [0, 5, 11, 12, 14], .many),
    ("pl", [1], .one), ("pl", [2, 22], .few), ("pl", [0, 5, 12, 21], .many),
    ("cs", [2, 3, 4], .few), ("cs", [5], .other), ("sl", [101], .one), ("sl", [2, 102], .two),
    ("sl", [3, 4], .few), ("lt", [1, 21], .one), ("lt", [2, 9], .few), ("lt", [10, 11], .other),
    ("lv", [0, 10, 11], .zero), ("lv", [1, 21], .one), ("lv", [2], .other), ("he", [2], .two),
    ("ro", [0, 2, 101], .few), ("ro", [20, 100], .other), ("hr", [21], .one), ("hr", [2], .few),
    ("pt-BR", [0], .one), ("pt-PT", [0], .other),
  ])
  func aCountHasTheFormOfTheLanguage(
    name: String, counts: [Int], category: PluralCategory
  ) throws {
    let rule = PluralRule(try #require(Language(name)))
    for count in counts { #expect(rule.category(of: count) == category, "\(name) \(count)") }
    #expect(rule.categories.contains(category))
  }

  @Test func theLeastNumberHasAFormToo() throws {
    #expect(PluralRule(try #require(Language("ar"))).category(of: .min) == .few)
  }

  @Test(arguments: ["en", "ja", "ru", "hr", "pl", "cs", "sl", "lt", "lv", "ro", "he", "ar", "fr"])
  func formsStandInTheOrderOfCLDR(name: String) throws {
    let categories = PluralRule(try #require(Language(name))).categories
    #expect(categories == PluralCategory.allCases.filter(categories.contains))
    #expect(categories.last == .other)
  }
}

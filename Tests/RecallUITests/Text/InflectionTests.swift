import Testing

@testable import RecallUI
@testable import RecallUICore

@Suite struct InflectionTests {
  private func shown(_ key: LocalizedStringKey) -> String { Text(key).string }

  @Test func aNounFollowsTheNumberBeforeIt() {
    for (count, expected) in [(0, "0 cups"), (1, "1 cup"), (2, "2 cups"), (11, "11 cups")] {
      #expect(shown("^[\(count) cup](inflect: true)") == expected)
    }
    #expect(shown("^[2 cup](inflect: true)") == "2 cups")
    #expect(shown("^[2 cup](inflect:true)") == "2 cups")
  }

  @Test func whatStandsAroundStays() {
    #expect(
      shown("Found ^[\(3) word](inflect: true), ^[\(1) box](inflect: true) *now*")
        == "Found 3 words, 1 box now")
  }

  @Test func whatIsNoSuchMarkIsShownAsItStands() {
    #expect(shown("2^[3") == "2^[3")
    #expect(shown("^[\(2) cup](other: true)") == "^[2 cup](other: true)")
    #expect(shown("a ^ b") == "a ^ b")
    #expect(shown("^[](inflect: true)") == "")
  }

  @Test func pluralsAreThoseOfEnglish() {
    let plurals = [
      "cup": "cups", "box": "boxes", "match": "matches", "dish": "dishes", "class": "classes",
      "bus": "buses", "city": "cities", "day": "days", "Person": "People", "child": "children",
      "cups": "cups", "big dog": "big dogs", "": "", "3": "3", "ox!": "ox!",
    ]
    for (one, many) in plurals { #expect(Inflection.plural(of: one) == many) }
  }
}

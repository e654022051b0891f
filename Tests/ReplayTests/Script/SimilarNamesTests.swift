import Testing

@testable import Replay

struct SimilarNamesTests {
  @Test func theFewestEditsComeFirst() {
    let names = ["board", "card:0", "card:9", "card:98", "score"]
    #expect(similarNames(to: "card:99", among: names, limit: 3) == ["card:9", "card:98", "card:0"])
  }

  @Test func emptyNamesAndListsAreFine() {
    #expect(similarNames(to: "", among: ["", "a"]) == ["", "a"])
    #expect(similarNames(to: "a", among: []) == [])
  }

  @Test(arguments: [
    ("tpa", "tap"), ("taps", "tap"), ("pres", "press"), ("expct", "expect"), ("click", "tap"),
    ("t", nil), ("abc", nil), ("elephant", nil), ("", nil),
  ])
  func theWordThatWasMeantIsASlipAway(word: String, meant: String?) {
    #expect(nearestWord(to: word, among: ["tap", "press", "expect"]) == meant)
  }

  @Test(arguments: [
    ("click", "tap"), ("touch", "tap"), ("hold", "press"), ("swipe", "drag"), ("type", "text"),
    ("sleep", "wait"), ("assert", "expect"), ("check", "expect"), ("wheel", "scroll"),
    ("stop", "end"), ("blur", "focus"), ("name", "label"), ("enabled", "isEnabled"),
    ("visible", "isVisible"), ("size", "viewport"),
  ])
  func whatOthersSayIsMeant(word: String, meant: String) {
    #expect(nearestWord(to: word, among: ["zzzzzzzz", meant]) == meant)
  }

  /// A word of three letters may have one slip, longer ones two, and letters in another order any.
  @Test(arguments: [
    ("tab", "tap"), ("tob", nil), ("tapss", "tap"), ("taxx", "tap"), ("xtap", "tap"),
    ("toes", nil), ("prezz", "press"),
    ("pozzs", nil), ("sserp", "press"),
  ])
  func howManySlipsAreForgiven(word: String, meant: String?) {
    #expect(nearestWord(to: word, among: ["press", "tap"]) == meant)
  }

  /// Insertions, removals and replacements count one each; equal ones come as they stood.
  @Test func fiveNamesAreEnough() {
    let names = ["abcd", "ab", "axc", "abc", "xbc", "abx", "abc"]
    #expect(similarNames(to: "abc", among: names) == ["abc", "abc", "abcd", "ab", "axc"])
  }

  @Test func onlyTheFirst64BytesCount() {
    let long = String(repeating: "a", count: 63)
    #expect(similarNames(to: long + "b", among: [long, long + "bc"], limit: 1) == [long + "bc"])
  }

  /// Of 64 bytes two are others; what is behind them makes no third one.
  @Test(arguments: [("xyz", "bc"), ("xy", "bcd"), ("xyz", "bcd")])
  func whatStandsBehindThoseBytesIsNoSlip(end: String, other: String) {
    let start = String(repeating: "a", count: 62)
    #expect(nearestWord(to: start + end, among: [start + other]) == start + other)
  }

  @Test(arguments: [("xab", "ab"), ("abx", "ab"), ("axb", "ab"), ("b", "ab"), ("xxab", "ab")])
  func aLetterTooManyOrTooFewIsASlip(word: String, meant: String) {
    #expect(nearestWord(to: word, among: [meant]) == meant)
  }

  /// What has other letters than any word, or too many, is like none of them; what has the same ones may be.
  @Test(arguments: [
    ("xyzw", nil), ("presspress", nil), ("expectxy", "expect"), ("expectxyz", nil),
    ("epxect", "expect"),
  ])
  func lettersTellWhatIsLikeNothing(word: String, meant: String?) {
    #expect(nearestWord(to: word, among: ["tap", "press", "expect"]) == meant)
  }

  @Test func whatOthersSayIsOnlyMeantWhereItCanBeSaid() {
    #expect(nearestWord(to: "click", among: ["press"]) == nil)
  }
}

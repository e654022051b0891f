import RecallUI
import Testing

@Suite struct ListFormatterTests {
  @Test(arguments: [
    ([], ""), (["a"], "a"), (["a", "b"], "a and b"), (["a", "b", "c"], "a, b, and c"),
  ])
  func textsAreOneList(_ texts: [String], _ list: String) {
    #expect(ListFormatter.localizedString(byJoining: texts) == list)
    #expect(ListFormatter().string(from: texts) == list)
  }

  @Test func thingsAreWrittenAsTheirFormatterDoes() {
    let formatter = ListFormatter()
    #expect(formatter.string(from: [1, 2]) == "1 and 2")
    let numbers = NumberFormatter()
    numbers.locale = Locale(identifier: "en_US")
    numbers.numberStyle = .percent
    formatter.itemFormatter = numbers
    #expect(formatter.string(from: [0.5, 1]) == "50% and 100%")
    #expect(formatter.string(from: ["a"]) == nil)
    #expect(formatter.string(for: [1, 1]) == "100% and 100%")
    #expect(formatter.string(for: 1) == nil)
  }
}

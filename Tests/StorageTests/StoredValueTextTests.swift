import Foundation
import Testing

@testable import Storage

@Suite struct StoredValueTextTests {
  private static let values: [(StoredValue, String)] = [
    (.bool(true), "bool true"), (.bool(false), "bool false"),
    (.int(0), "int 0"), (.int(.min), "int -9223372036854775808"),
    (.int(.max), "int 9223372036854775807"),
    (.double(1), "double 1.0"), (.double(-0.0), "double -0.0"), (.double(0.1), "double 0.1"),
    (.double(.infinity), "double inf"), (.double(.leastNonzeroMagnitude), "double 5e-324"),
    (.string(""), "string "), (.string("a \"b\"\n"), "string a \"b\"\n"),
    (.url(URL(filePath: "/a b")), "url file:///a%20b"),
    (.date(Date(timeIntervalSinceReferenceDate: 1.5)), "date 1.5"),
    (.data(Data()), "utf8 "), (.data(Data("{\"a\": 1}\n".utf8)), "utf8 {\"a\": 1}\n"),
    (.data(Data([0])), "data AA=="), (.data(Data([0xFF, 0xFE])), "data //4="),
    (.array([]), "array []"),
    (.array([.int(1), .string("x y")]), #"array ["int 1","string x y"]"#),
    (
      .dictionary(["b": .bool(true), "a": .array([.int(2)])]),
      #"dictionary {"a":"array [\"int 2\"]","b":"bool true"}"#
    ),
  ]

  @Test(arguments: values.indices) func aValueHasItsWordsAndIsReadFromThem(index: Int) {
    let (value, text) = Self.values[index]
    #expect(value.text == text)
    #expect(StoredValue(kind: value.kind, payload: value.payload) == value)
  }

  @Test func aNumberThatIsNoneIsReadAsNone() {
    let read = StoredValue(kind: .double, payload: "nan")
    guard case .double(let number) = read else {
      Issue.record("expected a double, found \(String(describing: read))")
      return
    }
    #expect(number.isNaN)
  }

  @Test(arguments: [
    (StoredValue.Kind.bool, "yes"), (.int, "1.0"), (.int, "9223372036854775808"), (.double, "x"),
    (.date, ""), (.data, "*"), (.array, "{}"), (.array, #"["int"]"#), (.array, #"["int x"]"#),
    (.dictionary, "[]"), (.dictionary, #"{"a": "what 1"}"#),
  ])
  func aPayloadOfAnotherKindIsRefused(kind: StoredValue.Kind, payload: String) {
    #expect(StoredValue(kind: kind, payload: payload) == nil)
  }

  /// Reading goes as deep as the text says: somebody could say a lot.
  @Test func listsInListsAreReadUpToABound() {
    func nested(_ levels: Int) -> StoredValue {
      levels == 1 ? .int(1) : .array([nested(levels - 1)])
    }
    let deepest = nested(StoredValue.mostLevels)
    #expect(StoredValue(kind: deepest.kind, payload: deepest.payload) == deepest)
    let deeper = nested(StoredValue.mostLevels + 1)
    #expect(StoredValue(kind: deeper.kind, payload: deeper.payload) == nil)
  }

  @Test func whatIsLongIsDescribedByItsBeginningItsSizeAndADigest() {
    let whole = StoredValue.string(String(repeating: "a", count: StoredValue.mostShown))
    #expect(whole.description == "string \(whole.payload)")
    let long = StoredValue.string(String(repeating: "a", count: StoredValue.mostShown + 1))
    let other = StoredValue.string(String(repeating: "a", count: StoredValue.mostShown) + "b")
    #expect(long.description.hasPrefix("string \(String(repeating: "a", count: 64))… 1025 bytes "))
    #expect(long.description != other.description)
    #expect(long.description.utf8.count < 120)
  }
}

import Foundation
import Testing

@testable import PreviewPlugin

@Suite struct EntryExpansionTests {
  private func call(
    _ declaration: String, role: String? = "peer",
    in context: String = "extension EnvironmentValues {}"
  ) throws -> AttachedCall {
    let location: [String: Any] = [
      "fileID": "A/B.swift", "fileName": "/B.swift", "offset": 9, "line": 2,
    ]
    var message: [String: Any] = [
      "macro": ["name": "Entry "], "declSyntax": ["source": declaration, "location": location],
      "lexicalContext": [["source": context, "location": location]],
    ]
    message["macroRole"] = role
    return try JSONDecoder().decode(
      AttachedCall.self, from: try JSONSerialization.data(withJSONObject: message))
  }

  private func key(_ declaration: String) throws -> String {
    try EntryExpansion(try call(declaration)).source
      .replacingOccurrences(of: "\n", with: " ")
  }

  private func failure(_ call: AttachedCall) -> String? {
    do throws(EntryExpansion.Failure) {
      _ = try EntryExpansion(call)
      return nil
    } catch {
      return error.message
    }
  }

  @Test func aPropertyHasAKeyWithItsValue() throws {
    #expect(
      try key("@Entry var name: String = \"a = b\"")
        == "private struct __Key_name: EnvironmentKey {   "
        + "static var defaultValue: String  { \"a = b\" } }")
    #expect(
      try key("@Entry public var act: (Int) -> Void = { _ in }")
        .contains("static var defaultValue: (Int) -> Void  { { _ in } }"))
    #expect(try key("@Entry var list = [Int]()").contains("static let defaultValue = [Int]()"))
    #expect(
      try key("@Entry var other: String?").contains("static var defaultValue: String? { nil }"))
    #expect(
      try key("@Entry var list: Array<Int>?")
        .contains("static var defaultValue: Array<Int>? { nil }"))
  }

  @Test func thePropertyFindsItByTheKey() throws {
    #expect(
      try EntryExpansion(try call("@Entry var name = 1", role: "accessor")).source
        == "get { self[__Key_name.self] }\nset { self[__Key_name.self] = newValue }")
  }

  @Test func anOptionalPropertyOfFocusedValuesHasAKeyOfItsType() throws {
    let call = try call(
      "@Entry var note: Binding<String?>?", in: "extension FocusedValues {}")
    #expect(
      try EntryExpansion(call).source.replacingOccurrences(of: "\n", with: " ")
        == "private struct __Key_note: FocusedValueKey {   typealias Value = Binding<String?> }")
  }

  @Test(arguments: [
    "@Entry var note: String", "@Entry var note = 1", "@Entry var note: String? = nil",
  ])
  func whatViewsCannotTellIsSaid(declaration: String) throws {
    #expect(
      failure(try call(declaration, in: "extension FocusedValues {}"))
        == "expected an optional type of 'note' and no value, as nobody tells one by itself")
  }

  @Test(arguments: [
    ("Transaction", "TransactionKey"), ("ContainerValues", "ContainerValueKey"),
  ])
  func whatGoesAlongWithChangesAndWhatContainersHearHaveKeys(
    values: String, key: String
  ) throws {
    let call = try call("@Entry var name = 1", in: "extension \(values) {}")
    #expect(
      try EntryExpansion(call).source.replacingOccurrences(of: "\n", with: " ")
        == "private struct __Key_name: \(key) {   static let defaultValue = 1 }")
  }

  @Test func whatIsNotUnderstoodIsSaid() throws {
    #expect(
      failure(try call("@Entry var name: String"))
        == "expected a value of 'name' behind '=', found none")
    #expect(
      failure(try call("@Entry func f() {}"))
        == "expected a property with '@Entry', found another declaration")
    #expect(
      failure(try call("@Entry var name = 1", in: "extension Elsewhere {}"))
        == "expected '@Entry' in an extension of 'EnvironmentValues', 'Transaction', "
        + "'ContainerValues' or 'FocusedValues', found it elsewhere")
    #expect(
      failure(try call("@Entry var name = 1", role: "member"))
        == "expected '@Entry' to add a key, found another role")
    #expect(
      failure(try call("@Entry var name = 1", role: nil))
        == "expected '@Entry' to add a key, found another role")
  }
}

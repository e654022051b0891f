import Foundation
import Testing

@testable import PreviewPlugin

@Suite struct PreviewExpansionTests {
  private func call(_ source: String, macro: String = "Preview") throws -> MacroCall {
    let message: [String: Any] = [
      "macro": ["moduleName": "PreviewMacros", "name": macro, "typeName": macro],
      "discriminator": "$s4Testm",
      "syntax": [
        "kind": "declaration", "source": source,
        "location": [
          "fileID": "Test/A.swift", "fileName": "/A.swift", "offset": 100, "line": 7, "column": 1,
        ],
      ],
    ]
    return try JSONDecoder().decode(
      MacroCall.self, from: JSONSerialization.data(withJSONObject: message))
  }

  private func expansion(_ source: String) throws -> String {
    try PreviewExpansion(try call(source)).source
  }

  @Test func aCallIsHandedOnAsItStands() throws {
    #expect(
      try expansion("#Preview(\"A\", traits: .portrait) {\n  Text(\"}\") // {\n}") == """
        struct $s4Testm7PreviewfMu_: _PreviewSource {
          static var fileID: String { "Test/A.swift" }
          static var line: Int { 7 }
          static var preview: _Preview { _Preview("A", traits: .portrait) {
          Text("}") // {
        } }
        }
        """)
  }

  @Test func attributesStayBeforeTheDeclaration() throws {
    let source = try expansion("@available(macOS 14, *)\n#Preview { Text(\"a\") }")
    #expect(source.hasPrefix("@available(macOS 14, *)\nstruct $s4Testm7PreviewfMu_: "))
  }

  @Test func theLineIsThatOfTheCallBehindItsComments() throws {
    #expect(try expansion("\n// A preview\n#Preview { A() }").contains("line: Int { 9 }"))
  }

  @Test func whatIsPreviewableIsTheStateOfAView() throws {
    #expect(
      try expansion(
        """
        #Preview {
          @Previewable @State var isOn = false
          Toggle("On", isOn: $isOn)
        }
        """) == """
          struct $s4Testm7PreviewfMu_: _PreviewSource {
            struct Content: View {
              @Previewable @State var isOn = false
              var body: some View {
            \n  Toggle("On", isOn: $isOn)
          }
            }
            static var fileID: String { "Test/A.swift" }
            static var line: Int { 7 }
            static var preview: _Preview { _Preview { Content() } }
          }
          """)
  }

  @Test(arguments: [
    "@Previewable @State var a = [\n  1,\n  2,\n]",
    "@Previewable\n@State\nvar a = 1",
    "@Previewable @State var a =\n  1",
    "@Previewable @State var a = Some\n  .thing",
    "@Previewable @State var a: [Int]\n  = []",
    "@Previewable @State var a = \"\"\"\n  Text(\"b\")\n  \"\"\"",
    "@Previewable @State var a = \"\\(f(\")\"))\"",
    "@Previewable @State var a = #\"\"\"#",
    "@Previewable @State var a = { 1 }()",
    "@Previewable @State var a: Int?",
    "@Previewable @State var a: [Int?]??",
    "@Previewable @State var a = true ?\n  1 : 2",
    "@Previewable @State var a: Int?\n  = 1",
    "@Previewable @State var a = 1 /* Text(\"b\")\n */",
  ])
  func aDeclarationEndsWhereSwiftEndsIt(declaration: String) throws {
    let source = try expansion("#Preview {\n\(declaration)\nText(\"b\")\n}")
    let body = try #require(source.components(separatedBy: "var body: some View {").last)
    #expect(body.contains("\nText(\"b\")\n"))
    #expect(!body.contains("Previewable"))
    let state = try #require(source.components(separatedBy: "var body: some View {").first)
    #expect(state.hasSuffix("\(declaration)\n    ") || declaration.hasSuffix("*/"), "\(state)")
  }

  @Test func aSemicolonEndsADeclaration() throws {
    let source = try expansion("#Preview { @Previewable @State var a = 1; Text(\"b\") }")
    #expect(source.contains("var body: some View {  Text(\"b\") }"))
  }

  @Test func severalDeclarationsKeepTheirOrder() throws {
    let source = try expansion(
      "#Preview {\n@Previewable @State var a = 1\nlet c = 2\n@Previewable @State var b = 2\nText(\"\")\n}"
    )
    let parts = source.components(separatedBy: "var body: some View {")
    #expect(parts[0].contains("var a = 1\n    @Previewable @State var b = 2\n"))
    #expect(parts[1].contains("let c = 2"))
  }

  @Test(arguments: ["#Preview", "#Preview(\"A\")", "#Preview {", "#Preview(body: f)"])
  func aCallWithoutViewsIsSaidToBeOne(source: String) {
    #expect(
      throws: PreviewExpansion.Failure(
        message: "expected views in braces behind '#Preview', found none", offset: 0)
    ) { try expansion(source) }
  }

  @Test func namesOfTwoCallsDiffer() throws {
    let first = try call("#Preview {}")
    #expect(first.uniqueName("Preview") == "$s4Testm7PreviewfMu_")
  }
}

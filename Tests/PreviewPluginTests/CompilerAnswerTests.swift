import Foundation
import Testing

@testable import PreviewPlugin

@Suite struct CompilerAnswerTests {
  private func answer(_ message: String) throws -> String {
    let read = try JSONDecoder().decode(CompilerMessage.self, from: Data(message.utf8))
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(CompilerAnswer(to: read)), as: UTF8.self)
  }

  private func freestanding(_ macro: String, _ source: String) -> String {
    """
    {"expandFreestandingMacro": {"macro": {"moduleName": "M", "typeName": "T", "name": "\(macro)"},
     "macroRole": "declaration", "discriminator": "d", "lexicalContext": [],
     "syntax": {"kind": "declaration", "source": "\(source)", "location":
     {"fileID": "A/B.swift", "fileName": "/B.swift", "offset": 9, "line": 2, "column": 1}}}}
    """
  }

  @Test func theVersionIsSaid() throws {
    #expect(
      try answer(#"{"getCapability": {"capability": {"protocolVersion": 7}}}"#)
        == #"{"getCapabilityResult":{"capability":{"protocolVersion":7}}}"#)
  }

  @Test func aPreviewIsExpanded() throws {
    let text = try answer(freestanding("Preview", "#Preview { A() }"))
    #expect(text.hasPrefix(#"{"expandMacroResult":{"diagnostics":[],"expandedSource":"struct d7"#))
  }

  @Test func whatIsNotUnderstoodIsSaidWhereItStands() throws {
    #expect(
      try answer(freestanding("Preview", "#Preview"))
        == #"{"expandMacroResult":{"diagnostics":[{"fixIts":[],"highlights":[],"message":"#
        + #""expected views in braces behind '#Preview', found none","notes":[],"position":"#
        + #"{"fileName":"/B.swift","offset":9},"severity":"error"}]}}"#)
    #expect(
      try answer(freestanding("Other", "#Other"))
        .contains("expected the macro 'Preview', found 'Other'"))
  }

  @Test func whatIsPreviewableStaysAsItIs() throws {
    #expect(
      try answer(
        #"{"expandAttachedMacro": {"macro": {"moduleName": "M", "typeName": "T", "name": "Previewable "}}}"#
      ) == #"{"expandMacroResult":{"diagnostics":[],"expandedSource":""}}"#)
    #expect(
      try answer(
        #"{"expandAttachedMacro": {"macro": {"moduleName": "M", "typeName": "T", "name": "Other"}}}"#
      ).contains("expected the macro 'Previewable', 'Entry' or 'Animatable', found 'Other'"))
  }

  @Test func anotherMessageIsAnswered() throws {
    #expect(try answer(#"{"loadPluginLibrary": {}}"#).contains("found another message"))
  }
}

/// What stands in place of a `#Preview`: a type that the program's previews are found by.
///
/// The call is handed on as it stands, to a type whose initializers have the macro's parameters. Of
/// what is `@Previewable` it makes the state of a view of its own, which shows the rest.
struct PreviewExpansion {
  /// Why a call isn't understood.
  struct Failure: Error, Equatable {
    let message: String
    /// Where in the call, in bytes.
    let offset: Int
  }

  /// The type's declaration.
  let source: String

  /// - Throws: `Failure` for a call without views.
  init(_ call: MacroCall) throws(Failure) {
    let text = Array(call.syntax.source.utf8)
    let tokens = SourceScanner.tokens(of: call.syntax.source)
    guard
      let name = tokens.indices.first(where: { index in
        tokens[index].text == "#" && index + 1 < tokens.count && tokens[index + 1].text == "Preview"
      })
    else { throw Failure(message: "expected '#Preview', found another call", offset: 0) }
    let start = tokens[name].range.lowerBound
    // The compiler counts from where the blank lines and comments before the call begin.
    let line = call.syntax.location.line + text[..<start].count { $0 == UInt8(ascii: "\n") }
    guard let closure = PreviewClosure(in: tokens, after: name + 1) else {
      throw Failure(
        message: "expected views in braces behind '#Preview', found none", offset: start)
    }
    func piece(_ range: Range<Int>) -> String { String(decoding: text[range], as: UTF8.self) }
    let arguments = piece(tokens[name + 1].range.upperBound..<closure.range.lowerBound)
    let state = closure.declarations(in: tokens)
    let body: String
    var view = ""
    if state.isEmpty {
      body = piece(closure.range)
    } else {
      let rest = Self.text(text, of: closure.content, without: state)
      let properties = state.map { "    " + piece($0) }.joined(separator: "\n")
      view = """

          struct Content: View {
        \(properties)
            var body: some View {\(rest)}
          }
        """
      body = "{ Content() }"
    }
    source = """
      \(piece(0..<start))struct \(call.uniqueName("Preview")): _PreviewSource {\(view)
        static var fileID: String { "\(call.syntax.location.fileID)" }
        static var line: Int { \(line) }
        static var preview: _Preview { _Preview\(arguments)\(body) }
      }
      """
  }

  /// A part of a text with gaps in it, where something else took over what stood there.
  private static func text(
    _ text: [UInt8], of range: Range<Int>, without gaps: [Range<Int>]
  ) -> String {
    var (rest, position) = ([UInt8](), range.lowerBound)
    for gap in gaps {
      rest += text[position..<gap.lowerBound]
      position = gap.upperBound
    }
    return String(decoding: rest + text[position..<range.upperBound], as: UTF8.self)
  }
}

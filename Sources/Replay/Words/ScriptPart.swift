/// What stands in a script.
///
/// Each part appends itself to the text of the whole script: a text of its own for each part would be most
/// of the work of printing.
protocol ScriptPart: CustomStringConvertible {
  /// Appends its canonical text.
  func write(to text: inout ScriptText)
}

extension ScriptPart {
  /// The canonical text.
  var written: String { ScriptText(write).description }
}

extension String: ScriptPart {
  func write(to text: inout ScriptText) { text.append(self) }
}

extension Int: ScriptPart {
  func write(to text: inout ScriptText) { Int64(self).write(to: &text) }
}

extension Int64: ScriptPart {
  func write(to text: inout ScriptText) {
    if self < 0 { text.append("-") }
    text.append(digitsOf: magnitude)
  }
}

extension UInt64: ScriptPart {
  func write(to text: inout ScriptText) { text.append(digitsOf: self) }
}

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

/// The text of a script, or of a part of it, while it is printed.
struct ScriptText: CustomStringConvertible {
  /// In UTF-8, as a file has it.
  private(set) var bytes: [UInt8] = []

  /// Creates the text that `write` writes.
  init(_ write: (inout ScriptText) -> Void) {
    write(&self)
  }

  var description: String { String(decoding: bytes, as: UTF8.self) }

  /// Appends parts of a script, one behind the other.
  mutating func append<each Part: ScriptPart>(_ part: repeat each Part) {
    repeat (each part).write(to: &self)
  }

  mutating func append(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  mutating func append(_ byte: UInt8) {
    bytes.append(byte)
  }

  /// Appends so many blanks, none where the number is negative.
  mutating func append(blanks count: Int) {
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: max(0, count)))
  }
}

extension String: ScriptPart {
  func write(to text: inout ScriptText) { text.append(self) }
}

extension Int: ScriptPart {
  func write(to text: inout ScriptText) { text.append(String(self)) }
}

extension Int64: ScriptPart {
  func write(to text: inout ScriptText) { text.append(String(self)) }
}

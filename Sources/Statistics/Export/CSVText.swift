/// A table as comma-separated values, after RFC 4180: lines end with CR and LF, and a field that has a
/// comma, a quotation mark or the end of a line in it stands in quotation marks.
struct CSVText {
  private(set) var text = ""

  /// Adds a line.
  mutating func add(_ fields: [String]) {
    text += fields.map(Self.field).joined(separator: ",") + "\r\n"
  }

  private static func field(_ value: String) -> String {
    let special: Set<Unicode.Scalar> = ["\"", ",", "\r", "\n"]
    guard value.unicodeScalars.contains(where: special.contains) else { return value }
    return "\"" + value.replacing("\"", with: "\"\"") + "\""
  }
}

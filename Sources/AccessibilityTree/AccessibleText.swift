/// The text of an element that text is typed into. Places count characters as Unicode does: its scalars.
public struct AccessibleText: Hashable, Sendable {
  public var text: String
  /// Where the caret stands, from 0 to the number of scalars.
  public var caret: Int
  /// What is selected; empty for nothing.
  public var selection: Range<Int>

  /// A text with a caret, and with what is selected: places that the text doesn't have are taken for its
  /// nearest end.
  public init(_ text: String, caret: Int, selection: Range<Int>) {
    let count = text.unicodeScalars.count
    self.text = text
    self.caret = min(max(caret, 0), count)
    let start = min(max(selection.lowerBound, 0), count)
    self.selection = start..<min(max(selection.upperBound, start), count)
  }

  public var count: Int { text.unicodeScalars.count }

  /// The scalars in a range; as much of it as there is.
  ///
  /// - Parameters:
  ///   - start: The number of the first one, from 0.
  ///   - end: The number behind the last one. Below 0 for the text's end, as assistive programs ask for that.
  public func part(from start: Int, to end: Int) -> String {
    let scalars = Array(text.unicodeScalars)
    let first = min(max(start, 0), scalars.count)
    let last = end < 0 ? scalars.count : min(max(end, first), scalars.count)
    var part = String.UnicodeScalarView()
    part.append(contentsOf: scalars[first..<last])
    return String(part)
  }
}

/// What of a text is selected while it is edited.
///
/// ```swift
/// @State private var selection: TextSelection?
///
/// TextField("Name", text: $name, selection: $selection)
/// Button("Select all") { selection = TextSelection(range: name.startIndex..<name.endIndex) }
/// ```
public struct TextSelection: Hashable, Sendable {
  /// Places in the text.
  public enum Indices: Hashable, Sendable {
    case selection(Range<String.Index>)
    /// Several stretches. Fields select what lies between the first and the last.
    case multiSelection(RangeSet<String.Index>)
  }

  public var indices: Indices

  /// Selects a stretch of the text.
  public init(range: Range<String.Index>) {
    indices = .selection(range)
  }

  /// Selects stretches of the text.
  public init(ranges: RangeSet<String.Index>) {
    indices = .multiSelection(ranges)
  }

  /// Puts the caret at a place.
  public init(insertionPoint: String.Index) {
    self.init(range: insertionPoint..<insertionPoint)
  }

  /// Whether it is a caret.
  public var isInsertion: Bool { bounds?.isEmpty ?? true }

  /// From the first place to the last.
  package var bounds: Range<String.Index>? {
    switch indices {
    case .selection(let range): return range
    case .multiSelection(let set):
      guard let first = set.ranges.first, let last = set.ranges.last else { return nil }
      return first.lowerBound..<last.upperBound
    }
  }
}

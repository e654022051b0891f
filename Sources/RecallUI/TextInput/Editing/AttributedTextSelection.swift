/// What of an attributed text is selected while it is edited, and what is typed there looks like.
///
/// ```swift
/// @State private var text = AttributedString("Hello")
/// @State private var selection = AttributedTextSelection()
///
/// TextEditor(text: $text, selection: $selection)
/// Button("Red") { text.transformAttributes(in: &selection) { $0.foregroundColor = .red } }
/// ```
public struct AttributedTextSelection: Equatable, Sendable {
  /// Places in a text.
  public enum Indices: Equatable, Sendable {
    /// A caret.
    case insertionPoint(AttributedString.Index)
    /// Stretches. Editors select what lies between the first and the last.
    case ranges(RangeSet<AttributedString.Index>)
  }

  /// Nil for a caret at the text's end.
  private var places: Indices?
  /// What is typed next looks like; nil for what stands before it.
  private(set) var typing: AttributeContainer?

  /// Puts the caret at the text's end.
  public init() {}

  /// Puts the caret at a place.
  ///
  /// - Parameters:
  ///   - insertionPoint: The place: an index of the text that is edited.
  ///   - typingAttributes: What is typed there looks like; nil for what stands before it.
  public init(
    insertionPoint: AttributedString.Index, typingAttributes: AttributeContainer? = nil
  ) {
    places = .insertionPoint(insertionPoint)
    typing = typingAttributes
  }

  /// Selects a stretch.
  public init(range: Range<AttributedString.Index>) {
    places = range.isEmpty ? .insertionPoint(range.lowerBound) : .ranges(RangeSet(range))
  }

  /// Selects stretches.
  public init(ranges: RangeSet<AttributedString.Index>) {
    places = .ranges(ranges)
  }

  /// Where in a text it is. Places behind the text's end count as its end.
  public func indices(in text: AttributedString) -> Indices {
    switch places {
    case nil: return .insertionPoint(text.endIndex)
    case .insertionPoint(let index): return .insertionPoint(text.clamped(index))
    case .ranges(let set):
      var ranges = RangeSet<AttributedString.Index>()
      for range in set.ranges {
        let (start, end) = (text.clamped(range.lowerBound), text.clamped(range.upperBound))
        if start < end { ranges.insert(contentsOf: start..<end) }
      }
      return ranges.isEmpty
        ? .insertionPoint(set.ranges.first.map { text.clamped($0.lowerBound) } ?? text.endIndex)
        : .ranges(ranges)
    }
  }

  /// What is typed at this place of a text looks like: as was said, or as what stands before it.
  public func typingAttributes(in text: AttributedString) -> AttributeContainer {
    if let typing { return typing }
    let range = range(in: text)
    if range.isEmpty { return text.attributes(before: range.lowerBound) }
    return text.runs[range.lowerBound].attributes
  }

  /// From the first place to the last.
  func range(in text: AttributedString) -> Range<AttributedString.Index> {
    switch indices(in: text) {
    case .insertionPoint(let index): return index..<index
    case .ranges(let set):
      guard let first = set.ranges.first, let last = set.ranges.last else {
        return text.endIndex..<text.endIndex
      }
      return first.lowerBound..<last.upperBound
    }
  }

  /// Sets what is typed next looks like.
  fileprivate mutating func setTyping(_ attributes: AttributeContainer) {
    typing = attributes
  }
}

extension AttributedString {
  /// Changes how what is selected looks; at a caret, what is typed there next.
  public mutating func transformAttributes(
    in selection: inout AttributedTextSelection, body: (inout AttributeContainer) -> Void
  ) {
    switch selection.indices(in: self) {
    case .insertionPoint:
      var attributes = selection.typingAttributes(in: self)
      body(&attributes)
      selection.setTyping(attributes)
    case .ranges(let set):
      for selected in set.ranges {
        for run in self[selected].runs.map({ ($0.range, $0.attributes) }) {
          var attributes = run.1
          body(&attributes)
          self[run.0].setAttributes(attributes)
        }
      }
      // A text with other looks has other places.
      selection = AttributedTextSelection(ranges: set)
    }
  }

  /// Puts text in place of what is selected, and the caret behind it.
  public mutating func replaceSelection(
    _ selection: inout AttributedTextSelection, with replacement: some AttributedStringProtocol
  ) {
    let range = selection.range(in: self)
    let before = unicodeScalars.distance(from: startIndex, to: range.lowerBound)
    let piece = AttributedString(replacement[replacement.startIndex..<replacement.endIndex])
    replaceSubrange(range, with: piece)
    selection = AttributedTextSelection(
      insertionPoint: unicodeScalars.index(
        startIndex, offsetBy: before + piece.unicodeScalars.count))
  }

  /// Puts characters in place of what is selected, which look as what is typed there, and the caret behind them.
  public mutating func replaceSelection(
    _ selection: inout AttributedTextSelection,
    withCharacters newElements: some Collection<Character>
  ) {
    let attributes = selection.typingAttributes(in: self)
    replaceSelection(
      &selection, with: AttributedString(String(newElements), attributes: attributes))
  }

  /// Takes over what somebody made of its characters. What is new looks as was said, or as what stands before it.
  mutating func takeCharacters(_ new: String, typing: AttributeContainer?) {
    let old = String(characters)
    guard let change = TextChange(from: old, to: new)?.aroundScalars(of: old, new) else { return }
    func index(_ place: Int) -> Index {
      unicodeScalars.index(
        startIndex, offsetBy: old.bytes(0..<place).unicodeScalars.count)
    }
    let range = index(change.start)..<index(change.oldEnd)
    let attributes =
      typing
      ?? (range.isEmpty ? attributes(before: range.lowerBound) : runs[range.lowerBound].attributes)
    replaceSubrange(
      range,
      with: AttributedString(new.bytes(change.start..<change.newEnd), attributes: attributes))
  }

  /// How what stands before a place looks; at the beginning, what stands there.
  fileprivate func attributes(before index: Index) -> AttributeContainer {
    guard startIndex < endIndex else { return AttributeContainer() }
    return runs[index > startIndex ? characters.index(before: index) : startIndex].attributes
  }

  fileprivate func clamped(_ index: Index) -> Index {
    Swift.max(startIndex, Swift.min(index, endIndex))
  }
}

extension Binding where Value == AttributedString {
  /// What is selected of this text, as a field knows it.
  func plainSelection(
    _ selection: Binding<AttributedTextSelection>
  ) -> Binding<TextSelection?> {
    Binding<TextSelection?> {
      let text = wrappedValue
      let range = selection.wrappedValue.range(in: text)
      let plain = String(text.characters)
      func place(_ index: AttributedString.Index) -> Int {
        String(text[text.startIndex..<index].characters).utf8.count
      }
      return TextSelection(place(range.lowerBound)..<place(range.upperBound), in: plain)
    } set: { new in
      let text = wrappedValue
      let plain = String(text.characters)
      guard let range = new?.range(in: plain)?.range else { return }
      func index(_ place: Int) -> AttributedString.Index {
        text.unicodeScalars.index(
          text.startIndex, offsetBy: plain.bytes(0..<place).unicodeScalars.count)
      }
      let places = index(range.lowerBound)..<index(range.upperBound)
      // What was said of typing holds as long as the caret stays.
      guard selection.wrappedValue.range(in: text) != places else { return }
      selection.wrappedValue = AttributedTextSelection(range: places)
    }
  }
}

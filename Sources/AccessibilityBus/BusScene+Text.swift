import AccessibilityTree

extension BusScene {
  func text(
    _ method: String, of entry: AccessibleTree.Entry, _ arguments: [BusValue]
  ) throws(BusError) -> Answer {
    guard let text = entry.element.text else { throw .noMethod(method, of: .text) }
    let id = entry.element.id
    let numbers = arguments.numbers
    func number(_ index: Int) throws(BusError) -> Int {
      guard numbers.indices.contains(index) else { throw .arguments }
      return numbers[index]
    }
    switch method {
    case "GetText": return Answer(.text(text.part(from: try number(0), to: try number(1))))
    case "GetCharacterAtOffset":
      let character = text.part(from: try number(0), to: max(try number(0), -1) &+ 1)
      return Answer(.integer(Int(character.unicodeScalars.first?.value ?? 0)))
    case "GetStringAtOffset", "GetTextAtOffset", "GetTextBeforeOffset", "GetTextAfterOffset":
      guard case .natural(let unit)? = arguments.last else { throw .arguments }
      let range = text.range(of: unit, at: try number(0), method.direction)
      return Answer(
        .text(text.part(from: range.lowerBound, to: range.upperBound)),
        .integer(range.lowerBound), .integer(range.upperBound))
    case "SetCaretOffset":
      return Answer(.truth(true), request: .moveCaret(id, to: try number(0)))
    case "GetNSelections": return Answer(.integer(text.selection.isEmpty ? 0 : 1))
    case "GetSelection":
      let range = try number(0) == 0 ? text.selection : 0..<0
      return Answer(.integer(range.lowerBound), .integer(range.upperBound))
    case "AddSelection", "SetSelection":
      let first = method == "AddSelection" ? 0 : 1
      guard let range = text.range(try number(first), try number(first + 1)) else {
        return Answer(.truth(false))
      }
      return Answer(.truth(true), request: .select(id, range))
    case "RemoveSelection":
      return Answer(.truth(!text.selection.isEmpty), request: .moveCaret(id, to: text.caret))
    case "GetAttributes", "GetAttributeRun":
      return Answer(.array(of: "{ss}", []), .integer(0), .integer(text.count))
    case "GetDefaultAttributes", "GetDefaultAttributeSet": return Answer(.array(of: "{ss}", []))
    case "GetCharacterExtents", "GetRangeExtents":
      // Where each letter stands is not told: the element is as near as it gets.
      let frame = try frame(of: entry, in: arguments.last)
      return Answer(
        .integer(frame.x), .integer(frame.y), .integer(frame.width), .integer(frame.height))
    default: throw .noMethod(method, of: .text)
    }
  }

  func editableText(
    _ method: String, of entry: AccessibleTree.Entry, _ arguments: [BusValue]
  ) throws(BusError) -> Answer {
    guard let text = entry.element.text else { throw .noMethod(method, of: .editableText) }
    let id = entry.element.id
    let (numbers, new) = (arguments.numbers, arguments.texts.first ?? "")
    switch (method, numbers.count) {
    case ("SetTextContents", 0):
      return Answer(.truth(true), request: .replace(id, 0..<text.count, with: new))
    case ("InsertText", 2):
      // The length is counted in bytes; below 0, all of it is meant.
      let bytes = numbers[1] < 0 ? new.utf8.count : min(numbers[1], new.utf8.count)
      let part = String(decoding: Array(new.utf8.prefix(bytes)), as: UTF8.self)
      let start = min(max(numbers[0], 0), text.count)
      return Answer(.truth(true), request: .replace(id, start..<start, with: part))
    case ("DeleteText", 2):
      guard let range = text.range(numbers[0], numbers[1]), !range.isEmpty else {
        return Answer(.truth(false))
      }
      return Answer(.truth(true), request: .replace(id, range, with: ""))
    default: throw .arguments
    }
  }
}

extension [BusValue] {
  fileprivate var numbers: [Int] {
    compactMap { value in
      if case .integer(let number) = value { number } else { nil }
    }
  }

  fileprivate var texts: [String] {
    compactMap { value in
      if case .text(let text) = value { text } else { nil }
    }
  }
}

extension String {
  /// Which way a method looks from an offset.
  fileprivate var direction: Int {
    switch self {
    case "GetTextBeforeOffset": -1
    case "GetTextAfterOffset": 1
    default: 0
    }
  }
}

extension AccessibleText {
  /// A range of the text; nil for one that begins behind its end.
  fileprivate func range(_ start: Int, _ end: Int) -> Range<Int>? {
    let last = end < 0 ? count : min(end, count)
    return start >= 0 && start <= last ? start..<last : nil
  }

  /// The character, word, sentence, line or paragraph at an offset, or the one beside.
  ///
  /// - Parameter unit: As `GetStringAtOffset` numbers them: 0 for characters, 1 for words, 2 for sentences, 3 for
  ///   lines, 4 for paragraphs. Sentences are taken for lines.
  fileprivate func range(of unit: UInt32, at offset: Int, _ direction: Int) -> Range<Int> {
    let scalars = Array(text.unicodeScalars)
    let units = units(of: unit, scalars)
    let place = min(max(offset, 0), scalars.count)
    guard let index = units.firstIndex(where: { $0.contains(place) }) else {
      guard direction < 0, let last = units.last else { return scalars.count..<scalars.count }
      return last
    }
    let wanted = index + direction
    if wanted < 0 { return 0..<0 }
    return units.indices.contains(wanted) ? units[wanted] : scalars.count..<scalars.count
  }

  private func units(of unit: UInt32, _ scalars: [Unicode.Scalar]) -> [Range<Int>] {
    if unit == 0 { return scalars.indices.map { $0..<$0 + 1 } }
    var starts = scalars.isEmpty ? [] : [0]
    for index in scalars.indices.dropFirst() {
      let (before, here) = (scalars[index - 1], scalars[index])
      let begins =
        unit == 1
        ? before.properties.isWhitespace && !here.properties.isWhitespace : before == "\n"
      if begins { starts.append(index) }
    }
    return zip(starts, starts.dropFirst() + [scalars.count]).map { $0..<$1 }
  }
}

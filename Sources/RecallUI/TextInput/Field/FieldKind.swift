/// What is typed into a field.
enum FieldKind: Equatable {
  case line
  /// One line that nobody is to read.
  case secret
  /// As many lines as there are, within bounds.
  case lines(least: Int, most: Int)
  /// Lines that fill the view, and scroll.
  case page

  var isSecret: Bool { self == .secret }
  var hasLines: Bool { self != .line && self != .secret }

  var room: EditableText.Room {
    switch self {
    case .line, .secret: .line
    case .lines(let least, let most): .lines(least: least, most: most)
    case .page: .all
    }
  }
}

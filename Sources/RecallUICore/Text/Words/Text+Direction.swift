extension Text {
  /// Where the lines of this text begin; nil for where its first letter does.
  ///
  /// Words of the program's are a sentence of its language, whichever value that begins with: an Arabic sentence that
  /// begins with a Latin name begins at the right, an English one that begins with an Arabic name at the left. What
  /// stands for itself, such as what somebody has typed, goes by its own first letter. SwiftUI leaves the former to the
  /// surroundings' direction, which says the same where views begin as the language does; the language is asked here,
  /// as some views go from left to right in each.
  ///
  /// - Parameter translated: What it says in its surroundings.
  func direction(saying translated: Text, in environment: EnvironmentValues) -> TextDirection? {
    switch environment.textTraits.writingDirection {
    case .contentBased: return nil
    case .layoutBased:
      return environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    case nil: break
    }
    guard isTranslatable else { return nil }
    if let catalog = environment.stringCatalog, catalog.isRightToLeft { return .rightToLeft }
    // Where all is written from left to right, there is nothing to say.
    guard translated.runs.contains(where: { TextDirection.hasLettersToTheLeft($0.string) }) else {
      return nil
    }
    return environment.stringCatalog == nil ? ownDirection : .leftToRight
  }

  /// That of the first letter that the program says itself, and no value; nil where all are values.
  private var ownDirection: TextDirection? {
    for run in runs {
      switch run.words {
      case .words(let words):
        for case .literal(let literal) in words.pieces {
          if let direction = TextDirection(of: literal) { return direction }
        }
      case .key:
        if let direction = TextDirection(of: run.string) { return direction }
      case .none, .name: continue
      }
    }
    return nil
  }
}

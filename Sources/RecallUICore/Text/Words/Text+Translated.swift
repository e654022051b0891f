extension Text {
  /// What of a run is looked up in another language.
  enum RunWords: Equatable {
    /// It stands for itself.
    case none
    /// It is a literal, and what it is looked up by.
    case key
    /// The same, of what somebody or something is called.
    case name
    /// It is made of these, alone or with the runs beside it that have the same.
    case words(TextWords)
  }

  /// Whether a language may say it otherwise.
  var isTranslatable: Bool { runs.contains { $0.words != .none } }

  /// This text as a catalog says it, with the looks that it has.
  func translated(in catalog: StringCatalog) -> Text {
    guard isTranslatable else { return self }
    var translated: [Run] = []
    var index = 0
    while index < runs.count {
      let run = runs[index]
      switch run.words {
      case .none: translated.append(run)
      case .key:
        let words = catalog.words(for: CatalogKey(run.string))
        translated +=
          words.map { Run.runs(InlineMarkdown.runs(of: [.literal($0)]), dressedAs: [run]) }
          ?? [run]
      case .name:
        var named = run
        named.string =
          catalog.words(for: CatalogKey(run.string, context: "name")) ?? run.string
        translated.append(named)
      case .words(let words):
        let group = runs[index...].prefix { $0.isMade(of: words) }
        translated += Run.runs(words.runs(in: catalog), dressedAs: group)
        index += group.count - 1
      }
      index += 1
    }
    return Text(runs: translated)
  }

  /// This text without its looks, as a catalog says it: what is said, compared or kept.
  package func string(in catalog: StringCatalog?) -> String {
    guard let catalog else { return string }
    let translated = translated(in: catalog).string
    return catalog.isRightToLeft ? Isolates.removed(from: translated) : translated
  }

  /// This text as its surroundings say it.
  func translated(in environment: EnvironmentValues) -> Text {
    guard isTranslatable, let catalog = environment.stringCatalog else { return self }
    return translated(in: catalog)
  }
}

extension Text.Run {
  fileprivate func isMade(of other: TextWords) -> Bool {
    if case .words(let words) = words { words === other } else { false }
  }

  /// Runs with the looks that all of a text's former ones have, where they have none themselves.
  fileprivate static func runs(
    _ new: [Text.Run], dressedAs former: some Collection<Text.Run>
  ) -> [Text.Run] {
    func shared<Look: Equatable>(_ look: KeyPath<Text.Run, Look?>) -> Look? {
      guard let first = former.first?[keyPath: look],
        former.allSatisfy({ $0[keyPath: look] == first })
      else { return nil }
      return first
    }
    return new.map { run in
      var run = run
      run.words = .none
      run.font = run.font ?? shared(\.font)
      run.weight = run.weight ?? shared(\.weight)
      run.design = run.design ?? shared(\.design)
      run.isItalic = run.isItalic ?? shared(\.isItalic)
      run.style = run.style ?? shared(\.style)
      run.underline = run.underline ?? shared(\.underline)
      run.strikethrough = run.strikethrough ?? shared(\.strikethrough)
      run.hasMonospacedDigits = run.hasMonospacedDigits ?? shared(\.hasMonospacedDigits)
      run.kerning = run.kerning ?? shared(\.kerning)
      run.tracking = run.tracking ?? shared(\.tracking)
      run.background = run.background ?? shared(\.background)
      run.link = run.link ?? shared(\.link)
      run.attributes = run.attributes ?? shared(\.attributes)
      run.baselineOffset = run.baselineOffset ?? shared(\.baselineOffset)
      return run
    }
  }
}

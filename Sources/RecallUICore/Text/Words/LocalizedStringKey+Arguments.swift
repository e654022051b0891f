extension LocalizedStringKey {
  /// A value for a place that has a name.
  public struct Argument {
    let value: TextArgument.Value

    /// What stands for itself: a name, or a time in digits.
    public static func text(_ text: String) -> Argument {
      Argument(value: .text(Text(verbatim: text)))
    }

    /// Words that are translated by themselves.
    public static func key(_ key: LocalizedStringKey) -> Argument {
      Argument(value: .text(Text(key)))
    }

    /// A whole number, below zero with a minus as wide as a plus.
    public static func number(_ number: Int) -> Argument {
      Argument(
        value: .count(number, shown: number < 0 ? "\u{2212}\(number.magnitude)" : "\(number)"))
    }

    /// A number with a fraction, as it is written in English.
    public static func decimal(_ english: String) -> Argument {
      Argument(value: .decimal(english))
    }
  }

  /// Creates a key of words with named places for values: `"{found} of {pairs} found"`.
  ///
  /// - Parameters:
  ///   - template: What is said where nothing is translated, and what is looked up.
  ///   - arguments: A value for each name. A place without one stands for itself.
  ///   - context: What the words are about, where they mean different things.
  public init(
    _ template: String, _ arguments: KeyValuePairs<String, Argument>, context: String? = nil
  ) {
    self.init(english: template, template: template, context: context, arguments.asArguments)
  }

  /// Creates a key of words that go by a count, whose place is called `count`.
  ///
  /// - Parameters:
  ///   - one: What is said of one where nothing is translated.
  ///   - other: What is said of all other counts, and what is looked up.
  ///   - count: How many there are; below zero words go by the amount.
  ///   - arguments: A value for each other name.
  public init(
    one: String, other: String, count: Int, _ arguments: KeyValuePairs<String, Argument> = [:]
  ) {
    let counted = TextArgument(name: "count", value: Argument.number(count).value)
    self.init(
      english: count.magnitude == 1 ? one : other, template: other, context: nil,
      [counted] + arguments.asArguments)
  }

  /// Creates a key of a number with a fraction, as it is written in English: `4.5`.
  public init(decimal english: String) {
    self.init("{number}", ["number": .decimal(english)])
  }

  private init(
    english: String, template: String, context: String?, _ arguments: [TextArgument]
  ) {
    self.init(
      .words(
        TextWords(
          template: template, context: context, named: arguments,
          pieces: TextWords.pieces(of: english, arguments, in: nil))))
  }
}

extension KeyValuePairs<String, LocalizedStringKey.Argument> {
  fileprivate var asArguments: [TextArgument] {
    map { TextArgument(name: $0.key, value: $0.value.value) }
  }
}

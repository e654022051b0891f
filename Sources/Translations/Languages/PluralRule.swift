/// Which form a whole number has in a language: CLDR's cardinal rules, "Language Plural Rules".
///
/// The forms that only fractions and millions have are left out: nothing counts these.
public struct PluralRule: Sendable {
  /// The forms that the language has, in CLDR's order; `other` is always there, the last one.
  public let categories: [PluralCategory]
  private let rule: @Sendable (_ count: Int) -> PluralCategory

  /// The form for a count; those below zero have that of their amount.
  public func category(of count: Int) -> PluralCategory {
    rule(count == .min ? .max : abs(count))
  }

  private init(
    _ categories: [PluralCategory], _ rule: @escaping @Sendable (Int) -> PluralCategory
  ) {
    self.categories = categories
    self.rule = rule
  }

  /// The rule of a language; that of English for one whose rule isn't known.
  public init(_ language: Language) {
    switch language.base {
    case "id", "ja", "ko", "lo", "ms", "my", "th", "vi", "zh": self = .same
    case "pt" where language.identifier == "pt-PT": self = .oneAndOther
    case "fr", "hy", "pt": self = .zeroAndOne
    case "be", "ru", "uk": self = .eastSlavic
    case "bs", "hr", "sr": self = .southSlavic
    case "pl": self = .polish
    case "cs", "sk": self = .czech
    case "sl": self = .slovenian
    case "lt": self = .lithuanian
    case "lv": self = .latvian
    case "ro": self = .romanian
    case "he", "iw": self = .hebrew
    case "ar": self = .arabic
    default: self = .oneAndOther
    }
  }

  private static let same = PluralRule([.other]) { _ in .other }
  private static let oneAndOther = PluralRule([.one, .other]) { $0 == 1 ? .one : .other }
  private static let zeroAndOne = PluralRule([.one, .other]) { $0 <= 1 ? .one : .other }

  private static let eastSlavic = PluralRule([.one, .few, .many, .other]) { count in
    if count % 10 == 1, count % 100 != 11 { return .one }
    return isSmall(count) ? .few : .many
  }

  private static let southSlavic = PluralRule([.one, .few, .other]) { count in
    if count % 10 == 1, count % 100 != 11 { return .one }
    return isSmall(count) ? .few : .other
  }

  private static let polish = PluralRule([.one, .few, .many, .other]) { count in
    count == 1 ? .one : isSmall(count) ? .few : .many
  }

  private static let czech = PluralRule([.one, .few, .other]) { count in
    count == 1 ? .one : (2...4).contains(count) ? .few : .other
  }

  private static let slovenian = PluralRule([.one, .two, .few, .other]) { count in
    switch count % 100 {
    case 1: .one
    case 2: .two
    case 3, 4: .few
    default: .other
    }
  }

  private static let lithuanian = PluralRule([.one, .few, .other]) { count in
    if (11...19).contains(count % 100) { return .other }
    return count % 10 == 1 ? .one : count % 10 >= 2 ? .few : .other
  }

  private static let latvian = PluralRule([.zero, .one, .other]) { count in
    if count % 10 == 0 || (11...19).contains(count % 100) { return .zero }
    return count % 10 == 1 ? .one : .other
  }

  private static let romanian = PluralRule([.one, .few, .other]) { count in
    count == 1 ? .one : count == 0 || (1...19).contains(count % 100) ? .few : .other
  }

  private static let hebrew = PluralRule([.one, .two, .other]) { count in
    count == 1 ? .one : count == 2 ? .two : .other
  }

  private static let arabic = PluralRule(PluralCategory.allCases) { count in
    switch count {
    case 0: .zero
    case 1: .one
    case 2: .two
    default:
      switch count % 100 {
      case 3...10: .few
      case 11...99: .many
      default: .other
      }
    }
  }

  /// Whether a number ends in 2, 3 or 4, and isn't one of 12 to 14.
  private static func isSmall(_ count: Int) -> Bool {
    (2...4).contains(count % 10) && !(12...14).contains(count % 100)
  }
}

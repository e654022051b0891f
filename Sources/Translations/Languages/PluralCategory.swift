/// The forms that nouns have for counts, by CLDR's names and in its order.
public enum PluralCategory: String, CaseIterable, Sendable {
  case zero, one, two, few, many, other
}

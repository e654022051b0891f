import RecallUI

/// The languages that the screens speak.
enum SpokenLanguages {
  /// Those that can be chosen, each by its own name.
  static let all: [(language: Language, name: String)] = [
    ("en", "English"), ("de", "Deutsch"), ("fr", "Français"), ("tr", "Türkçe"), ("ar", "العربية"),
  ].compactMap { identifier, name in Language(identifier).map { ($0, name) } }
}

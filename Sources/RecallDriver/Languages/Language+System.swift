import RecallUI

extension Language {
  /// The language that a system is set to, as gettext finds it: the first that the program speaks of `LANGUAGE`, and
  /// otherwise that of `LC_ALL`, `LC_MESSAGES` or `LANG`, of which the first that is set counts.
  ///
  /// - Parameters:
  ///   - environment: The variables of the program's.
  ///   - spoken: The languages that the program speaks, without territories.
  /// - Returns: English where the system is set to none that can be told.
  package static func system(
    in environment: [String: String], speaking spoken: some Collection<String>
  ) -> Language {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy
      .compactMap { environment[$0] }.first { !$0.isEmpty }
    guard let locale, let language = Language(locale), language != .english else { return .english }
    let wanted = (environment["LANGUAGE"] ?? "").split(separator: ":").compactMap {
      Language(String($0))
    }
    return wanted.first { spoken.contains($0.base) } ?? language
  }
}

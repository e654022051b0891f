import Assets
import Foundation
import RecallUI

/// The languages that the program is shown in: what the system and the player ask for, and what there is.
enum Languages {
  /// Those that the program speaks, by their codes.
  static let spoken = ["en", "de", "fr", "tr", "ar"]

  /// What is said in a language; nil for English, and for one that the program doesn't speak.
  ///
  /// A file that isn't as it should be is told of on standard error; the program goes on in English.
  static func catalog(for language: Language) -> StringCatalog? {
    do throws(CatalogError) {
      return try ShippedTranslations.catalog(for: language)
    } catch {
      CommandFailure.write("Warning: \(error). Recall goes on in English.".printable)
      return nil
    }
  }

  /// The same for a language that a recording names; nil for English.
  static func catalog(named code: String?) -> StringCatalog? {
    code.flatMap { Language($0) }.flatMap(catalog)
  }

  /// What recordings call a language; nil for English.
  static func code(of catalog: StringCatalog?) -> String? { catalog?.language.identifier }

  /// The language that the system is set to.
  ///
  /// - Parameter environment: The variables of the program's.
  static func system(in environment: [String: String]) -> Language {
    .system(in: environment, speaking: spoken)
  }

  /// The language that somebody asks for on the command line.
  ///
  /// - Throws: `CommandFailure` for one that the program doesn't speak.
  static func asked(for code: String) throws -> Language {
    guard let language = Language(code), spoken.contains(language.base) || language == .pseudo
    else {
      throw CommandFailure(
        .wrongInput,
        [
          "--language: expected one of \(spoken.joined(separator: ", ")), found '\(code)'".printable
        ])
    }
    return language
  }
}

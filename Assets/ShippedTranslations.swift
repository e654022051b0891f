import Foundation
import SystemFiles
import Translations

/// The translations that ship with the game: `Translations/de.po` and so on, and the template of all of them.
public enum ShippedTranslations {
  /// What the game says in a language; nil for English, which stands in the program, and for a language that it
  /// doesn't speak.
  ///
  /// What ships doesn't change while a program runs: a file is read once.
  ///
  /// - Throws: `CatalogError` for a file that isn't as it should be.
  public static func catalog(for language: Language) throws(CatalogError) -> StringCatalog? {
    if let known = read.catalog(for: language) { return known }
    let catalog = try shipped.catalog(for: language)
    if let catalog { read.keep(catalog, for: language) }
    return catalog
  }

  private static let read = ReadTranslations()
  private static let shipped = TranslationFolder(
    candidates: AssetFolders.candidates(
      "Translations", executable: Bundle.main.executableURL?.resolvingSymlinksInPath(),
      source: #filePath))
}

/// What was read, for all threads.
private final class ReadTranslations: @unchecked Sendable {
  private let lock = NSLock()
  private var catalogs: [Language: StringCatalog] = [:]

  func catalog(for language: Language) -> StringCatalog? {
    lock.withLock { catalogs[language] }
  }

  func keep(_ catalog: StringCatalog, for language: Language) {
    lock.withLock { catalogs[language] = catalog }
  }
}

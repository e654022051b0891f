import RecallScenes
import RecallUI

/// The previews that a program has.
enum FoundPreviews {
  /// A preview, and what its picture is called.
  struct Entry {
    let name: String
    let preview: _Preview
  }

  /// All of them, by file and line, and then those of the old form, by the names of their types.
  ///
  /// - Complexity: O(*n*) in the number of conformances that the program has.
  static var all: [Entry] {
    let sources = ConformingTypes.of((any _PreviewSource).self).compactMap {
      $0 as? any _PreviewSource.Type
    }
    .sorted { ($0.fileID, $0.line) < ($1.fileID, $1.line) }
    let providers = ConformingTypes.of((any PreviewProvider).self)
      .compactMap { $0 as? any PreviewProvider.Type }
      .sorted { "\($0)" < "\($1)" }
    return sources.map { entry(of: $0) } + providers.map { entry(ofOldForm: $0) }
  }

  private static func entry(of source: any _PreviewSource.Type) -> Entry {
    let preview = source.preview
    let file = source.fileID.split(separator: "/").last.map(String.init) ?? source.fileID
    let stem = file.hasSuffix(".swift") ? String(file.dropLast(6)) : file
    let place = "\(stem)-\(source.line)"
    return Entry(name: preview.name.map { "\(place)-\($0)" } ?? place, preview: preview)
  }

  /// A type, which nobody changes.
  private struct OldForm<Provider: PreviewProvider>: @unchecked Sendable {
    let provider: Provider.Type
  }

  private static func entry<Provider: PreviewProvider>(
    ofOldForm provider: Provider.Type
  ) -> Entry {
    let old = OldForm(provider: provider)
    return Entry(name: "\(provider)", preview: _Preview { VStack { old.provider.previews } })
  }
}

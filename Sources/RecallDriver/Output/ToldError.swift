import RecallUI

/// An error that a window tells of, in the language of who reads it.
package protocol ToldError: Error {
  /// A sentence, which says in English what the error's description says.
  var words: LocalizedStringKey { get }
}

extension Error {
  /// What a window tells of this error: what it has no words for stands as it is.
  package var toldWords: LocalizedStringKey {
    if let told = self as? any ToldError { return told.words }
    return LocalizedStringKey(
      verbatim: CommandFailure(self).messages.joined(separator: " ").printable)
  }
}

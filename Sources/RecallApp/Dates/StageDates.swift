import Foundation
import RecallUI

/// The dates of programs that ask for the present one, `Date()` in a file of names: the stage's, which are the same
/// each time a session is played, and the machine's outside of any stage.
///
/// A window begins with what the machine's clock shows, read as Greenwich's time, which its recording has; without one,
/// a program begins with that of `--date`, or the first noon of 2026.
public enum StageDates {
  /// The present date.
  public static var now: Date { StageDate.now ?? Date() }
}

/// Identifiers for programs that make new ones, `UUID()` in a file of names: the stage's, which are the same each time
/// a session is played, and the system's outside of any stage.
public enum StageIdentifiers {
  /// An identifier that nothing else has.
  public static func next() -> UUID { StageChance.identifier() ?? UUID() }
}

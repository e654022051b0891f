import RecallUI

/// What the system, or what reads files for us, says of a call that failed: mostly one of a few sentences, which
/// are translated.
package enum SystemReason {
  /// The sentences that are looked up, in the context `reason`.
  package static let known: Set<String> = [
    "Permission denied", "Operation not permitted", "No such file or directory",
    "Read-only file system", "No space left on device", "Disk quota exceeded", "Not a directory",
    "Is a directory", "File exists", "File name too long", "Input/output error",
    "Too many open files", "attempt to write a readonly database", "unable to open database file",
    "disk I/O error", "expected a file, found a folder", "expected a file, found a pipe",
    "expected a file, found a socket", "expected a file, found a device",
    "it is a symbolic link, which is not followed", "it is neither a file nor a pipe",
    "it is not text in UTF-8",
  ]

  /// What stands in a sentence for a reason.
  package static func argument(_ reason: String) -> LocalizedStringKey.Argument {
    known.contains(reason)
      ? .key(LocalizedStringKey(reason, [:], context: "reason")) : .text(reason)
  }
}

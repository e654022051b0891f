import Foundation

/// Lets one thread at a time into pango and cairo's fonts.
///
/// Each measurer has fonts of its own, but cairo 1.16 keeps their glyphs in tables of the process,
/// and two threads that fill those at once crash it (two rasterizers in parallel tests did). So
/// all use of fonts is behind this lock, and what comes out is our own: outlines and pictures.
enum FontLock {
  private static let lock = NSRecursiveLock()

  static func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body()
  }
}

import Foundation

/// Whoever has it writes; the kernel takes it from who ends.
struct WriteLock {
  private let file: OpenFile

  /// How often, and with how much time between, it is asked for: a second in all.
  private static let attempts = 100
  private static let pause: UInt32 = 10_000

  /// Waits for the lock of a folder.
  init(_ folder: AppFolder) throws(AppDataError) {
    do throws(SystemFailure) {
      file = try OpenFile(folder.lock, O_RDWR | O_CREAT)
    } catch {
      throw error.writing(folder.lock)
    }
    for _ in 0..<WriteLock.attempts {
      if flock(file.number, LOCK_EX | LOCK_NB) == 0 { return }
      usleep(WriteLock.pause)
    }
    throw .locked(path: folder.path)
  }

  func release() {
    flock(file.number, LOCK_UN)
  }
}

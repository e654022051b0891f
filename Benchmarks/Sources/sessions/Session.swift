import Foundation
import Workloads

/// A replay of so many minutes, with a tap a second, in a file of its own.
final class Session {
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  let minutes: Int
  private let path: String

  init(minutes: Int) throws {
    self.minutes = minutes
    path = NSTemporaryDirectory() + "recall-session-\(getpid())-\(minutes).replay"
    try Workloads.script(minutes: minutes).write(toFile: path, atomically: true, encoding: .utf8)
  }

  deinit {
    unlink(path)
  }

  /// Replays the file without a window; returns the seconds of the processor's time.
  ///
  /// - Parameter program: The path of `recall`.
  func replay(with program: String) throws -> Double {
    let before = Self.processorTimeOfChildren
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = ["replay", path]
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(description: "\(program) could not replay \(path)")
    }
    return Self.processorTimeOfChildren - before
  }

  /// In seconds, of all that have ended.
  private static var processorTimeOfChildren: Double {
    var usage = rusage()
    // RUSAGE_CHILDREN, which isn't of one type everywhere.
    getrusage(-1, &usage)
    func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
    return seconds(usage.ru_utime) + seconds(usage.ru_stime)
  }
}

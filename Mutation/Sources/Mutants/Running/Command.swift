import Foundation

/// A program that runs to its end.
enum Command {
  struct Ending {
    let succeeded: Bool
    let output: String
  }

  static func swift(_ arguments: [String]) throws -> Ending {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["swift"] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Ending(
      succeeded: process.terminationReason == .exit && process.terminationStatus == 0,
      output: String(decoding: output, as: UTF8.self))
  }
}

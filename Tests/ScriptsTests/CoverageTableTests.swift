import Foundation
import Testing

@Suite struct CoverageTableTests {
  private func run(
    _ arguments: [String], input: String
  ) throws -> (status: Int32, output: String, errors: String) {
    let process = Process()
    process.executableURL = FakeMachine.repository.appendingPathComponent("scripts/coverage-table")
    process.arguments = arguments
    let (entry, output, errors) = (Pipe(), Pipe(), Pipe())
    process.standardInput = entry
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    try entry.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try entry.fileHandleForWriting.close()
    let text = output.fileHandleForReading.readDataToEndOfFile()
    let complaint = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (
      process.terminationStatus, String(decoding: text, as: UTF8.self),
      String(decoding: complaint, as: UTF8.self)
    )
  }

  private func file(_ name: String, count: Int, covered: Int) -> String {
    #"{"filename": "\#(name)", "summary": {"lines": {"count": \#(count), "covered": \#(covered)}}}"#
  }

  @Test func theLinesOfATargetsFilesAreAddedUp() throws {
    let files = [
      file("/p/Sources/Replay/A.swift", count: 10, covered: 9),
      file("/p/Sources/Replay/Parsing/B.swift", count: 30, covered: 30),
      file("/p/Assets/Deck.swift", count: 7, covered: 0),
      file("/elsewhere/C.swift", count: 100, covered: 0),
    ]
    let run = try run(["/p"], input: #"{"data": [{"files": [\#(files.joined(separator: ","))]}]}"#)

    #expect(run.errors == "")
    #expect(run.status == 0)
    #expect(
      run.output == """
        | target | lines | not run | run |
        | --- | --- | --- | --- |
        | `Assets` | 7 | 7 | 0.0 % |
        | `Replay` | 40 | 1 | 97.5 % |
        | all | 47 | 8 | 83.0 % |

        """)
  }

  @Test(arguments: ["", "{}", #"{"data": []}"#])
  func whatIsNoReportIsRefused(input: String) throws {
    let run = try run(["/p"], input: input)

    #expect(run.status == 1)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("coverage-table: expected what `llvm-cov export` writes, found "))
  }

  @Test func aReportOfNothingIsRefused() throws {
    let run = try run(["/p"], input: #"{"data": [{"files": []}]}"#)

    #expect(run.status == 1)
    #expect(run.errors == "coverage-table: expected files below /p, found none\n")
  }
}

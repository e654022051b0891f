import Foundation
import Testing

@testable import PreviewPlugin

@Suite struct MessageStreamTests {
  private let input = Pipe()
  private let output = Pipe()

  private var stream: MessageStream {
    MessageStream(input: input.fileHandleForReading, output: output.fileHandleForWriting)
  }

  private func send(_ bytes: [UInt8]) throws {
    try input.fileHandleForWriting.write(contentsOf: bytes)
    try input.fileHandleForWriting.close()
  }

  @Test func aMessageIsReadAfterItsLength() throws {
    let body = Array(#"{"getCapability": {}}"#.utf8)
    try send([UInt8(body.count), 0, 0, 0, 0, 0, 0, 0] + body)
    guard case .capability = stream.read() else {
      Issue.record("expected the question for the version")
      return
    }
    #expect(stream.read() == nil)
  }

  @Test(arguments: [
    [], [3, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [9, 0, 0, 0, 0, 0, 0, 0, 1],
    [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF],
  ])
  func whatBreaksOffIsTheEnd(bytes: [UInt8]) throws {
    try send(bytes)
    #expect(stream.read() == nil)
  }

  @Test func whatIsNoMessageIsUnknown() throws {
    try send([2, 0, 0, 0, 0, 0, 0, 0] + Array("[]".utf8))
    guard case .unknown = stream.read() else {
      Issue.record("expected an unknown message")
      return
    }
  }

  @Test func anAnswerIsWrittenAfterItsLength() throws {
    stream.write(.capability)
    try output.fileHandleForWriting.close()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    let text = #"{"getCapabilityResult":{"capability":{"protocolVersion":7}}}"#
    #expect(Array(data.prefix(8)) == [UInt8(text.utf8.count), 0, 0, 0, 0, 0, 0, 0])
    #expect(String(decoding: data.dropFirst(8), as: UTF8.self) == text)
  }
}

import Testing

@testable import Replay

/// Whatever becomes of a file's bytes, it is read or refused with a place.
@Suite struct SpoiltReplayTests {
  private static let fixture = """
    recall-replay 5
    // Ä comment.
    use start.part
    pairs     8
    seed      42
    scheme    dark
    fonts     "Inter" Vollkorn #00000000000000ff
    title     "My \\"own\\""
    symbols   "\\u{1F697}" b
    player    "Ann" bot perfect
    turnback  1500
    ghost     2000:1 5000:0

        0  start                        #0123456789abcdef
             a = 1
             "b c" gone
      100  drag deck +1,-2.5 -> beside card:3 -4,+4 over 300 pointer 12 button middle
      500  press card:1 for 20
      600  key down "with" with shift+control
      601  expect a >= 1
      602  expect element "new game" isEnabled != false
      603  expect picture shown.png within 3
      604  expect effect message go "a\\n"
      605  wait until element a.x < -12.50 for at most 10
      700  scroll to card:9 at 12,13
      701  resize 0x100000
      702  end                          #0123456789abcdef

    """.replacing("a >= 1", with: "a > 1")

  private static let start = "recall-replay 1\ndeck own\nviewport 800x600\npairs 1\nseed 1\n"

  /// The error's place, or nil where there is none.
  private func place(of bytes: [UInt8]) -> SourcePosition? {
    let library = ReplayLibrary { path in (Array(Self.start.utf8), path) }
    do throws(ReplayError) {
      _ = try ReplayScript(parsing: bytes, file: "spoilt", library: library)
      return nil
    } catch {
      #expect(!error.expected.isEmpty && !error.found.isEmpty)
      return error.position
    }
  }

  private func expectPlace(_ bytes: [UInt8], _ comment: @autoclosure () -> String) {
    guard let place = place(of: bytes) else { return }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard place.file == "spoilt" else { return }
    #expect((1...(lines.count + 1)).contains(place.line), "\(comment()): \(place)")
    let width = lines.indices.contains(place.line - 1) ? lines[place.line - 1].count : 0
    #expect((1...(width + 1)).contains(place.column), "\(comment()): \(place)")
  }

  @Test func theFixtureItselfIsRead() {
    #expect(place(of: Array(Self.fixture.utf8)) == nil)
  }

  @Test func eachBeginningIsReadOrRefusedWithItsPlace() {
    let bytes = Array(Self.fixture.utf8)
    for count in bytes.indices {
      expectPlace(Array(bytes[..<count]), "the first \(count) bytes")
    }
  }

  @Test func eachChangeOfAByteIsReadOrRefusedWithItsPlace() {
    let bytes = Array(Self.fixture.utf8)
    for index in bytes.indices {
      for byte in [0, 0x0A, 0x0D, 0x20, 0x22, 0x23, 0x2B, 0x2E, 0x39, 0x5C, 0x7B, 0x80, 0xF0, 0xFF]
      {
        var spoilt = bytes
        spoilt[index] = UInt8(byte)
        expectPlace(spoilt, "byte \(index) is \(byte)")
      }
      expectPlace(Array(bytes[..<index] + bytes[(index + 1)...]), "without byte \(index)")
    }
  }

  @Test(arguments: [
    (
      "0 wait until a = 1 for at most 31536000000000\n",
      "6:32: expected a duration from 0 to 10000000000 ms"
    ),
    ("31536000000000 wait\n", "6:1: expected a time from 0 to 10000000000 ms"),
    ("0 tap a pointer 1000000\n", "6:17: expected a pointer's number from 0 to 999"),
  ])
  func whatNobodyCouldWaitForIsRefused(step: String, message: String) {
    #expect {
      _ = try Sample.script(step, version: 5)
    } throws: { "\($0)".hasPrefix("sample.replay:" + message) }
  }

  @Test func aLineThatNeverEndsIsRefusedBeforeItIsInMemory() {
    var pieces = 0
    #expect {
      _ = try ReplayReader(file: "endless") {
        pieces += 1
        return [UInt8](repeating: UInt8(ascii: "a"), count: 65_536)
      }
    } throws: {
      "\($0)" == "endless:1:1: expected a line of at most 65536 bytes, found a longer one"
    }
    #expect(pieces < 4)
  }
}

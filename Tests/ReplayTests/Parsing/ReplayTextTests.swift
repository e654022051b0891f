import Testing

@testable import Replay

/// A script is text in UTF-8 without control characters; each byte that isn't is named with its place.
@Suite struct ReplayTextTests {
  private func error(in comment: [UInt8]) -> String? {
    do {
      let text = Array(Sample.text("").utf8) + Array("//".utf8) + comment + Array("\n".utf8)
      _ = try ReplayScript(parsing: text, file: "a")
      return nil
    } catch {
      return "\(error)"
    }
  }

  /// Eight bytes are looked at at once, so each place in such a group, and behind it, counts.
  @Test(arguments: 0...9)
  func controlCharactersAreRefusedWhereverTheyStand(place: Int) {
    for byte in UInt8.min...0x7F where byte != UInt8(ascii: "\n") {
      var comment = Array("abcdefghij".utf8)
      comment[place] = byte
      let isText = byte >= 0x20 && byte < 0x7F || byte == UInt8(ascii: "\t")
      let digits = String(byte, radix: 16, uppercase: true)
      let name = digits.count < 2 ? "0" + digits : digits
      let expected = "a:6:\(place + 3): expected text in UTF-8, found the byte 0x\(name)"
      let isEnd = place == 9 && byte == UInt8(ascii: "\r")
      #expect(error(in: comment) == (isText || isEnd ? nil : expected), "\(byte)")
    }
  }

  /// Beside bytes of all kinds, above all those of which a sum with 32 is no letter.
  @Test(arguments: [" ", "0", "?", "@", "Z", "_", "`", "~"], [0, 7, 8, 9])
  func aControlCharacterIsRefusedWhateverStandsBeside(neighbour: String, place: Int) {
    for byte in [0x00, 0x01, 0x1F, 0x7F] as [UInt8] {
      var comment = Array(String(repeating: neighbour, count: 12).utf8)
      #expect(error(in: comment) == nil)
      comment[place] = byte
      #expect(error(in: comment)?.hasPrefix("a:6:\(place + 3): expected text in UTF-8") == true)
    }
  }

  /// The standard library knows which bytes are text.
  @Test(arguments: UInt8(0x80)...UInt8.max)
  func scalarsAreWellFormed(lead: UInt8) {
    let bounds: [UInt8] = [0x7E, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0]
    let ends: [UInt8] = [0x7E, 0x80, 0xBF, 0xC0]
    for second in bounds {
      for third in ends {
        for fourth in ends {
          let bytes = [lead, second, third, fourth]
          let isText = String(validating: bytes, as: UTF8.self) != nil
          // C1 controls are text to UTF-8 and to a script.
          #expect((error(in: bytes) == nil) == isText, "\(bytes)")
        }
      }
    }
  }

  @Test func aScalarThatIsCutOffByTheEndOfTheLineIsRefused() {
    for bytes in [[0xC3], [0xE2, 0x82], [0xF0, 0x9F, 0x9A]] as [[UInt8]] {
      #expect(error(in: bytes) != nil)
    }
    for bytes in [[0xC3, 0xA4], [0xE2, 0x82, 0xAC], [0xF0, 0x9F, 0x9A, 0x97]] as [[UInt8]] {
      #expect(error(in: bytes) == nil)
    }
    #expect(
      error(in: [0xC3, 0xA4, 0xE2, 0x82, 0xAC, 0xFF])
        == "a:6:5: expected text in UTF-8, found the byte 0xFF")
  }
}

import Foundation
import Testing

@testable import Assets

@Suite struct ShippedSoundTests {
  /// A file of sound, taken apart.
  private struct Wave {
    var channels: UInt16
    var rate: UInt32
    var bits: UInt16
    var samples: [Int16]

    init(_ sound: ShippedSound) throws {
      let bytes = [UInt8](
        try Data(contentsOf: URL(fileURLWithPath: try #require(sound.path))))
      func number<Number: FixedWidthInteger>(_ offset: Int, _: Number.Type) -> Number {
        (0..<MemoryLayout<Number>.size).reduce(0) { $0 | Number(bytes[offset + $1]) << ($1 * 8) }
      }
      try #require(bytes.count > 44 && bytes.count < 100_000)
      try #require(String(decoding: bytes[0..<4] + bytes[8..<16], as: UTF8.self) == "RIFFWAVEfmt ")
      try #require(number(20, UInt16.self) == 1, "it isn't plain samples")
      try #require(String(decoding: bytes[36..<40], as: UTF8.self) == "data")
      try #require(Int(number(40, UInt32.self)) == bytes.count - 44)
      channels = number(22, UInt16.self)
      rate = number(24, UInt32.self)
      bits = number(34, UInt16.self)
      samples = stride(from: 44, to: bytes.count - 1, by: 2).map {
        Int16(bitPattern: number($0, UInt16.self))
      }
    }
  }

  @Test(arguments: ShippedSound.allCases)
  func aSoundIsSmallAndPlain(sound: ShippedSound) throws {
    let wave = try Wave(sound)
    #expect(wave.channels == 1)
    #expect(wave.bits == 16)
    #expect((0.05...2).contains(Double(wave.samples.count) / Double(wave.rate)))
  }

  /// -1 dBFS is 0.891 of the most that there is.
  @Test(arguments: ShippedSound.allCases)
  func aSoundIsHeardAndLeavesRoomAboveIt(sound: ShippedSound) throws {
    let peak = try Wave(sound).samples.map { abs(Double($0)) / 32768 }.max() ?? 0
    #expect((0.1..<0.891).contains(peak))
  }

  @Test(arguments: ShippedSound.allCases)
  func aSoundBeginsAndEndsWithoutAClick(sound: ShippedSound) throws {
    let samples = try Wave(sound).samples
    #expect(samples.first == 0)
    #expect(samples.last == 0)
    for edge in [samples.prefix(8), samples.suffix(8)] {
      #expect(edge.allSatisfy { abs(Int($0)) < 1000 }, "\(Array(edge))")
    }
  }

  /// The loudest 50 ms: about as long as the ear takes for a loudness of its own.
  private func loudness(_ sound: ShippedSound) throws -> Double {
    let wave = try Wave(sound)
    let samples = wave.samples.map { Double($0) / 32768 }
    let window = min(Int(wave.rate) / 20, samples.count)
    let power =
      stride(from: 0, through: samples.count - window, by: max(window / 4, 1)).map {
        samples[$0..<$0 + window].reduce(0) { $0 + $1 * $1 } / Double(window)
      }.max() ?? 0
    return 10 * log10(power)
  }

  @Test(arguments: ShippedSound.allCases)
  func aSoundIsNeitherLostNorAShock(sound: ShippedSound) throws {
    #expect((-30 ... -12).contains(try loudness(sound)))
  }

  @Test func whatIsHeardOftenIsSofterThanWhatIsHeardOnce() throws {
    for often in [ShippedSound.deal, .flip, .tick] {
      for once in [ShippedSound.match, .mismatch, .win] {
        #expect((3...13).contains(try loudness(once) - loudness(often)), "\(often), \(once)")
      }
    }
    #expect(try loudness(.win) >= loudness(.match))
  }

  @Test func allSoundsThatShipHaveANameHere() throws {
    let folder = try #require(ShippedSound.flip.path).dropLast("flip.wav".count)
    let files = try FileManager.default.contentsOfDirectory(atPath: String(folder))
    #expect(
      files.filter { $0.hasSuffix(".wav") }.sorted()
        == ShippedSound.allCases.map { "\($0.rawValue).wav" }.sorted())
  }

  @Test func aSoundThatIsNowhereHasNoPath() {
    #expect(ShippedSound.flip.path(in: ["/no/such/folder", ""]) == nil)
  }
}

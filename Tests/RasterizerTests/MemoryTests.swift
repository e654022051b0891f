import Foundation
import RecallUI
import Testing

@testable import Rasterizer

/// Cairo, pango and HarfBuzz count references; what is not given back shows as growth.
///
/// Each test has a process of its own, where nothing else allocates.
struct MemoryTests {
  @Test func aThousandFramesDoNotGrow() async {
    await #expect(processExitsWith: .success) {
      let measurer = PangoTextMeasurer()
      let rasterizer = Rasterizer(text: measurer)
      let surface = try Surface(width: 520, height: 400)
      let list = GoldenSheet(measurer: measurer).list
      func draw(frames: Int) {
        for frame in 0..<frames {
          let damage = [CGRect(x: frame % 400, y: 0, width: 100, height: 100)]
          rasterizer.draw(list, on: surface, damage: frame % 2 == 0 ? nil : damage)
        }
      }
      draw(frames: 50)
      let before = try residentBytes()
      draw(frames: 1_000)
      let grown = try residentBytes() - before
      #expect(grown < 1_000_000, "1,000 frames left \(grown) bytes")
    }
  }

  @Test func measurersAndRasterizersGiveAllBack() async {
    await #expect(processExitsWith: .success) {
      func drawOnce(_ number: Int) throws {
        let measurer = PangoTextMeasurer()
        let surface = try Surface(width: 100, height: 100, format: .argb32)
        let text = ResolvedText.plain("Pairs \(number) 🐙", size: 20)
        let item = DisplayItem(.text(text, frame: CGRect(x: 0, y: 0, width: 90, height: 30)))
        Rasterizer(text: measurer).draw(
          DisplayList(size: CGSize(width: 100, height: 100), background: .paper, items: [item]),
          on: surface, damage: [CGRect(x: 0, y: 0, width: 50, height: 50)])
        _ = try Surface(pngData: surface.pngData())
        _ = try? Surface(pngData: Data("nothing".utf8))
      }
      for number in 0..<50 { try drawOnce(number) }
      let before = try residentBytes()
      for number in 0..<200 { try drawOnce(number) }
      let grown = try residentBytes() - before
      // Two surfaces each would be 16 MB; GLib's own tables take about 1 MB.
      #expect(grown < 4_000_000, "200 measurers left \(grown) bytes")
    }
  }

  /// A clock's text is another one each second, for as long as the game runs.
  @Test func textsThatAreNeverSeenAgainAreForgotten() async {
    await #expect(processExitsWith: .success) {
      let measurer = PangoTextMeasurer()
      func measure(_ numbers: Range<Int>) {
        for number in numbers {
          _ = measurer.measure(.plain("The clock shows \(number) of many seconds"), width: 100)
        }
      }
      measure(0..<8_000)
      let before = try residentBytes()
      measure(8_000..<16_000)
      let grown = try residentBytes() - before
      #expect(grown < PangoTextMeasurer.cacheCapacity, "8,000 more texts left \(grown) bytes")
    }
  }
}

/// The memory that the process holds, in bytes.
private func residentBytes() throws -> Int {
  let counts = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")
  return try #require(Int(counts[1])) * Int(getpagesize())
}

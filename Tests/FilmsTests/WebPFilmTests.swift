import CWebPDemux
import Films
import Rasterizer
import Testing

@Suite struct WebPFilmTests {
  /// A picture as a film's reader sees it, and until when it is shown, in milliseconds.
  private struct Shown: Equatable {
    var end: Int32
    /// Red, green and blue of some pixels, as `0xRRGGBB`.
    var pixels: [UInt32]
  }

  /// What the library's own reader finds in a film, at some places.
  private func shown(
    in film: [UInt8], at places: [(x: Int, y: Int)]
  ) throws -> (width: UInt32, height: UInt32, loops: UInt32, pictures: [Shown]) {
    try film.withUnsafeBufferPointer { bytes in
      var data = WebPData(bytes: bytes.baseAddress, size: bytes.count)
      let decoder = try #require(WebPAnimDecoderNew(&data, nil))
      defer { WebPAnimDecoderDelete(decoder) }
      var info = WebPAnimInfo()
      #expect(WebPAnimDecoderGetInfo(decoder, &info) != 0)
      var pictures: [Shown] = []
      while WebPAnimDecoderHasMoreFrames(decoder) != 0 {
        var (buffer, end): (UnsafeMutablePointer<UInt8>?, Int32) = (nil, 0)
        try #require(WebPAnimDecoderGetNext(decoder, &buffer, &end) != 0)
        let pixels = try #require(buffer)
        pictures.append(
          Shown(
            end: end,
            pixels: places.map { place in
              let start = 4 * (place.y * Int(info.canvas_width) + place.x)
              return (0..<3).reduce(0) { $0 << 8 | UInt32(pixels[start + $1]) }
            }))
      }
      #expect(pictures.count == Int(info.frame_count))
      return (info.canvas_width, info.canvas_height, info.loop_count, pictures)
    }
  }

  private func surface(
    _ color: UInt32, _ format: PixelFormat = .rgb24, width: Int = 40, height: Int = 30
  ) throws -> Surface {
    let surface = try Surface(width: width, height: height, format: format)
    for y in 0..<height { surface.withRow(y) { $0.update(repeating: color) } }
    return surface
  }

  @Test func aLosslessFilmHasEachPixelAndEachTime() throws {
    let film = try WebPFilm(width: 40, height: 30, quality: .lossless)
    let second = try surface(0x12_34_56)
    second.withRow(7) { $0[9] = 0xFE_DC_BA }
    try film.add(try surface(0xAB_CD_EF), at: 0)
    try film.add(second, at: 40)
    try film.add(try surface(0x00_00_01), at: 1_000)
    let found = try shown(in: try film.data(endingAt: 1_500), at: [(9, 7), (39, 29)])
    #expect(found.width == 40 && found.height == 30 && found.loops == 0)
    #expect(
      found.pictures == [
        Shown(end: 40, pixels: [0xAB_CD_EF, 0xAB_CD_EF]),
        Shown(end: 1_000, pixels: [0xFE_DC_BA, 0x12_34_56]),
        Shown(end: 1_500, pixels: [0x00_00_01, 0x00_00_01]),
      ])
  }

  @Test func aLossyFilmComesCloseAndIsSmaller() throws {
    func film(_ quality: FilmQuality) throws -> [UInt8] {
      let film = try WebPFilm(width: 256, height: 256, quality: quality)
      let picture = try surface(0, width: 256, height: 256)
      var state: UInt64 = 1
      for y in 0..<256 {
        picture.withRow(y) { row in
          // What no rule tells, as in a photograph.
          for x in row.indices {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            let noise = UInt32(truncatingIfNeeded: state >> 40) & 0x07_07_07
            row[x] = UInt32((x / 2) << 16 | (y / 2) << 8 | 60) + noise
          }
        }
      }
      try film.add(picture, at: 0)
      return try film.data(endingAt: 100)
    }
    let (exact, close) = (try film(.lossless), try film(.lossy(80)))
    #expect(close.count < exact.count / 2, "\(close.count) and \(exact.count) bytes")
    let found = try shown(in: close, at: [(200, 100)]).pictures[0].pixels[0]
    for (shift, wanted): (UInt32, Int) in [(16, 103), (8, 53)] {
      #expect(abs(Int(found >> shift & 0xFF) - wanted) < 12, "\(found)")
    }
  }

  @Test func opacityIsTakenOutOfColors() throws {
    let film = try WebPFilm(width: 40, height: 30, quality: .lossless)
    // Half opaque red, multiplied.
    try film.add(try surface(0x8080_0000, .argb32), at: 0)
    let found = try shown(in: try film.data(endingAt: 10), at: [(0, 0)])
    // The reader puts it on its ground, which is clear.
    #expect(found.pictures.map(\.pixels) == [[0xFF_00_00]])
  }

  @Test(arguments: [(0, 1), (1, 0), (16_384, 1), (1, 16_384)])
  func aSizeThatThereCannotBeIsRefused(width: Int, height: Int) {
    #expect(throws: FilmError.size(width: width, height: height)) {
      try WebPFilm(width: width, height: height, quality: .lossless)
    }
    #expect(
      "\(FilmError.size(width: width, height: height))"
        == "expected a film of 1x1 to 16383x16383 pixels, found \(width)x\(height)")
  }

  @Test func theLongestSidesCanBe() throws {
    let film = try WebPFilm(width: 16_383, height: 1, quality: .lossless)
    try film.add(try surface(7, width: 16_383, height: 1), at: 0)
    #expect(try shown(in: try film.data(endingAt: 1), at: []).width == 16_383)
  }

  @Test func whatCannotStandThereIsSaid() throws {
    let film = try WebPFilm(width: 40, height: 30, quality: .lossless)
    func reason(_ body: () throws -> Void) -> String? {
      do {
        try body()
        return nil
      } catch {
        return "\(error)"
      }
    }
    #expect(
      reason { _ = try film.data(endingAt: 9) } == "cannot make a WebP: there is no picture in it")
    #expect(
      reason { try film.add(try surface(0, width: 40, height: 29), at: 0) }
        == "expected a picture of 40x30 pixels, found one of 40x29")
    try film.add(try surface(0), at: 20)
    for time in [20, 19, -1] {
      #expect(
        reason { try film.add(try surface(0), at: time) }
          == "expected a picture behind the last one, at 20 ms, found one at \(time) ms")
    }
    #expect(
      reason { try film.add(try surface(0), at: 2_147_483_648) }
        == "cannot make a WebP: it lasts longer than 2147483647 ms")
    _ = try film.data(endingAt: 21)
    #expect(reason { _ = try film.data(endingAt: 22) } == "cannot make a WebP: it is over")
    #expect(reason { try film.add(try surface(0), at: 22) } == "cannot make a WebP: it is over")
  }
}

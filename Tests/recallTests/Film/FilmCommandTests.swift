import CWebPDemux
import Foundation
import Rasterizer
import Testing

/// `recall film`: an animated picture of a replay.
@Suite struct FilmCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let header = "recall-replay 5\ndeck vehicles\npairs 2\nseed 1\nviewport 120x90\nbonus off\n\n"
    try folder.write(
      (header
        + "0 tap card:0\n2000 tap card:2\n2000 expect moves = 1\n3000 resize 90x60\n4000 end\n")
        .utf8, as: "good.replay")
    try folder.write((header + "0 expect moves = 7\n4000 end\n").utf8, as: "other.replay")
  }

  private func film(_ arguments: String...) throws -> RecallProcess.Result {
    try RecallProcess.run(["film"] + arguments, in: folder.url)
  }

  /// What the library's own reader finds: the size, the pixels of each picture as red, green and blue, and until
  /// when it is shown.
  private func shown(
    in name: String
  ) throws -> (width: Int, height: Int, pictures: [(pixels: [UInt32], end: Int)]) {
    let file = Array(try Data(contentsOf: URL(fileURLWithPath: folder.path(name))))
    return try file.withUnsafeBufferPointer { bytes in
      var data = WebPData(bytes: bytes.baseAddress, size: bytes.count)
      let decoder = try #require(WebPAnimDecoderNew(&data, nil))
      defer { WebPAnimDecoderDelete(decoder) }
      var info = WebPAnimInfo()
      #expect(WebPAnimDecoderGetInfo(decoder, &info) != 0)
      let (width, height) = (Int(info.canvas_width), Int(info.canvas_height))
      var pictures: [(pixels: [UInt32], end: Int)] = []
      while WebPAnimDecoderHasMoreFrames(decoder) != 0 {
        var (buffer, end): (UnsafeMutablePointer<UInt8>?, Int32) = (nil, 0)
        try #require(WebPAnimDecoderGetNext(decoder, &buffer, &end) != 0)
        let pixels = try #require(buffer)
        pictures.append(
          (
            (0..<width * height).map { place in
              (0..<3).reduce(0) { $0 << 8 | UInt32(pixels[4 * place + $1]) }
            }, Int(end)
          ))
      }
      return (width, height, pictures)
    }
  }

  private func snapshot(at milliseconds: Int) throws -> [UInt32] {
    let result = try RecallProcess.run(
      ["snapshot", "good.replay", "--at", "\(milliseconds)", "--output", "new.png", "--force"],
      in: folder.url)
    #expect(result.status == 0, "\(result.errors)")
    let surface = try Surface(png: folder.path("new.png"))
    return (0..<surface.height).flatMap { y in
      surface.withRow(y) { row in row.map { $0 & 0xFF_FFFF } }
    }
  }

  @Test func eachPictureIsWhatTheReplayShowedThen() throws {
    let result = try film(
      "good.replay", "--output", "new.webp", "--lossless", "--rate", "10", "--to", "2900")
    #expect(result.status == 0, "\(result.errors)")
    let film = try shown(in: "new.webp")
    #expect(film.width == 120 && film.height == 90)
    #expect(result.output == "new.webp: \(film.pictures.count) pictures, 3000 ms\n")
    #expect(film.pictures.last?.end == 3000)
    #expect((10...25).contains(film.pictures.count), "\(film.pictures.count)")
    var start = 0
    for picture in film.pictures {
      let isSame = picture.pixels == (try snapshot(at: start))
      #expect(isSame, "at \(start) ms")
      // What doesn't move is one picture, until it does.
      #expect(picture.end % 100 == 0)
      start = picture.end
    }
  }

  @Test func aPartOfItBeginsAndEndsWhereItIsToldTo() throws {
    #expect(
      try film("good.replay", "--output", "new.webp", "--from", "2000", "--to", "2500").status == 0)
    #expect(try shown(in: "new.webp").pictures.last?.end == 550)
  }

  @Test func aWindowThatGetsSmallerLeavesNothingBehind() throws {
    #expect(
      try film("good.replay", "--output", "new.webp", "--lossless", "--from", "2900").status == 0)
    let film = try shown(in: "new.webp")
    #expect(film.width == 120 && film.height == 90)
    let last = try #require(film.pictures.last).pixels
    try #require(last.count == 120 * 90)
    let small = try snapshot(at: 4000)
    try #require(small.count == 90 * 60)
    let others = (0..<60).filter { y in
      !last[y * 120..<y * 120 + 90].elementsEqual(small[y * 90..<y * 90 + 90])
    }
    #expect(others == [], "rows that are others")
  }

  @Test func aReplayThatDoesNotHoldIsNoFilm() throws {
    let result = try film("other.replay", "--output", "new.webp")
    #expect(result.status == 1)
    #expect(result.errors.contains("other.replay:8:3: expected moves = 7, found 0"))
    #expect(!FileManager.default.fileExists(atPath: folder.path("new.webp")))
  }

  @Test(arguments: [
    (["--from", "5000"], "--from: expected a beginning before good.replay ends, at 4000 ms"),
    (["--from", "9", "--to", "9"], "--to: expected an end behind 9 ms, found 9"),
    (["--rate", "61"], "--rate: expected a number from 1 to 60, found 61"),
    (["--quality", "101"], "--quality: expected a number from 0 to 100, found 101"),
    (["--to", "9999999999"], "expected a film of at most 36000 pictures, found 200000000"),
  ])
  func whatCannotBeDoneIsSaid(arguments: [String], message: String) throws {
    let result = try RecallProcess.run(
      ["film", "good.replay", "--output", "new.webp"] + arguments, in: folder.url)
    #expect(result.status == 2)
    #expect(result.errors.contains(message), "\(result.errors)")
    #expect(!FileManager.default.fileExists(atPath: folder.path("new.webp")))
  }

  @Test func theWholeProgramIsFilmedByItsOwnClock() throws {
    let whole = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Replays/home/whole-by-keys.replay").standardized.path
    let result = try film(whole, "--output", "new.webp", "--rate", "1")
    #expect(result.status == 0, "\(result.errors)")
    #expect(try shown(in: "new.webp").pictures.last?.end == 64_000)
  }
}

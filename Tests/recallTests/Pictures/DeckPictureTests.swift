import Foundation
import Rasterizer
import RecallUI
import Testing

@testable import recall

@Suite struct DeckPictureTests {
  private let scratch: TemporaryFolder
  private var folder: URL { scratch.url }

  init() throws {
    scratch = try TemporaryFolder()
  }

  private func file(_ name: String, _ bytes: Data) throws -> String {
    let url = folder.appending(path: name)
    try bytes.write(to: url)
    return url.path()
  }

  /// Left half red, right half clear.
  private func png(width: Int, height: Int) throws -> Data {
    let surface = try Surface(width: width, height: height, format: .argb32)
    let size = CGSize(width: width, height: height)
    let left = CGRect(x: 0, y: 0, width: width / 2, height: height)
    let list = DisplayList(
      size: size, background: Color.clear.resolve(in: EnvironmentValues()),
      items: [
        DisplayItem(
          .fill(Path(left), .color(Color.red.resolve(in: EnvironmentValues())), FillStyle()))
      ])
    Rasterizer(text: PangoTextMeasurer()).draw(list, on: surface)
    return try surface.pngData()
  }

  @Test func aLargePictureBecomesAsSmallAsCardsNeedIt() throws {
    let path = try file("a.png", try png(width: 800, height: 400))
    let picture = try DeckPicture(contentsOf: path)
    #expect(picture.picture.width == 192)
    #expect(picture.picture.height == 96)
    #expect(picture.picture.pixels[0] >> 24 == 255)
    #expect(picture.picture.pixels[191] == 0)
    let kept = try #require(DeckPicture(symbol: picture.symbol, png: picture.png))
    #expect(kept.picture.pixels == picture.picture.pixels)
  }

  @Test func aSmallPictureStaysAsItIsAndHasOneName() throws {
    let data = try png(width: 20, height: 10)
    let picture = try DeckPicture(contentsOf: try file("a.png", data))
    #expect((picture.picture.width, picture.picture.height) == (20, 10))
    #expect(picture.symbol.count == 24)
    #expect(try DeckPicture(contentsOf: try file("b.png", data)).symbol == picture.symbol)
    let other = try DeckPicture(contentsOf: try file("c.png", try png(width: 20, height: 11)))
    #expect(other.symbol != picture.symbol)
  }

  @Test func aJPEGPictureIsReadAndTurnedAsItsCameraWasHeld() throws {
    let path = folder.appending(path: "a.jpg").path()
    // ImageMagick, which the tests of the window use as well.
    let made = try run(
      "convert", ["-size", "40x20", "gradient:red-blue", "-quality", "95", path])
    try #require(made == 0)
    let picture = try DeckPicture(contentsOf: path)
    #expect((picture.picture.width, picture.picture.height) == (40, 20))
    // Red above, blue below.
    let (top, bottom) = (picture.picture.pixels[0], picture.picture.pixels[19 * 40])
    #expect((top >> 16) & 0xFF > 200)
    #expect(bottom & 0xFF > 200)
  }

  @Test(
    arguments: [
      ("text.png", Array("hello".utf8), "text.png should be a PNG or JPEG picture"),
      ("empty.jpg", [], "empty.jpg should be a PNG or JPEG picture"),
    ] as [(String, [UInt8], String)])
  func whatIsNoPictureIsSaidInASentence(name: String, bytes: [UInt8], sentence: String) throws {
    let path = try file(name, Data(bytes))
    #expect {
      try DeckPicture(contentsOf: path)
    } throws: {
      "\($0)".hasPrefix(sentence)
    }
  }

  @Test func aPictureThatBreaksOffIsRefused() throws {
    let data = try png(width: 300, height: 300)
    for count in stride(from: 0, to: data.count - 20, by: max(data.count / 40, 1)) {
      let path = try file("cut.png", data.prefix(count))
      #expect(throws: DeckPictureError.noPicture(file: "cut.png")) {
        try DeckPicture(contentsOf: path)
      }
    }
  }

  @Test func onePictureOfTooManyPixelsIsRefusedBeforeItIsRead() throws {
    var data = try png(width: 2, height: 2)
    data.replaceSubrange(16..<24, with: [0, 1, 0, 0, 0, 1, 0, 0])
    let path = try file("huge.png", data)
    #expect(throws: DeckPictureError.tooManyPixels(file: "huge.png", width: 65_536, height: 65_536))
    {
      try DeckPicture(contentsOf: path)
    }
  }

  @Test func aFileThatIsNotThereAndAFolderAreSaid() throws {
    #expect {
      try DeckPicture(contentsOf: folder.appending(path: "none.png").path())
    } throws: {
      "\($0)" == "none.png cannot be read: No such file or directory."
    }
    #expect(throws: DeckPictureError.self) { try DeckPicture(contentsOf: folder.path()) }
  }

  @Test func turningAPictureIsTheInverseOfHowItWasHeld() throws {
    let picture = try #require(
      Picture(name: "p", width: 3, height: 2, premultipliedPixels: [1, 2, 3, 4, 5, 6]))
    let turned = (1...8).map { picture.turned($0) }
    #expect(turned.map(\.width) == [3, 3, 3, 3, 2, 2, 2, 2])
    #expect(
      turned.map(\.pixels) == [
        [1, 2, 3, 4, 5, 6], [3, 2, 1, 6, 5, 4], [6, 5, 4, 3, 2, 1], [4, 5, 6, 1, 2, 3],
        [1, 4, 2, 5, 3, 6], [4, 1, 5, 2, 6, 3], [6, 3, 5, 2, 4, 1], [3, 6, 2, 5, 1, 4],
      ])
  }

  private func run(_ program: String, _ arguments: [String]) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [program] + arguments
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }
}

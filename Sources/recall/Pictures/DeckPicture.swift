import Assets
import Foundation
import GameModel
import Rasterizer
import RecallUI
import SDLWindow

/// A picture for cards, as small as cards need it.
struct DeckPicture {
  /// What a deck calls it: `picture:` and its fingerprint, so that the same picture has one name.
  let symbol: String
  /// What is kept: a PNG file.
  let png: [UInt8]
  let picture: Picture

  /// A side of what is kept, in pixels, at most: as wide as the largest cards show pictures.
  static let mostPixelsOnASide = 192
  /// Of a file that is read.
  static let mostBytes = 30_000_000
  /// Of a picture that is read: 256 MB in memory.
  static let mostPixels = 64_000_000

  /// Reads a picture from a file, and makes it as small as cards need it.
  ///
  /// - Throws: `DeckPictureError`.
  /// - Complexity: O(n) for n pixels.
  init(contentsOf path: String) throws(DeckPictureError) {
    let file = URL(filePath: path).lastPathComponent
    let bytes = try Self.bytes(ofFile: path, named: file)
    guard let header = PictureHeader(bytes), header.width > 0, header.height > 0 else {
      throw .noPicture(file: file)
    }
    let (pixels, overflows) = header.width.multipliedReportingOverflow(by: header.height)
    guard !overflows, pixels <= Self.mostPixels,
      max(header.width, header.height) <= Surface.maximumSide
    else { throw .tooManyPixels(file: file, width: header.width, height: header.height) }
    let whole = try Self.picture(bytes, header, named: file)
    guard let small = Self.small(whole)?.turned(header.orientation),
      let png = Self.png(of: small)
    else { throw .noPicture(file: file) }
    let symbol = Self.symbol(of: png)
    self.symbol = symbol
    self.png = png
    // Who finds it in a recording knows no name of a file.
    picture =
      Picture(
        name: symbol, width: small.width, height: small.height, premultipliedPixels: small.pixels)
      ?? small
  }

  /// A picture that was kept.
  ///
  /// - Returns: nil for what is none any more.
  init?(symbol: String, png: [UInt8]) {
    guard let header = PictureHeader(png), header.format == .png,
      max(header.width, header.height) <= Self.mostPixelsOnASide,
      let surface = try? Surface(pngData: Data(png)), let picture = surface.picture(named: symbol)
    else { return nil }
    self.symbol = symbol
    self.png = png
    self.picture = picture
  }

  private static func bytes(
    ofFile path: String, named file: String
  ) throws(DeckPictureError) -> [UInt8] {
    let read: (size: Int, bytes: [UInt8])
    do throws(RegularFile.Failure) {
      read = try Self.read(path)
    } catch {
      throw .unreadable(file: file, reason: "\(error)")
    }
    guard read.size <= mostBytes else { throw .tooLarge(file: file, bytes: read.size) }
    return read.bytes
  }

  /// - Returns: How large a file is, and what stands in it; nothing of one that is too large.
  private static func read(
    _ path: String
  ) throws(RegularFile.Failure) -> (size: Int, bytes: [UInt8]) {
    let file = try RegularFile(path: path)
    guard file.size <= mostBytes else { return (file.size, []) }
    var bytes: [UInt8] = []
    while bytes.count <= mostBytes {
      let piece = try file.read(upTo: min(1_000_000, mostBytes + 1 - bytes.count))
      if piece.isEmpty { break }
      bytes += piece
    }
    return (bytes.count, bytes)
  }

  private static func picture(
    _ bytes: [UInt8], _ header: PictureHeader, named file: String
  ) throws(DeckPictureError) -> Picture {
    var picture: Picture?
    switch header.format {
    case .png: picture = (try? Surface(pngData: Data(bytes)))?.picture(named: file)
    case .jpeg:
      guard let library = ImageLibrary() else { throw .noLibrary(file: file) }
      picture = library.picture(bytes, named: file)
    }
    guard let picture else { throw .noPicture(file: file) }
    return picture
  }

  /// A picture that is no larger than cards show it.
  private static func small(_ picture: Picture) -> Picture? {
    let longest = max(picture.width, picture.height)
    guard longest > mostPixelsOnASide else { return picture }
    let scale = CGFloat(mostPixelsOnASide) / CGFloat(longest)
    let size = CGSize(
      width: max((CGFloat(picture.width) * scale).rounded(), 1),
      height: max((CGFloat(picture.height) * scale).rounded(), 1))
    guard
      let surface = try? Surface(
        width: Int(size.width), height: Int(size.height), format: .argb32)
    else { return nil }
    let frame = CGRect(origin: .zero, size: size)
    let list = DisplayList(
      size: size, background: Color.clear.resolve(in: EnvironmentValues()),
      items: [DisplayItem(.picture(picture, frame: frame, .high))])
    Rasterizer(text: PangoTextMeasurer()).draw(list, on: surface)
    return surface.picture(named: picture.name)
  }

  private static func png(of picture: Picture) -> [UInt8]? {
    var pixels = picture.pixels
    return pixels.withUnsafeMutableBytes { buffer in
      guard let start = buffer.baseAddress,
        let surface = try? Surface(
          pixels: start, width: picture.width, height: picture.height,
          bytesPerRow: picture.width * 4, format: .argb32),
        let data = try? surface.pngData()
      else { return nil }
      return Array(data)
    }
  }

  /// 64 bits of a file, as a deck calls its picture.
  private static func symbol(of file: [UInt8]) -> String {
    let print = file.reduce(UInt64(file.count)) {
      SplitMix64.mix(($0 ^ UInt64($1)) &+ 0x9E37_79B9_7F4A_7C15)
    }
    let digits = String(print, radix: 16)
    return "picture:" + String(repeating: "0", count: 16 - digits.count) + digits
  }
}

import CWebP
import Rasterizer

/// An animated WebP picture in the making: pictures one after the other, each shown until the next one.
///
/// Of a picture only the part is kept that differs from the one before, so a film of what hardly moves is small.
public final class WebPFilm {
  /// The most pixels of a side: the format's own bound.
  public static let longestSide = 16_383

  private let size: FilmError.Size
  private let encoder: OpaquePointer
  private var configuration: WebPConfig
  private var last: Int?
  private var isOver = false

  /// - Parameters:
  ///   - width: In pixels, from 1 to ``longestSide``.
  ///   - height: As well.
  ///   - quality: How much of the pictures is kept.
  /// - Throws: `FilmError` for a size that there can't be, and when memory is short.
  public init(width: Int, height: Int, quality: FilmQuality) throws(FilmError) {
    let sides = 1...Self.longestSide
    guard sides.contains(width), sides.contains(height) else {
      throw .size(width: width, height: height)
    }
    size = FilmError.Size(width: width, height: height)
    configuration = try Self.configuration(quality)
    var options = WebPAnimEncoderOptions()
    guard WebPAnimEncoderOptionsInit(&options) != 0 else { throw .encoder(Self.otherVersion) }
    // For ever, as films on pages go.
    options.anim_params.loop_count = 0
    // A whole picture now and then, for who looks at the middle first.
    (options.kmin, options.kmax) = (Self.wholePictures.lowerBound, Self.wholePictures.upperBound)
    guard let encoder = WebPAnimEncoderNew(Int32(width), Int32(height), &options) else {
      throw .encoder("memory is short")
    }
    self.encoder = encoder
  }

  deinit {
    WebPAnimEncoderDelete(encoder)
  }

  /// After how many pictures that only tell what changed there is a whole one: no less often than in a film
  /// of some seconds.
  private static let wholePictures: ClosedRange<Int32> = 61...120
  private static let otherVersion = "the library is of another version than its headers"

  private static func configuration(_ quality: FilmQuality) throws(FilmError) -> WebPConfig {
    var configuration = WebPConfig()
    guard WebPConfigInit(&configuration) != 0 else { throw .encoder(otherVersion) }
    switch quality {
    case .lossless:
      configuration.lossless = 1
      // Of a lossless picture it is how long a smaller one is looked for.
      configuration.quality = 50
      configuration.method = 2
    case .lossy(let quality):
      let bounds = FilmQuality.range
      configuration.quality = Float(min(max(quality, bounds.lowerBound), bounds.upperBound))
      // Letters with sharp edges keep their color.
      configuration.use_sharp_yuv = 1
    }
    guard WebPValidateConfig(&configuration) != 0 else {
      throw .encoder("it can't be made in quality \(quality)")
    }
    return configuration
  }

  /// Adds a picture.
  ///
  /// - Parameters:
  ///   - surface: Of the film's size.
  ///   - milliseconds: When it begins to be shown, since the film's beginning. The first one begins with it,
  ///     whatever this says.
  /// - Throws: `FilmError` for a picture that can't stand there, and what the library says.
  /// - Complexity: O(*pixels*).
  public func add(_ surface: Surface, at milliseconds: Int) throws(FilmError) {
    guard surface.width == size.width, surface.height == size.height else {
      throw .otherSize(width: surface.width, height: surface.height, of: size)
    }
    try check(milliseconds)
    var picture = WebPPicture()
    guard WebPPictureInit(&picture) != 0 else { throw .encoder(Self.otherVersion) }
    picture.use_argb = 1
    (picture.width, picture.height) = (Int32(size.width), Int32(size.height))
    guard WebPPictureAlloc(&picture) != 0 else { throw .encoder("memory is short") }
    defer { WebPPictureFree(&picture) }
    for y in 0..<size.height {
      surface.withRow(y) { row in
        guard let target = picture.argb else { return }
        let start = y * Int(picture.argb_stride)
        for x in row.indices { target[start + x] = Self.straight(row[x], surface.format) }
      }
    }
    guard WebPAnimEncoderAdd(encoder, &picture, Int32(milliseconds), &configuration) != 0 else {
      throw .encoder(reason)
    }
    last = milliseconds
  }

  /// Ends the film.
  ///
  /// - Parameter milliseconds: How long the last picture is shown, since the film's beginning.
  /// - Returns: A file's content.
  /// - Throws: `FilmError` when there is no picture in it, when it is over already, and what the library says.
  public func data(endingAt milliseconds: Int) throws(FilmError) -> [UInt8] {
    guard last != nil, !isOver else {
      throw .encoder(isOver ? "it is over" : "there is no picture in it")
    }
    try check(milliseconds)
    isOver = true
    var data = WebPData()
    WebPDataInit(&data)
    defer { WebPDataClear(&data) }
    guard WebPAnimEncoderAdd(encoder, nil, Int32(milliseconds), nil) != 0,
      WebPAnimEncoderAssemble(encoder, &data) != 0
    else { throw .encoder(reason) }
    return Array(UnsafeBufferPointer(start: data.bytes, count: data.size))
  }

  private func check(_ milliseconds: Int) throws(FilmError) {
    guard !isOver else { throw .encoder("it is over") }
    guard milliseconds <= Int(Int32.max) else {
      throw .encoder("it lasts longer than \(Int32.max) ms")
    }
    guard milliseconds > last ?? -1 else { throw .earlier(milliseconds, than: last ?? 0) }
  }

  private var reason: String {
    WebPAnimEncoderGetError(encoder).map { String(cString: $0) } ?? "no reason is told"
  }

  /// A pixel whose colors aren't multiplied by its opacity.
  private static func straight(_ pixel: UInt32, _ format: PixelFormat) -> UInt32 {
    guard format == .argb32 else { return pixel | 0xFF00_0000 }
    let opacity = pixel >> 24
    guard opacity > 0, opacity < 255 else { return opacity == 0 ? 0 : pixel }
    var result = opacity << 24
    for shift: UInt32 in [0, 8, 16] {
      let component = (pixel >> shift) & 0xFF
      result |= min((component * 255 + opacity / 2) / opacity, 255) << shift
    }
    return result
  }
}

import CSDL2
import Foundation
import RecallUI

/// SDL2_image, looked up when a picture is to be read that nothing else here can read.
///
/// As with SDL2_mixer, linking it would have each start pay for a dozen libraries of formats.
public struct ImageLibrary {
  private typealias Load =
    @convention(c) (UnsafeMutablePointer<SDL_RWops>?, Int32) -> UnsafeMutablePointer<SDL_Surface>?

  private let load: Load

  /// - Parameter names: What the library may be called.
  /// - Returns: nil where it isn't installed.
  public init?(names: [String] = Self.names) {
    guard let library = names.lazy.compactMap({ dlopen($0, RTLD_LAZY) }).first,
      let load = dlsym(library, "IMG_Load_RW")
    else { return nil }
    self.load = unsafeBitCast(load, to: Load.self)
  }

  public static let names = ["libSDL2_image-2.0.so.0", "libSDL2_image-2.0.0.dylib"]

  /// Reads a picture from what stands in its file.
  ///
  /// - Parameters:
  ///   - file: A file's bytes, in any format that the library knows.
  ///   - name: What the picture is called in display lists.
  /// - Returns: nil for what is no picture, or a damaged one, and when memory is short.
  /// - Complexity: O(n) for n pixels.
  public func picture(_ file: [UInt8], named name: String) -> Picture? {
    let loaded = file.withUnsafeBytes { bytes in
      load(SDL_RWFromConstMem(bytes.baseAddress, Int32(clamping: bytes.count)), 1)
    }
    guard let loaded else { return nil }
    defer { SDL_FreeSurface(loaded) }
    guard
      let surface = SDL_ConvertSurfaceFormat(loaded, UInt32(SDL_PIXELFORMAT_ARGB8888.rawValue), 0)
    else { return nil }
    defer { SDL_FreeSurface(surface) }
    return Self.picture(of: surface.pointee, named: name)
  }

  private static func picture(of surface: SDL_Surface, named name: String) -> Picture? {
    guard let start = surface.pixels, surface.w > 0, surface.h > 0 else { return nil }
    let (width, height) = (Int(surface.w), Int(surface.h))
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    for y in 0..<height {
      let row = (start + y * Int(surface.pitch)).assumingMemoryBound(to: UInt32.self)
      for x in 0..<width { pixels.append(premultiplied(row[x])) }
    }
    return Picture(name: name, width: width, height: height, premultipliedPixels: pixels)
  }

  private static func premultiplied(_ pixel: UInt32) -> UInt32 {
    let opacity = pixel >> 24
    guard opacity < 255 else { return pixel }
    func channel(_ shift: UInt32) -> UInt32 {
      (((pixel >> shift) & 0xFF) * opacity + 127) / 255 << shift
    }
    return opacity << 24 | channel(16) | channel(8) | channel(0)
  }
}

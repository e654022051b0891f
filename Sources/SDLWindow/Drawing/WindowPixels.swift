import CSDL2
import Rasterizer
import RecallUI

/// A window's pixels, as long as the window keeps its size.
///
/// Where the window's own pixels have a layout that cairo knows, it draws right into them.
/// Elsewhere (a screen with 16 bits a pixel) it draws beside them, and SDL converts.
final class WindowPixels {
  /// What to draw on.
  let surface: Surface
  private let target: UnsafeMutablePointer<SDL_Surface>
  private let address: UnsafeMutableRawPointer
  private let converted: Converted?

  /// Pixels beside the window's, and the surface of SDL that stands for them.
  private struct Converted {
    var memory: UnsafeMutableRawPointer
    var surface: UnsafeMutablePointer<SDL_Surface>
  }

  /// Takes hold of the pixels of a window's surface.
  init(_ target: UnsafeMutablePointer<SDL_Surface>) throws {
    guard let address = target.pointee.pixels else {
      throw WindowError.noSurface("its surface has no pixels")
    }
    self.target = target
    self.address = address
    let (width, height) = (Int(target.pointee.w), Int(target.pointee.h))
    if let format = Self.format(of: target) {
      converted = nil
      surface = try Surface(
        pixels: address, width: width, height: height, bytesPerRow: Int(target.pointee.pitch),
        format: format)
      return
    }
    let memory = UnsafeMutableRawPointer.allocate(byteCount: width * height * 4, alignment: 4)
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: width * height * 4)
    let beside = SDL_CreateRGBSurfaceWithFormatFrom(
      memory, target.pointee.w, target.pointee.h, 32, target.pointee.w * 4,
      SDL_PIXELFORMAT_RGB888.rawValue)
    guard let beside else {
      memory.deallocate()
      throw WindowError.noSurface(WindowError.lastReason)
    }
    converted = Converted(memory: memory, surface: beside)
    surface = try Surface(
      pixels: memory, width: width, height: height, bytesPerRow: width * 4, format: .rgb24)
  }

  deinit {
    guard let converted else { return }
    SDL_FreeSurface(converted.surface)
    converted.memory.deallocate()
  }

  /// Whether these are still the pixels of `other`.
  func are(of other: UnsafeMutablePointer<SDL_Surface>) -> Bool {
    target == other && address == other.pointee.pixels
      && surface.width == Int(other.pointee.w) && surface.height == Int(other.pointee.h)
  }

  /// The whole pixels that `damage`, in points, touches.
  func rects(of damage: [CGRect], scale: CGFloat) -> [SDL_Rect] {
    damage.compactMap {
      SDL_Rect(
        enclosing: $0, scale: scale, width: Int32(surface.width), height: Int32(surface.height))
    }
  }

  /// Copies what was drawn beside the window's pixels into them, where they don't share memory.
  func convert(_ rects: [SDL_Rect]) {
    guard let converted else { return }
    for var rect in rects {
      var destination = rect
      SDL_UpperBlit(converted.surface, &rect, target, &destination)
    }
  }

  private static func format(of surface: UnsafeMutablePointer<SDL_Surface>) -> PixelFormat? {
    switch surface.pointee.format?.pointee.format {
    case SDL_PIXELFORMAT_RGB888.rawValue: .rgb24
    case SDL_PIXELFORMAT_ARGB8888.rawValue: .argb32
    default: nil
    }
  }
}

import CSDL2
import Rasterizer
import RecallUI

/// A window's pixels in memory that the system shows as it is.
///
/// Where the window's own pixels have a layout that cairo knows, it draws right into them.
/// Elsewhere (a screen with 16 bits a pixel) it draws beside them, and SDL converts.
final class SurfacePixels: WindowPixels {
  let surface: Surface
  private let window: OpaquePointer
  private let target: UnsafeMutablePointer<SDL_Surface>
  private let address: UnsafeMutableRawPointer
  private let converted: Converted?

  /// Pixels beside the window's, and the surface of SDL that stands for them.
  private struct Converted {
    var memory: UnsafeMutableRawPointer
    var surface: UnsafeMutablePointer<SDL_Surface>
  }

  /// Takes hold of a window's pixels.
  init(_ window: OpaquePointer) throws {
    guard let target = SDL_GetWindowSurface(window) else {
      throw WindowError.noSurface(WindowError.lastReason)
    }
    self.window = window
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

  var areCurrent: Bool {
    guard let current = SDL_GetWindowSurface(window) else { return false }
    return current == target && current.pointee.pixels == address
      && surface.width == Int(current.pointee.w) && surface.height == Int(current.pointee.h)
  }

  func show(_ rects: [SDL_Rect]) throws {
    if let converted {
      for var rect in rects {
        var destination = rect
        SDL_UpperBlit(converted.surface, &rect, target, &destination)
      }
    }
    guard SDL_UpdateWindowSurfaceRects(window, rects, Int32(rects.count)) == 0 else {
      throw WindowError.noSurface(WindowError.lastReason)
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

import CSDL2
import Rasterizer
import RecallUI

/// A picture that stands for a window, where the desktop shows one.
struct WindowIcon {
  /// Of each side, in pixels: what desktops scale down from.
  static let side = 64

  /// Row by row, as SDL has them: opacity, red, green, blue.
  let pixels: [UInt32]

  /// Draws a display list, without its background.
  ///
  /// - Throws: `SurfaceError` when there is no memory for it.
  init(_ list: DisplayList, text: PangoTextMeasurer) throws(SurfaceError) {
    var list = list
    list.background = Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0)
    let surface = try Surface(width: Self.side, height: Self.side, format: .argb32)
    let longest = max(list.size.width, list.size.height, 1)
    Rasterizer(text: text).draw(list, on: surface, scale: CGFloat(Self.side) / longest)
    pixels = (0..<Self.side).flatMap { y in
      (0..<Self.side).map { x in Self.straight(surface[x, y]) }
    }
  }

  /// Gives it to a window.
  func set(on window: OpaquePointer) {
    var pixels = pixels
    pixels.withUnsafeMutableBytes { bytes in
      let surface = SDL_CreateRGBSurfaceWithFormatFrom(
        bytes.baseAddress, Int32(Self.side), Int32(Self.side), 32, Int32(Self.side * 4),
        SDL_PIXELFORMAT_ARGB8888.rawValue)
      guard let surface else { return }
      SDL_SetWindowIcon(window, surface)
      SDL_FreeSurface(surface)
    }
  }

  /// Cairo's pixels are multiplied by their opacity; SDL's aren't.
  static func straight(_ pixel: UInt32) -> UInt32 {
    let opacity = pixel >> 24
    guard opacity > 0 else { return 0 }
    let components = [16, 8, 0].map { shift -> UInt32 in
      let component = (pixel >> UInt32(shift)) & 0xFF
      return min((component * 255 + opacity / 2) / opacity, 255) << UInt32(shift)
    }
    return components.reduce(opacity << 24, |)
  }
}

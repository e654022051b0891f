import CSDL2
import Rasterizer

/// A window's pixels as a texture, for systems that compose windows out of textures anyway.
///
/// Unlike the window's surface of SDL 2, a texture has all the pixels of a screen with more than
/// one for a point.
final class TexturePixels: WindowPixels {
  let surface: Surface
  private let renderer: OpaquePointer
  private let texture: OpaquePointer

  /// Creates pixels for all of what `renderer` draws.
  init(_ renderer: OpaquePointer) throws {
    self.renderer = renderer
    let (width, height) = try Self.size(of: renderer)
    surface = try Surface(width: Int(width), height: Int(height), format: .argb32)
    let texture = SDL_CreateTexture(
      renderer, SDL_PIXELFORMAT_ARGB8888.rawValue, Int32(SDL_TEXTUREACCESS_STREAMING.rawValue),
      width, height)
    guard let texture else { throw WindowError.noSurface(WindowError.lastReason) }
    SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_NONE)
    self.texture = texture
  }

  deinit {
    SDL_DestroyTexture(texture)
  }

  var areCurrent: Bool {
    guard let (width, height) = try? Self.size(of: renderer) else { return false }
    return surface.width == Int(width) && surface.height == Int(height)
  }

  /// The texture takes what changed; the screen takes all of the texture, which costs the
  /// processor nothing.
  func show(_ rects: [SDL_Rect]) throws {
    for var rect in rects {
      let status = surface.withRow(Int(rect.y)) { row in
        SDL_UpdateTexture(
          texture, &rect, row.baseAddress.map { $0 + Int(rect.x) }, Int32(surface.bytesPerRow))
      }
      guard status == 0 else { throw WindowError.noSurface(WindowError.lastReason) }
    }
    guard SDL_RenderCopy(renderer, texture, nil, nil) == 0 else {
      throw WindowError.noSurface(WindowError.lastReason)
    }
    SDL_RenderPresent(renderer)
  }

  private static func size(of renderer: OpaquePointer) throws -> (width: Int32, height: Int32) {
    var (width, height) = (Int32(0), Int32(0))
    guard SDL_GetRendererOutputSize(renderer, &width, &height) == 0 else {
      throw WindowError.noSurface(WindowError.lastReason)
    }
    return (width, height)
  }
}

import CSDL2
import Rasterizer
import RecallUI

/// The pixels of a window, as long as it keeps its size.
protocol WindowPixels: AnyObject {
  /// What to draw on.
  var surface: Surface { get }

  /// Whether these are still the window's.
  var areCurrent: Bool { get }

  /// Brings what was drawn in some rectangles to the screen.
  func show(_ rects: [SDL_Rect]) throws
}

extension WindowPixels {
  /// The whole pixels that `damage`, in points, touches.
  func rects(of damage: [CGRect], scale: CGFloat) -> [SDL_Rect] {
    damage.compactMap {
      SDL_Rect(
        enclosing: $0, scale: scale, width: Int32(surface.width), height: Int32(surface.height))
    }
  }
}

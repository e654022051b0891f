import RecallUI

extension Picture {
  /// This picture as it is to be seen, when its camera was held another way.
  ///
  /// - Parameter orientation: From 1 to 8, as Exif counts; anything else leaves it as it is.
  /// - Complexity: O(n) for n pixels.
  func turned(_ orientation: Int) -> Picture {
    guard (2...8).contains(orientation) else { return self }
    let isOnItsSide = orientation >= 5
    let (newWidth, newHeight) = isOnItsSide ? (height, width) : (width, height)
    var turned: [UInt32] = []
    turned.reserveCapacity(pixels.count)
    for y in 0..<newHeight {
      for x in 0..<newWidth {
        let (column, row) = source(of: x, y, orientation)
        turned.append(pixels[row * width + column])
      }
    }
    return Picture(
      name: name, width: newWidth, height: newHeight, premultipliedPixels: turned) ?? self
  }

  /// Where the pixel stands that is to be seen at a place.
  private func source(of x: Int, _ y: Int, _ orientation: Int) -> (column: Int, row: Int) {
    let (right, bottom) = (width - 1, height - 1)
    return switch orientation {
    case 2: (right - x, y)
    case 3: (right - x, bottom - y)
    case 4: (x, bottom - y)
    case 5: (y, x)
    case 6: (y, bottom - x)
    case 7: (right - y, bottom - x)
    default: (right - y, x)
    }
  }
}

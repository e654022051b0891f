import CCairo
import RecallGraphics

/// Pictures as surfaces, made once for as long as they are in use.
final class PictureSurfaces {
  /// In bytes: four windows of 1280 by 800 pixels.
  private static let capacity = 16_384_000

  private struct Entry {
    /// Kept alive, so that no other gets its identity.
    var picture: Picture
    var surface: Surface?
  }

  private var surfaces = BoundedCache<ObjectIdentifier, Entry>(capacity: capacity) { entry in
    100 + entry.picture.pixels.count * MemoryLayout<UInt32>.stride
  }

  /// The pixels of `picture` to draw with; nil when it is too large, or memory is short.
  func surface(of picture: Picture) -> Surface? {
    surfaces.value(for: ObjectIdentifier(picture)) {
      Entry(picture: picture, surface: Self.copy(of: picture))
    }.surface
  }

  /// A part of a picture as it is repeated.
  private struct TileKey: Hashable {
    let picture: ObjectIdentifier
    let left, top, width, height: Int
    /// Of 256.
    let opacity: UInt32
  }

  private var tiles = BoundedCache<TileKey, Entry>(capacity: capacity / 4) { entry in
    100 + (entry.surface.map { $0.width * $0.height } ?? 0) * MemoryLayout<UInt32>.stride
  }

  /// The pixels of a part of a picture, told from 0 to 1, faded; nil when memory is short. They live on
  /// here: a pattern of a surface that is gone draws nothing.
  func tile(of picture: Picture, _ part: CGRect, _ opacity: Double) -> Surface? {
    let whole = part == CGRect(x: 0, y: 0, width: 1, height: 1)
    if whole, opacity >= 1 { return surface(of: picture) }
    func pixel(_ place: CGFloat, _ count: Int) -> Int {
      min(max(Int((place * CGFloat(count)).rounded()), 0), count)
    }
    let left = min(pixel(part.minX, picture.width), picture.width - 1)
    let top = min(pixel(part.minY, picture.height), picture.height - 1)
    let key = TileKey(
      picture: ObjectIdentifier(picture), left: left, top: top,
      width: max(pixel(part.maxX, picture.width) - left, 1),
      height: max(pixel(part.maxY, picture.height) - top, 1),
      opacity: UInt32((min(max(opacity, 0), 1) * 256).rounded()))
    return tiles.value(for: key) {
      Entry(picture: picture, surface: Self.tile(of: picture, key))
    }.surface
  }

  private static func tile(of picture: Picture, _ key: TileKey) -> Surface? {
    guard let tile = try? Surface(width: key.width, height: key.height, format: .argb32) else {
      return nil
    }
    for y in 0..<key.height {
      let start = (key.top + y) * picture.width + key.left
      tile.withRow(y) { row in
        for x in 0..<key.width { row[x] = picture.pixels[start + x].faded(key.opacity) }
      }
    }
    return tile
  }

  static func copy(of picture: Picture) -> Surface? {
    guard
      let surface = try? Surface(
        width: picture.width, height: picture.height, format: .argb32)
    else { return nil }
    for y in 0..<picture.height {
      let start = y * picture.width
      surface.withRow(y) { row in
        _ = row.update(fromContentsOf: picture.pixels[start..<(start + picture.width)])
      }
    }
    return surface
  }
}

extension UInt32 {
  /// A premultiplied pixel with its opacity multiplied by `factor` of 256.
  fileprivate func faded(_ factor: UInt32) -> UInt32 {
    guard factor < 256 else { return self }
    let even = (((self & 0x00FF_00FF) * factor) >> 8) & 0x00FF_00FF
    let odd = (((self >> 8) & 0x00FF_00FF) * factor) & 0xFF00_FF00
    return even | odd
  }
}

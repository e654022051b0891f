import Foundation

/// How two surfaces differ.
public enum PixelDifference: Equatable, Sendable, CustomStringConvertible {
  case none
  /// The sizes differ, in pixels.
  case size(CGSize, CGSize)
  /// Some pixels differ.
  ///
  /// - Parameters:
  ///   - count: The number of pixels that differ by more than was tolerated.
  ///   - largest: The largest difference of a channel, from 1 to 255.
  ///   - bounds: The smallest rectangle around the pixels that differ.
  case pixels(count: Int, largest: Int, bounds: CGRect)

  public var description: String {
    switch self {
    case .none:
      "no difference"
    case .size(let one, let other):
      "sizes differ: \(Int(one.width)) × \(Int(one.height)) and \(Int(other.width)) × \(Int(other.height)) pixels"
    case .pixels(let count, let largest, let bounds):
      """
      \(count) pixels differ, by up to \(largest) of 255, in x \(Int(bounds.minX))..<\
      \(Int(bounds.maxX)), y \(Int(bounds.minY))..<\(Int(bounds.maxY))
      """
    }
  }
}

extension Surface {
  /// Compares the pixels of two surfaces, channel by channel.
  ///
  /// - Parameters:
  ///   - other: What to compare with.
  ///   - tolerance: How far, of 255, each channel may be off without counting.
  /// - Complexity: O(*pixels*).
  public func difference(from other: Surface, tolerance: Int = 0) -> PixelDifference {
    guard width == other.width, height == other.height else {
      return .size(
        CGSize(width: width, height: height), CGSize(width: other.width, height: other.height))
    }
    let mask = format.meaningfulBits & other.format.meaningfulBits
    var count = 0
    var largest = 0
    var (minX, minY, maxX, maxY) = (Int.max, Int.max, Int.min, Int.min)
    for y in 0..<height {
      withRow(y) { row in
        other.withRow(y) { otherRow in
          // Most rows are the same, which takes no look at each pixel.
          if let first = row.baseAddress, let second = otherRow.baseAddress,
            memcmp(first, second, row.count * MemoryLayout<UInt32>.size) == 0
          {
            return
          }
          for x in 0..<width where (row[x] ^ otherRow[x]) & mask != 0 {
            let distance = Surface.distance(row[x] & mask, otherRow[x] & mask)
            guard distance > tolerance else { continue }
            count += 1
            largest = max(largest, distance)
            (minX, maxX) = (min(minX, x), max(maxX, x))
            (minY, maxY) = (min(minY, y), max(maxY, y))
          }
        }
      }
    }
    guard count > 0 else { return .none }
    return .pixels(
      count: count, largest: largest,
      bounds: CGRect(x: minX, y: minY, width: maxX - minX + 1, height: maxY - minY + 1))
  }

  /// The largest difference of a channel between two pixels.
  static func distance(_ left: UInt32, _ right: UInt32) -> Int {
    var largest = 0
    for shift: UInt32 in [0, 8, 16, 24] {
      let (one, other) = (Int((left >> shift) & 0xFF), Int((right >> shift) & 0xFF))
      largest = max(largest, abs(one - other))
    }
    return largest
  }
}

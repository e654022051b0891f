import CCairo
import Foundation
import RecallGraphics

/// What lies behind frosted glass: the pixels that were drawn so far, blurred.
///
/// Pixels beyond an edge are taken to be like those at it. What is blurred widely is blurred by blocks of
/// pixels, which nobody can tell from the pixels themselves. In whole numbers, so that it is the same on each
/// machine.
struct FrostedGround {
  /// The standard deviation of the bell, in pixels.
  private let deviation: Double
  /// The pixels along a side of a block: a power of two.
  private let block: Int

  /// - Parameter deviation: In pixels. Nil is answered for what blurs nothing.
  init?(deviation: Double) {
    guard deviation.isFinite, deviation >= 0.25 else { return nil }
    self.deviation = min(deviation, Self.widest)
    block = deviation >= 8 ? 4 : deviation >= 4 ? 2 : 1
  }

  /// In pixels: what is blurred more widely looks the same.
  private static let widest = 200.0

  /// How far off, in pixels, something still counts.
  var margin: Int { Int((3 * deviation).rounded(.up)) + 2 * block }

  /// An image of the pixels of an area.
  ///
  /// - Parameter canvas: What was drawn on.
  /// - Returns: Nil where there are no pixels, or memory is short.
  /// - Complexity: O(*pixels*), whatever the deviation.
  func image(of area: DeviceRect, seenThrough canvas: Canvas) -> Surface? {
    guard !area.isEmpty, let pixels = DrawnPixels(of: canvas) else { return nil }
    let around = area.outset(by: margin).aligned(to: block)
    guard
      let blocks = try? Surface(
        width: around.width / block, height: around.height / block, format: .argb32),
      let image = try? Surface(width: area.width, height: area.height, format: .argb32)
    else { return nil }
    take(pixels, of: around, into: blocks)
    blocks.blur(deviation: deviation / Double(block))
    spread(blocks, of: around, over: area, into: image)
    return image
  }

  /// Has each block be the mean of its pixels.
  private func take(_ pixels: DrawnPixels, of around: DeviceRect, into blocks: Surface) {
    let weight = UInt32(block * block)
    var line = [UInt32](repeating: 0, count: around.width)
    var sums = [PixelSum](repeating: PixelSum(), count: blocks.width)
    for row in 0..<blocks.height {
      for column in sums.indices { sums[column] = PixelSum() }
      for y in 0..<block {
        pixels.read(from: around.minX, around.minY + row * block + y, into: &line)
        for column in sums.indices {
          for x in column * block..<(column + 1) * block { sums[column].add(line[x]) }
        }
      }
      blocks.withRow(row) { means in
        for column in sums.indices { means[column] = sums[column].mean(of: weight) }
      }
    }
  }

  /// Has each pixel be a mean of the four blocks whose middles are around it, the nearer ones counting more.
  private func spread(
    _ blocks: Surface, of around: DeviceRect, over area: DeviceRect, into image: Surface
  ) {
    let weight = UInt32(4 * block * block)
    let columns = (area.minX..<area.maxX).map { Between($0 - around.minX, of: block) }
    var sums = [PixelSum](repeating: PixelSum(), count: blocks.width)
    for y in 0..<image.height {
      let row = Between(y + area.minY - around.minY, of: block)
      blocks.withRow(row.first) { upper in
        blocks.withRow(row.first + 1) { lower in
          for column in sums.indices {
            var sum = PixelSum()
            sum.add(upper[column], weight: row.toFirst)
            sum.add(lower[column], weight: row.toSecond)
            sums[column] = sum
          }
        }
      }
      image.withRow(y) { line in
        for x in columns.indices {
          let column = columns[x]
          var sum = PixelSum()
          sum.add(sums[column.first], weight: column.toFirst)
          sum.add(sums[column.first + 1], weight: column.toSecond)
          line[x] = sum.mean(of: weight)
        }
      }
    }
  }
}

/// Where a pixel lies between the middles of two blocks, along one axis.
private struct Between {
  /// The block before it.
  let first: Int
  /// How much that counts, and how much the next one, in halves of a pixel.
  let toFirst, toSecond: UInt32

  /// - Parameters:
  ///   - pixel: Counted from the first pixel of the first block; not in the first half of that.
  ///   - block: The pixels of a block.
  init(_ pixel: Int, of block: Int) {
    let halves = 2 * pixel + 1 - block
    first = halves / (2 * block)
    toSecond = UInt32(halves % (2 * block))
    toFirst = UInt32(2 * block) - toSecond
  }
}

/// A weighted sum of pixels, for their mean. Two components at a time stand in a number: there is room for
/// weights of up to 256 together.
private struct PixelSum {
  private var even: UInt32 = 0
  private var odd: UInt32 = 0

  mutating func add(_ pixel: UInt32) {
    even &+= pixel & 0x00FF_00FF
    odd &+= (pixel &>> 8) & 0x00FF_00FF
  }

  mutating func add(_ pixel: UInt32, weight: UInt32) {
    even &+= (pixel & 0x00FF_00FF) &* weight
    odd &+= ((pixel &>> 8) & 0x00FF_00FF) &* weight
  }

  mutating func add(_ sum: PixelSum, weight: UInt32) {
    even &+= sum.even &* weight
    odd &+= sum.odd &* weight
  }

  /// The mean, rounded.
  ///
  /// - Parameter weight: All weights together: a power of two.
  func mean(of weight: UInt32) -> UInt32 {
    let half = (weight / 2) &* 0x0001_0001
    let shift = UInt32(truncatingIfNeeded: weight.trailingZeroBitCount)
    return ((even &+ half) &>> shift) & 0x00FF_00FF
      | (((odd &+ half) &>> shift) & 0x00FF_00FF) &<< 8
  }
}

/// The pixels of what is drawn on, with what is beneath; beyond the edges of all of it, those at the edges.
private final class DrawnPixels {
  private let first: UnsafePointer<UInt32>
  private let stride: Int
  private let visible: DeviceRect
  /// Of what is undermost.
  private let edges: DeviceRect
  /// Of a format without opacity, all pixels are opaque.
  private let opacity: UInt32
  /// What shows where these aren't opaque.
  private let beneath: DrawnPixels?

  /// Nil for a canvas that has no pixels.
  init?(of canvas: Canvas) {
    guard let target = cairo_get_target(canvas.context), !canvas.visible.isEmpty,
      cairo_surface_get_type(target) == CAIRO_SURFACE_TYPE_IMAGE
    else { return nil }
    cairo_surface_flush(target)
    visible = canvas.visible
    guard let data = cairo_image_surface_get_data(target),
      Int(cairo_image_surface_get_width(target)) >= visible.width,
      Int(cairo_image_surface_get_height(target)) >= visible.height
    else { return nil }
    first = UnsafeRawPointer(data).assumingMemoryBound(to: UInt32.self)
    stride = Int(cairo_image_surface_get_stride(target)) / MemoryLayout<UInt32>.stride
    opacity = cairo_image_surface_get_format(target) == CAIRO_FORMAT_RGB24 ? 0xFF00_0000 : 0
    beneath = canvas.beneath.flatMap(DrawnPixels.init(of:))
    edges = beneath?.edges ?? visible
  }

  /// Reads a line of pixels from a place on.
  func read(from x: Int, _ y: Int, into line: inout [UInt32]) {
    let row = min(max(y, edges.minY), edges.maxY - 1)
    let start = min(max(edges.minX - x, 0), line.count - 1)
    let end = max(min(edges.maxX - x, line.count), start + 1)
    line.withUnsafeMutableBufferPointer { buffer in
      if beneath == nil {
        // Its edges are those of these pixels.
        let own = first + ((row - visible.minY) * stride + x - visible.minX)
        for index in start..<end { buffer[index] = own[index] | opacity }
      } else {
        for index in start..<end { buffer[index] = pixel(x + index, row) }
      }
      for index in 0..<start { buffer[index] = buffer[start] }
      for index in end..<buffer.count { buffer[index] = buffer[end - 1] }
    }
  }

  private func pixel(_ x: Int, _ y: Int) -> UInt32 {
    let (column, row) = (x - visible.minX, y - visible.minY)
    let isHere = 0..<visible.width ~= column && 0..<visible.height ~= row
    let own = isHere ? first[row * stride + column] | opacity : 0
    guard let beneath, own < 0xFF00_0000 else { return own }
    return Self.over(own, beneath.pixel(x, y))
  }

  /// One premultiplied pixel drawn over another one, rounded.
  private static func over(_ upper: UInt32, _ lower: UInt32) -> UInt32 {
    let rest = 255 - (upper >> 24)
    var sum: UInt32 = 0
    for shift in [0, 8, 16, 24] as [UInt32] {
      let shown = ((lower >> shift) & 0xFF) * rest + 127
      sum |= min(((upper >> shift) & 0xFF) + shown / 255, 255) << shift
    }
    return sum
  }
}

extension DeviceRect {
  /// The smallest rectangle around this one whose edges are multiples of a number.
  fileprivate func aligned(to block: Int) -> DeviceRect {
    func floor(_ edge: Int) -> Int { edge - ((edge % block) + block) % block }
    return DeviceRect(
      minX: floor(minX), minY: floor(minY), maxX: floor(maxX + block - 1),
      maxY: floor(maxY + block - 1))
  }
}

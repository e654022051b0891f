/// Which of a surface's channels are blurred.
enum BlurChannels {
  case all
  /// The highest one; the others are left as they are.
  case opacity
}

extension Surface {
  /// Blurs premultiplied pixels with what comes close to a Gaussian bell: three means over boxes, one
  /// after the other (Wells 1986; the widths are those of SVG's `feGaussianBlur`), which is off by
  /// at most 3 %. In whole numbers, so that it is the same on each machine.
  ///
  /// - Parameter deviation: The bell's standard deviation, in pixels. Less than a quarter of a pixel
  ///   changes nothing.
  /// - Complexity: O(*pixels*), whatever the deviation.
  func blur(deviation: Double, channels: BlurChannels = .all) {
    guard let boxes = BoxPasses(deviation: deviation) else { return }
    let shifts: [UInt32] = channels == .all ? [0, 8, 16, 24] : [24]
    let count = max(width, height)
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 2 * count) { buffer in
      guard let base = buffer.baseAddress else { return }
      let (line, other) = (base, base + count)
      withPixels { pixels, stride in
        for shift in shifts {
          for y in 0..<height {
            boxes.blur(pixels + y * stride, step: 1, count: width, shift, line, other)
          }
          for x in 0..<width {
            boxes.blur(pixels + x, step: stride, count: height, shift, line, other)
          }
        }
      }
    }
  }

  /// Calls `body` with the first pixel and the pixels from one row to the next.
  private func withPixels(_ body: (UnsafeMutablePointer<UInt32>, Int) -> Void) {
    withRow(0) { row in
      guard let first = row.baseAddress else { return }
      body(first, bytesPerRow / MemoryLayout<UInt32>.stride)
    }
  }
}

/// Three boxes that together come close to a Gaussian bell.
private struct BoxPasses {
  /// How many pixels before and behind one each box takes in.
  private let boxes: [(before: Int, behind: Int)]

  /// The widest box; more than any window is wide.
  private static let widest = 8_191.0

  init?(deviation: Double) {
    // 3 √(2π) / 4
    let exact = deviation * 1.879_971_205_598_617 + 0.5
    guard exact >= 1 else { return nil }
    let width = Int(min(exact, Self.widest))
    guard width > 1 else { return nil }
    let half = width / 2
    boxes =
      width % 2 == 1
      ? [(half, half), (half, half), (half, half)]
      : [(half, half - 1), (half - 1, half), (half, half)]
  }

  /// Blurs the bytes at `shift` of pixels that stand `step` apart; beyond them is nothing.
  @inline(__always)
  func blur(
    _ pixels: UnsafeMutablePointer<UInt32>, step: Int, count: Int, _ shift: UInt32,
    _ line: UnsafeMutablePointer<UInt32>, _ other: UnsafeMutablePointer<UInt32>
  ) {
    var isEmpty = true
    for index in 0..<count {
      let value = (pixels[index &* step] &>> shift) & 0xFF
      line[index] = value
      isEmpty = isEmpty && value == 0
    }
    guard !isEmpty else { return }
    var (from, to) = (line, other)
    for box in boxes {
      Self.mean(of: from, into: to, count: count, before: box.before, behind: box.behind)
      (from, to) = (to, from)
    }
    let mask = ~(UInt32(0xFF) &<< shift)
    for index in 0..<count {
      let place = index &* step
      pixels[place] = pixels[place] & mask | from[index] &<< shift
    }
  }

  /// The mean of each value and those around it, rounded.
  @inline(__always)
  private static func mean(
    of values: UnsafeMutablePointer<UInt32>, into means: UnsafeMutablePointer<UInt32>, count: Int,
    before: Int, behind: Int
  ) {
    let width = UInt64(before &+ behind &+ 1)
    // Division by multiplication: exact for sums of up to 2²³ and widths of up to 2¹³.
    let factor = (1 &<< 40) / width &+ 1
    let half = width / 2
    var sum: UInt64 = 0
    for index in 0..<min(behind, count) {
      sum &+= UInt64(values[index])
    }
    for index in 0..<count {
      if index &+ behind < count { sum &+= UInt64(values[index &+ behind]) }
      means[index] = UInt32(truncatingIfNeeded: ((sum &+ half) &* factor) &>> 40)
      if index >= before { sum &-= UInt64(values[index &- before]) }
    }
  }
}

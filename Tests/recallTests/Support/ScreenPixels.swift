import Foundation
import Rasterizer
import RecallUI

/// A surface whose pixels can be looked at.
final class ScreenPixels {
  let surface: Surface
  private let pixels: UnsafeMutablePointer<UInt32>
  private let width: Int
  private let height: Int

  init(width: Int, height: Int) throws {
    pixels = .allocate(capacity: width * height)
    pixels.initialize(repeating: 0, count: width * height)
    self.width = width
    self.height = height
    surface = try Surface(
      pixels: UnsafeMutableRawPointer(pixels), width: width, height: height, bytesPerRow: width * 4)
  }

  /// What a stage shows.
  convenience init(of stage: Stage, _ measurer: PangoTextMeasurer) throws {
    try self.init(width: Int(stage.size.width), height: Int(stage.size.height))
    Rasterizer(text: measurer).draw(stage.displayList, on: surface)
  }

  deinit { pixels.deallocate() }

  /// The most contrast that a color has with the one that most pixels have, of those colors that so many
  /// pixels of a rectangle have.
  func contrast(in rect: CGRect, pixels least: Int) -> Double {
    let counts = counts(in: rect)
    guard let ground = counts.max(by: { ($0.value, $0.key) < ($1.value, $1.key) })?.key else {
      return 0
    }
    return counts.filter { $0.value >= least }.keys
      .map { Luminance.contrast(Self.components($0), Self.components(ground)) }.max() ?? 0
  }

  /// The most contrast that pixels have which changed, of colors that many of them have, with what they were.
  func mostContrast(with before: ScreenPixels) -> Double {
    var changes: [[UInt32]: Int] = [:]
    for index in 0..<(width * height) where pixels[index] != before.pixels[index] {
      changes[[pixels[index], before.pixels[index]], default: 0] += 1
    }
    return changes.filter { $0.value >= 24 }.keys
      .map { Luminance.contrast(Self.components($0[0]), Self.components($0[1])) }.max() ?? 0
  }

  private func counts(in rect: CGRect) -> [UInt32: Int] {
    var counts: [UInt32: Int] = [:]
    for y in Int(rect.minY)..<Int(rect.maxY) {
      for x in Int(rect.minX)..<Int(rect.maxX) {
        counts[pixels[y * width + x] & 0xFF_FFFF, default: 0] += 1
      }
    }
    return counts
  }

  private static func components(_ pixel: UInt32) -> [Double] {
    [16, 8, 0].map { Double((pixel >> $0) & 0xFF) / 255 }
  }

  /// The color that most pixels of a rectangle have, in sRGB from 0 to 1: the ground of a text, as
  /// letters cover less of it. Where the ground changes from line to line, theirs is left out.
  func commonest(in rect: CGRect, but letters: Color.Resolved) -> [Double] {
    let own = [letters.red, letters.green, letters.blue].reduce(0 as UInt32) {
      $0 << 8 | UInt32((min(max($1, 0), 1) * 255).rounded())
    }
    var counts = counts(in: rect)
    counts[own] = nil
    let best = counts.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key ?? 0
    return Self.components(best)
  }
}

/// Colors as WCAG 2.2 compares them.
enum Luminance {
  static func of(_ color: Color.Resolved, opacity: Double, over ground: [Double]) -> [Double] {
    let alpha = Double(color.opacity) * opacity
    return zip([color.red, color.green, color.blue], ground).map {
      Double($0) * alpha + $1 * (1 - alpha)
    }
  }

  static func contrast(_ one: [Double], _ other: [Double]) -> Double {
    let (first, second) = (relative(one), relative(other))
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  private static func relative(_ color: [Double]) -> Double {
    let linear = color.map { $0 <= 0.03928 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }
}

import CCairo
import Foundation

/// Pango measures in whole numbers of 1/1024 of a point.
enum PangoUnits {
  /// The largest length that is handed to pango, in points: four times it still fits in 32 bits.
  static let maximum: CGFloat = 500_000

  /// The nearest number of units to `points`, from 0 to what pango can add up.
  static func rounding(_ points: CGFloat) -> Int32 {
    Int32((min(max(points, 0), maximum) * CGFloat(PANGO_SCALE)).rounded())
  }

  /// The nearest number of units to a distance between letters; nil when that is nothing.
  static func spacing(_ points: CGFloat) -> Int32? {
    guard points.isFinite, points != 0 else { return nil }
    return Int32((min(max(points, -1_000), 1_000) * CGFloat(PANGO_SCALE)).rounded())
  }

  /// How much of a space between letters pango puts before a letter: half of it, in whole pixels where all of it is.
  static func spacingBefore(_ spacing: Int32) -> Int32 {
    let half = spacing / 2
    guard spacing & (PANGO_SCALE - 1) == 0 else { return half }
    return (half + PANGO_SCALE / 2) & ~(PANGO_SCALE - 1)
  }

  static func points(_ units: Int32) -> CGFloat {
    CGFloat(units) / CGFloat(PANGO_SCALE)
  }
}

/// A reference to an object of GLib, given back when the last owner goes.
final class GObjectReference {
  let pointer: OpaquePointer

  /// Takes over a reference that the caller has.
  init(adopting pointer: OpaquePointer) {
    self.pointer = pointer
  }

  /// Adds a reference to a borrowed object.
  init(retaining pointer: OpaquePointer) {
    g_object_ref(UnsafeMutableRawPointer(pointer))
    self.pointer = pointer
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(pointer))
  }
}

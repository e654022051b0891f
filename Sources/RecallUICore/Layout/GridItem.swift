/// A column of a vertical grid, or a row of a horizontal one.
///
/// It is not `Equatable`, as SwiftUI's isn't: a view that makes a new array of them each time is evaluated each time.
public struct GridItem: Sendable {
  /// How wide a column is, in points.
  public enum Size: Equatable, Sendable {
    /// As wide as it says.
    case fixed(CGFloat)
    /// A share of the space that is left, within bounds.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many columns, within bounds, as fit in a share of the space that is left.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  public var size: Size
  /// The space to the next column, in points; 8 when it is nil.
  public var spacing: CGFloat?
  /// Where an element stands in its cell; the grid's alignment when it is nil.
  public var alignment: Alignment?

  public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// The columns of a grid, which are the same when each is.
struct GridItems: Equatable {
  let items: [GridItem]

  static func == (left: GridItems, right: GridItems) -> Bool {
    left.items.elementsEqual(right.items) { left, right in
      left.size == right.size && left.spacing == right.spacing
        && left.alignment == right.alignment
    }
  }
}

/// A column that a grid lays out in.
struct GridTrack: Equatable {
  /// From the grid's edge, in points.
  var position: CGFloat
  /// In points.
  var length: CGFloat
  var alignment: Alignment?
}

extension GridItem {
  /// The columns that `items` make of a width.
  ///
  /// As SwiftUI's grids: fixed columns take what they say; the rest is shared from the first item
  /// to the last, each taking its part of what is left within its bounds; an adaptive item fills
  /// its part with as many columns of its minimum as fit, at least one, which then grow evenly to
  /// their maximum. What is left in the end stands on both sides, `fraction` of it in front.
  static func tracks(
    _ items: [GridItem], in width: CGFloat, alignedAt fraction: CGFloat = 0
  ) -> [GridTrack] {
    let spacing = items.dropLast().reduce(0) { $0 + ($1.spacing ?? defaultSpacing) }
    let fixed = items.reduce(0) { total, item in
      if case .fixed(let length) = item.size { return total + max(length, 0) }
      return total
    }
    var flexibleCount = CGFloat(items.filter(\.isFlexible).count)
    var remaining = max(0, width - spacing - fixed)
    var position: CGFloat = 0
    var tracks: [GridTrack] = []
    for item in items {
      let gap = item.spacing ?? defaultSpacing
      var share = remaining / max(flexibleCount, 1)
      if item.isFlexible { flexibleCount -= 1 }
      switch item.size {
      case .fixed(let length):
        share = max(length, 0)
        tracks.append(GridTrack(position: position, length: share, alignment: item.alignment))
      case .flexible(let minimum, let maximum):
        share = max(min(share, maximum), minimum)
        remaining -= share
        tracks.append(GridTrack(position: position, length: share, alignment: item.alignment))
      case .adaptive(let minimum, let maximum):
        let least = max(minimum, 1)
        let fitting = ((share + gap) / (least + gap)).rounded(.down)
        let count = fitting >= 1 ? min(fitting, 10_000) : 1
        let length = min(max((share - gap * (count - 1)) / count, 0), maximum)
        for index in 0..<Int(count) {
          tracks.append(
            GridTrack(
              position: position + CGFloat(index) * (length + gap), length: length,
              alignment: item.alignment))
        }
        remaining -= share
      }
      position += share + gap
    }
    let occupied = tracks.last.map { $0.position + $0.length } ?? 0
    let shift = max(width - occupied, 0) * fraction
    for index in tracks.indices {
      tracks[index].position += shift
    }
    return tracks
  }

  private var isFlexible: Bool {
    if case .fixed = size { return false }
    return true
  }
}

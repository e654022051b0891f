/// The views that a layout arranges.
public struct LayoutSubviews: RandomAccessCollection, Equatable {
  fileprivate let boxes: [Box]
  fileprivate let placements: Placements?

  init(_ boxes: [Box], _ placements: Placements? = nil) {
    self.boxes = boxes
    self.placements = placements
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { boxes.count }

  public subscript(position: Int) -> LayoutSubview {
    LayoutSubview(box: boxes[position], index: position, placements: placements)
  }

  public static func == (left: LayoutSubviews, right: LayoutSubviews) -> Bool {
    left.boxes.elementsEqual(right.boxes, by: ===)
  }

  /// Where views begin. Places are counted from the leading edge in both directions.
  public var layoutDirection: LayoutDirection {
    boxes.first?.parent?.layoutDirection ?? .leftToRight
  }

  /// The boxes of the views, for the engine's own layouts.
  var all: [Box] { boxes }
}

/// A view that a layout arranges.
public struct LayoutSubview: Equatable {
  fileprivate let box: Box
  fileprivate let index: Int
  fileprivate let placements: Placements?

  /// The size that the view chooses for a proposal.
  ///
  /// Endless dimensions are asked as a million points, so that sizes stay numbers to reckon with.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    box.size(for: proposal.bounded)
  }

  /// The view's size for a proposal.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    box.dimensions(for: proposal.bounded)
  }

  /// How early the view wants to be given its space.
  public var priority: Double { box.layoutPriority }

  /// How far the view wants to be from others.
  public var spacing: ViewSpacing { box.viewSpacing }

  /// The value that the view carries for a key.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    box.layoutValue(key) ?? Key.defaultValue
  }

  /// Puts the view's `anchor` at a position of the layout's bounds, in the size that the view
  /// chooses for the proposal. It counts only in `placeSubviews`; the last placement is the one.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    placements?.all[index] = Placement(
      position: position.finite, anchor: anchor, proposal: proposal.bounded)
  }

  public static func == (left: LayoutSubview, right: LayoutSubview) -> Bool {
    left.box === right.box
  }
}

extension ProposedViewSize {
  /// This proposal with a million points for what is endless, and nothing for what is no number.
  var bounded: ProposedViewSize {
    func bounded(_ length: CGFloat?) -> CGFloat? {
      guard let length, !length.isNaN else { return nil }
      return Swift.min(Swift.max(length, 0), .veryLong)
    }
    return ProposedViewSize(width: bounded(width), height: bounded(height))
  }
}

/// Where a layout has put a view.
struct Placement {
  let position: CGPoint
  let anchor: UnitPoint
  let proposal: ProposedViewSize
}

/// Where a layout puts its views while it is asked for that.
final class Placements {
  fileprivate var all: [Placement?]

  init(count: Int) {
    all = Array(repeating: nil, count: count)
  }

  subscript(index: Int) -> Placement? { all[index] }
}

/// What SwiftUI puts between views when no spacing is given, in points.
let defaultSpacing: CGFloat = 8

/// How far a view wants to be from others, at each of its edges.
///
/// What nobody says is 8 points. A program's layout asks for distances, and says its own with
/// `spacing(subviews:cache:)`; stacks put the same distance between all views.
public struct ViewSpacing: Equatable, Sendable {
  /// In points, where it isn't as usual.
  private var top: CGFloat?
  private var leading: CGFloat?
  private var bottom: CGFloat?
  private var trailing: CGFloat?

  /// What views usually want.
  public init() {}

  /// None: what has nothing in it may touch others.
  public static var zero: ViewSpacing {
    var spacing = ViewSpacing()
    for edge in Edge.allCases { spacing[edge] = 0 }
    return spacing
  }

  private subscript(edge: Edge) -> CGFloat? {
    get {
      switch edge {
      case .top: top
      case .leading: leading
      case .bottom: bottom
      case .trailing: trailing
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .leading: leading = newValue
      case .bottom: bottom = newValue
      case .trailing: trailing = newValue
      }
    }
  }

  /// What this view and the next one want between them, in points: as much as the one that wants more.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let (end, start) =
      axis == .horizontal ? (self[.trailing], next[.leading]) : (self[.bottom], next[.top])
    return max(end ?? defaultSpacing, start ?? defaultSpacing)
  }

  /// Has this view want at some edges as much as another one wants there, if that is more.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
      guard let own = self[edge], let others = other[edge] else {
        self[edge] = nil
        continue
      }
      self[edge] = max(own, others)
    }
  }

  /// This, with as much as another view wants at some edges, if that is more.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var union = self
    union.formUnion(other, edges: edges)
    return union
  }
}

/// Where the content of a scroll view is about to come to rest.
public struct ScrollTarget: Hashable, Sendable {
  /// The part of the content that will show, in points.
  public var rect: CGRect
  /// Which point of it counts.
  public var anchor: UnitPoint?

  public init(rect: CGRect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }
}

/// What a behavior knows of its scroll view.
public struct ScrollTargetBehaviorContext {
  /// The part of the content that showed when a finger came down, in points.
  public let originalTarget: ScrollTarget
  /// The finger's speed when it let go, in points per second.
  public let velocity: CGVector
  public let contentSize: CGSize
  public let containerSize: CGSize
  /// Along which axes it scrolls.
  public let axes: Axis.Set
  /// The views of the scroll target layout inside, in the content's space.
  let targets: [CGRect]
}

/// Where the content of a scroll view comes to rest when a finger lets it go.
public protocol ScrollTargetBehavior {
  typealias TargetContext = ScrollTargetBehaviorContext

  /// Changes where the content would come to rest by itself.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// By as much as shows: a page further at most.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  public init() {}

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    for axis in Axis.allCases
    where context.axes.contains(axis == .vertical ? .vertical : .horizontal) {
      let length = context.containerSize[axis]
      guard length > 0 else { continue }
      let start = (context.originalTarget.rect.origin[axis] / length).rounded()
      let page = (target.rect.origin[axis] / length).rounded()
      target.rect.origin[axis] = min(max(page, start - 1), start + 1) * length
    }
  }
}

/// At the beginning of a view of the layout that `scrollTargetLayout` names.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How far one movement goes.
  public struct LimitBehavior: Hashable, Sendable {
    fileprivate let isOne: Bool

    /// As far as it is thrown; in a scroll view that scrolls to the side, to the next view.
    public static let automatic = LimitBehavior(isOne: false)
    /// To the next view.
    public static let always = LimitBehavior(isOne: true)
    /// To the next view.
    public static let alwaysByOne = LimitBehavior(isOne: true)
    /// By a few views.
    public static let alwaysByFew = LimitBehavior(isOne: false)
    /// As far as it is thrown.
    public static let never = LimitBehavior(isOne: false)
  }

  private let limit: LimitBehavior

  public init(limitBehavior: LimitBehavior = .automatic) {
    limit = limitBehavior
  }

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    for axis in Axis.allCases
    where context.axes.contains(axis == .vertical ? .vertical : .horizontal) {
      let origins = context.targets.map { $0.origin[axis] }
      guard let nearest = origins.index(nearestTo: target.rect.origin[axis]) else { continue }
      var index = nearest
      if limit.isOne,
        let start = origins.index(nearestTo: context.originalTarget.rect.origin[axis])
      {
        index = min(max(nearest, start - 1), start + 1)
      }
      target.rect.origin[axis] = origins[index]
    }
  }
}

extension [CGFloat] {
  fileprivate func index(nearestTo value: CGFloat) -> Int? {
    indices.min { abs(self[$0] - value) < abs(self[$1] - value) }
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// By as much as shows: a page further at most.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// At the beginning of a view of the layout that `scrollTargetLayout` names.
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }

  /// At the beginning of a view of the layout that `scrollTargetLayout` names.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> Self {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }
}

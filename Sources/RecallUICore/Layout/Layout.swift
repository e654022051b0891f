/// A way to arrange views, written outside of the engine.
///
/// ```swift
/// struct Diagonal: Layout {
///   func sizeThatFits(
///     proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
///   ) -> CGSize {
///     let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
///     return CGSize(
///       width: sizes.reduce(0) { $0 + $1.width }, height: sizes.reduce(0) { $0 + $1.height })
///   }
///
///   func placeSubviews(
///     in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
///   ) {
///     var corner = bounds.origin
///     for subview in subviews {
///       subview.place(at: corner, proposal: .unspecified)
///       let size = subview.sizeThatFits(.unspecified)
///       corner = CGPoint(x: corner.x + size.width, y: corner.y + size.height)
///     }
///   }
/// }
/// ```
///
/// A layout must be a function of its properties, the proposal and what the subviews answer: sizes
/// are kept until something of that changes. When it is animated, views fly straight to where the
/// new layout puts them; a layout's own `animatableData` is not asked for what lies between.
public protocol Layout: Animatable {
  /// What a layout works out once for its subviews; nothing unless it says so.
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews

  /// What is known of the layout without its subviews.
  static var layoutProperties: LayoutProperties { get }

  /// Works out what is kept for the subviews.
  func makeCache(subviews: Subviews) -> Cache
  /// Brings what is kept up to date after something in the subviews has changed.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// The size, in points, that the arrangement takes for a proposal. What is negative or no finite
  /// number counts as zero.
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize

  /// Places each subview in `bounds`, which has the size that `sizeThatFits` gave for the
  /// proposal. A subview that isn't placed is put in the middle.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// How far the arrangement wants to be from other views; what all its subviews together want unless
  /// it says so. Layouts of programs ask for it around this one.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
}

extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    guard let first = subviews.first else { return .zero }
    return subviews.dropFirst().reduce(first.spacing) { $0.union($1.spacing) }
  }
}

extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
}

/// What is known of a layout without its subviews.
public struct LayoutProperties: Sendable {
  /// The axis on which the layout puts views one after the other, if it does: a `Divider` crosses
  /// it.
  public var stackOrientation: Axis?

  public init() {}
}

/// The size that a parent offers a view, in points.
///
/// A dimension that is nil asks for the view's ideal size, zero for its smallest, infinity for its
/// largest.
public struct ProposedViewSize: Equatable, Sendable {
  public var width: CGFloat?
  public var height: CGFloat?

  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  /// Asks for the smallest size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// Asks for the largest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// This proposal with `size` where it says nothing; SwiftUI's ideal size of what has none is
  /// 10 by 10 points.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  /// This proposal made smaller by `amount` on the whole, where it says something.
  func reduced(by amount: CGSize) -> ProposedViewSize {
    ProposedViewSize(
      width: width.map { max(0, $0 - amount.width) },
      height: height.map { max(0, $0 - amount.height) })
  }

  subscript(axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set {
      if axis == .horizontal { width = newValue } else { height = newValue }
    }
  }
}

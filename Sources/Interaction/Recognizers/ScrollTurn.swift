import Foundation

/// How content that scrolls is turned, mirrored or scaled in the viewport.
///
/// Programs turn a list upside down so that it begins at the bottom, and the rows in it back again: a
/// finger still has to move the content along with itself.
public struct ScrollTurn: Hashable, Sendable {
  /// Where one point to the right in the content leads to in the viewport.
  let right: CGSize
  /// Where one point down in the content leads to in the viewport.
  let down: CGSize
  private let determinant: CGFloat

  /// Creates a turn; nil where nothing of the content can be seen.
  ///
  /// - Parameters:
  ///   - right: Where one point to the right in the content leads to in the viewport.
  ///   - down: Where one point down in the content leads to in the viewport.
  public init?(right: CGSize, down: CGSize) {
    let determinant = right.width * down.height - right.height * down.width
    guard determinant.isFinite, abs(determinant) > Self.smallestArea else { return nil }
    (self.right, self.down, self.determinant) = (right, down, determinant)
  }

  /// Of what was a square of one point: no finger moves what is smaller.
  private static let smallestArea: CGFloat = 1e-6

  /// A way in the viewport, as one of the content.
  func inContent(_ way: CGSize) -> CGSize {
    CGSize(
      width: (way.width * down.height - way.height * down.width) / determinant,
      height: (way.height * right.width - way.width * right.height) / determinant)
  }

  /// A way of the content, as one in the viewport.
  func inViewport(_ way: CGSize) -> CGSize {
    CGSize(
      width: way.width * right.width + way.height * down.width,
      height: way.width * right.height + way.height * down.height)
  }
}

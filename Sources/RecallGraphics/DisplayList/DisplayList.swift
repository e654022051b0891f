/// What one frame draws, back to front: values that can be compared, printed and painted.
///
/// Each item stands for itself: its geometry is in points of the viewport once its transform is
/// applied, its clips and its opacity are its own. So two lists differ exactly where their items differ, and the union of the
/// bounds of those is the damage to repaint (`damage(since:)`).
public struct DisplayList: Equatable, Sendable {
  /// The viewport's size in points.
  public var size: CGSize
  /// What shows where nothing is drawn.
  public var background: Color.Resolved
  /// What is drawn, back to front.
  public var items: [DisplayItem]

  public init(size: CGSize, background: Color.Resolved, items: [DisplayItem] = []) {
    self.size = size
    self.background = background
    self.items = items
  }
}

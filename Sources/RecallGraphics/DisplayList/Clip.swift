/// An area outside which an item is not drawn.
public struct Clip: Equatable, Sendable {
  /// In points of the viewport.
  public var path: Path
  public var style: FillStyle

  public init(path: Path, style: FillStyle = FillStyle()) {
    self.path = path
    self.style = style
  }
}

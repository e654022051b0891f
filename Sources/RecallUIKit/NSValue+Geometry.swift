extension NSValue {
  /// The rectangle in it, as in what notifications of keyboards tell.
  public var cgRectValue: CGRect { rectValue }
  /// The point in it.
  public var cgPointValue: CGPoint { pointValue }
  /// The size in it.
  public var cgSizeValue: CGSize { sizeValue }

  public convenience init(cgRect: CGRect) { self.init(rect: cgRect) }
  public convenience init(cgPoint: CGPoint) { self.init(point: cgPoint) }
  public convenience init(cgSize: CGSize) { self.init(size: cgSize) }
}

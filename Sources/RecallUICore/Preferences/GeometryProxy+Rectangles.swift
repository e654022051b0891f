extension GeometryProxy {
  /// A rectangle of the reader, to be found from elsewhere.
  package func anchor(of rect: CGRect) -> Anchor<CGRect> {
    Anchor(box: measuringBox, source: .rect(rect))
  }
}

extension Path {
  /// This path, its points and control points transformed.
  public func applying(_ transform: CGAffineTransform) -> Path {
    projected(by: ProjectionTransform(transform))
  }

  func projected(by projection: ProjectionTransform) -> Path {
    guard !projection.isIdentity, !isEmpty else { return self }
    var path = Path()
    path.storage = .elements(
      elements.map { element in element.mapPoints { $0.applying(projection) } })
    return path
  }
}

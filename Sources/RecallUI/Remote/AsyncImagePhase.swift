/// How far an image from an address has come.
public enum AsyncImagePhase: Sendable {
  /// There is no address, or the image is on its way.
  case empty
  /// The image is there.
  case success(Image)
  /// The image can't be had.
  case failure(any Error)

  /// The image, if it is there.
  public var image: Image? {
    guard case .success(let image) = self else { return nil }
    return image
  }

  /// Why it can't be had, if it can't.
  public var error: (any Error)? {
    guard case .failure(let error) = self else { return nil }
    return error
  }
}

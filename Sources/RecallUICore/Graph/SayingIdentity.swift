/// A view whose value tells what it is called, so that it need not be made to be found.
protocol SayingIdentity {
  /// Whether values of this type can tell.
  static var canSayIdentity: Bool { get }
  /// Whether this one is called so.
  func isCalled(_ identifier: AnyHashable) -> Bool
}

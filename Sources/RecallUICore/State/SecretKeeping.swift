/// What keeps a value that a snapshot may be asked not to show.
protocol SecretKeeping: AnyObject {
  func keepSecret()
}

extension Binding {
  /// Has the snapshot tell of the state that the value is part of, from now on, nothing but whether it
  /// is the same as another time.
  ///
  /// A binding that was made with closures hides nothing: nobody knows what is behind them.
  package func keepSecret() {
    (source as? any SecretKeeping)?.keepSecret()
  }
}

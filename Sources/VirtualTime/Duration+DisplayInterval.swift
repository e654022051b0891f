extension Duration {
  /// Between two frames of most screens, which show 60 a second.
  package static let displayInterval = Duration.nanoseconds(16_666_667)
}

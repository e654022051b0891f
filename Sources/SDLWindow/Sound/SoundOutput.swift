/// What sounds come out of. Whoever uses it waits for it.
protocol SoundOutput: AnyObject {
  /// Gets a sound ready, so that it is heard at once when it is played.
  ///
  /// - Parameter path: A WAV file.
  /// - Returns: Whether it could be read; if not, it stays silent.
  @discardableResult func load(_ path: String) -> Bool

  /// Plays a sound, beside those that are heard already.
  ///
  /// - Parameters:
  ///   - path: A WAV file.
  ///   - volume: From 0 to 100.
  /// - Returns: Whether it is heard: it could be read, and not too many others are heard.
  @discardableResult func play(_ path: String, volume: Int) -> Bool
}

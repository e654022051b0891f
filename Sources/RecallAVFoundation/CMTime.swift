/// A time in a film or a sound, in the shape of Core Media's.
public struct CMTime: Hashable, Sendable {
  /// How many parts of a second.
  public var value: Int64
  /// How many of them a second has.
  public var timescale: Int32

  public init(value: Int64, timescale: Int32) {
    self.value = value
    self.timescale = timescale
  }

  /// A time in seconds, rounded to parts of one; what is no number of seconds is zero.
  public init(seconds: Double, preferredTimescale timescale: Int32) {
    self.init(
      value: Int64(exactly: (seconds * Double(timescale)).rounded()) ?? 0, timescale: timescale)
  }

  public static let zero = CMTime(value: 0, timescale: 1)

  /// In seconds; 0 where a second has no parts.
  public var seconds: Double { timescale == 0 ? 0 : Double(value) / Double(timescale) }
}

/// A time in seconds.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

/// A time in parts of a second.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}

/// A time in seconds.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }

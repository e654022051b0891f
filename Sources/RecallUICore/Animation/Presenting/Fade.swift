import VirtualTime

/// What a movement becomes where motion is reduced: for a short while, what was fades out while what
/// is fades in, each at its place.
final class Fade<Value> {
  /// What was presented before.
  let former: Value
  /// The update in which it began.
  let update: Int
  let end: Instant

  /// In seconds: long enough to be seen as a fade, short enough not to be waited for.
  static var duration: Duration { .milliseconds(200) }

  init(from former: Value, in update: Int, at now: Instant) {
    self.former = former
    self.update = update
    end = now.advanced(by: Self.duration)
  }

  /// How much of what is shows at `now`, from 0 to 1.
  func progress(at now: Instant) -> Double {
    let rest = Double(now.duration(to: end).saturatingNanoseconds)
    return min(max(1 - rest / Double(Self.duration.saturatingNanoseconds), 0), 1)
  }
}

/// One of the two pictures that a fade passes between.
///
/// The outermost box that a movement changes draws both, and everything inside is drawn as it was
/// then, and as it is: a fade inside a fade would show each picture once more in each of the two.
struct FadePicture {
  /// Whether it is the former one.
  let isFormer: Bool
  /// The update that it passes over.
  let update: Int
}

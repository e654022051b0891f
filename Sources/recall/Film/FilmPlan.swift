import Films
import RecallUI

/// What a film of a replay is to show.
struct FilmPlan {
  /// Where it begins, in milliseconds since the replay's start.
  var from: Int64
  /// Where it ends; nil for the replay's end.
  var to: Int64?
  /// How many pictures a second are looked at.
  var rate: Int
  var quality: FilmQuality

  /// What `rate` can be.
  static let rates = 1...60
  /// The most pictures that are looked at: half an hour with twenty a second.
  static let mostPictures: Int64 = 36_000

  /// When a picture is looked at, by its number, in milliseconds since the replay's start.
  func time(of picture: Int64) -> Int64 {
    from + picture * 1000 / Int64(rate)
  }

  /// - Throws: `CommandFailure` for a film that would have no picture, or too many, where the replay ends
  ///   then.
  func check(replayEnd: Int64, file: String) throws {
    let end = to ?? replayEnd
    guard from <= end else {
      throw CommandFailure(
        .wrongInput,
        ["--from: expected a beginning before \(file) ends, at \(end) ms, found \(from)"])
    }
    // The longest replay times the highest rate is far from the bounds of 64 bits.
    let pictures = (end - from) * Int64(rate) / 1000 + 1
    guard pictures <= Self.mostPictures else {
      throw CommandFailure(
        .wrongInput,
        [
          "expected a film of at most \(Self.mostPictures) pictures, found \(pictures); "
            + "ask for a part with --from and --to, or for fewer with --rate"
        ])
    }
  }
}

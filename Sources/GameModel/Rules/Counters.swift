/// What one player has done.
@usableFromInline
struct Counters: Equatable, Sendable {
  @usableFromInline var pairs = 0
  @usableFromInline var mismatches = 0
  @usableFromInline var peeks = 0
  @usableFromInline var score = 0

  @inlinable
  init() {}

  /// A move is two cards turned up, a match or a mismatch.
  @inlinable
  var moves: Int { pairs &+ mismatches }
}

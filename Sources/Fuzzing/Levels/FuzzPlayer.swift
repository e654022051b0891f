/// Plays the rounds of one level.
///
/// A player belongs to the thread that made it. Two players that are given the same plan do the same.
public protocol FuzzPlayer: AnyObject {
  /// Plays a round until it is over or something is wrong.
  ///
  /// - Throws: What the driver can't do, such as a deck that isn't there: no finding.
  func play(_ plan: FuzzRoundPlan) throws -> FuzzOutcome

  /// Plays a round again in which something was wrong, and makes what shows it as small as possible.
  ///
  /// - Parameters:
  ///   - plan: The round.
  ///   - fault: What `play` found. The smaller round fails by the same invariant.
  /// - Throws: What `play` throws.
  func shrink(_ plan: FuzzRoundPlan, _ fault: FuzzFault) throws -> ShrunkFault
}

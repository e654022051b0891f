/// What of a game was skill, and what luck: of a game alone that was finished,
/// `moves = par + loss + luck + peeks + shuffles`.
///
/// All are in moves for a player alone; of two, in pairs.
public struct ReviewFigures: Codable, Equatable, Sendable {
  /// What a perfect memory expects at the beginning.
  public var par: Double
  /// What the person's choices cost.
  public var loss: Double
  /// What the faces of the person's cards brought, less what was to be expected; in moves, less is better.
  public var luck: Double
  /// What peeks changed.
  public var peeks: Double
  /// What it changed that cards were moved to other places.
  public var shuffles: Double

  /// Creates figures.
  public init(
    par: Double, loss: Double, luck: Double, peeks: Double = 0, shuffles: Double = 0
  ) {
    self.par = par
    self.loss = loss
    self.luck = luck
    self.peeks = peeks
    self.shuffles = shuffles
  }

  /// `100 · par / (par + loss)`, from 0 to 100; nil where that is no number.
  var accuracy: Double? {
    guard par.isFinite, loss.isFinite, par >= 0, loss >= 0 else { return nil }
    return par + loss > 0 ? 100 * (par / (par + loss)) : 100
  }
}

/// The chance of a stage: with the same seed, a session draws the same.
///
/// Who has a program draw from it (a driver, which has `shuffled()` mean this) gets to programs that
/// know of no seed.
public enum StageChance {
  /// Draws 64 bits from the stage that runs the code which asks; nil for code outside of any.
  ///
  /// What is drawn is part of the stage's state from then on, but for what a program draws a frame
  /// with: that depends on the frame's instant alone.
  public static func next() -> UInt64? {
    guard let services = StageContext.services else { return nil }
    guard services.evaluation.isDrawing else { return services.chance.next() }
    return services.frameChance.next(at: services.scheduler.now)
  }
}

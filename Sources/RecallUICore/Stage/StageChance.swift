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

  /// Draws an identifier, of version 4 of RFC 9562; nil for code outside of any stage.
  public static func identifier() -> UUID? {
    guard let high = next(), let low = next() else { return nil }
    let words = [high & ~0xF000 | 0x4000, low & ~(0b11 << 62) | 0b10 << 62]
    let bytes = words.flatMap { word in
      (0..<8).map { UInt8(truncatingIfNeeded: word >> (56 - 8 * $0)) }
    }
    return bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
  }
}

import GameModel

@testable import Fuzzing

/// A game: the model answers as the naive one does, and is the same once it was saved and loaded.
public enum ModelInput: FuzzedInput {
  /// More than that teaches nothing new, and takes long.
  private static let mostOperations = 120

  public static func complaint(about bytes: [UInt8]) -> String? {
    var reader = ByteReader(bytes)
    let setup = setup(&reader)
    guard let subject = try? MemoryGameSubject(setup) else { return nil }
    var operations: [ModelOperation] = []
    var now: Int64 = 0
    while !reader.isAtEnd, operations.count < mostOperations {
      let kind = kind(&reader, cards: setup.pairs * 2)
      now = instant(after: now, &reader)
      operations.append(ModelOperation(kind, at: GameInstant(nanoseconds: now)))
    }
    let fault = ModelComparison(setup: setup, subject: subject).difference(after: operations)
    return fault.map { "\($0.invariant): \(setup): \($0.message)" }
  }

  private static func setup(_ reader: inout ByteReader) -> ModelSetup {
    let pairs = reader.number(below: 9)
    let shape = reader.byte()
    let kinds = 1 + reader.number(below: max(1, pairs))
    let limits: [Int64] = [0, 1, 6000, 86_400_000]
    func points(_ reader: inout ByteReader) -> Int { Int(Int8(bitPattern: reader.byte())) }
    return ModelSetup(
      pairs: pairs, kinds: kinds,
      players: SetupLimits.players.lowerBound + Int(shape >> 4) % SetupLimits.players.count,
      rules: Rules(
        deal: shape & 1 == 0 ? .faceDown : .faceUp,
        mismatch: shape & 2 == 0 ? .staysUpUntilNextChoice : .staysUpUntilTurnedBack,
        bonusLimit: .milliseconds(limits[Int(shape >> 2) & 3]),
        points: shape & 128 == 0
          ? Rules.Points()
          : Rules.Points(
            match: points(&reader), bonusSecond: points(&reader), seenMismatch: points(&reader),
            peek: points(&reader))))
  }

  private static func kind(_ reader: inout ByteReader, cards: Int) -> ModelOperation.Kind {
    let choice = reader.byte()
    switch choice % 16 {
    case 0...7: return .choose(reader.number(below: cards + 2) - 1)
    case 8: return .peek(reader.number(below: cards + 2) - 1)
    case 9: return .endPeek
    case 10, 11: return .turnBack
    case 12: return .pause
    case 13: return .resume
    case 14: return .reorder(seed: UInt64(reader.byte()))
    default: return choice >= 128 ? .restart : .choose(Int(reader.integer()))
    }
  }

  /// Mostly a little later; sometimes anywhere, as clocks that were set back.
  private static func instant(after now: Int64, _ reader: inout ByteReader) -> Int64 {
    let step = reader.byte()
    guard step < 250 else { return reader.integer() }
    return now.addingReportingOverflow(Int64(step) * 50_000_000).partialValue
  }
}

/// What the program that an engine runs calls; 0, as engines want.
@_cdecl("recall_fuzz_model")
public func fuzzModel(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  ModelInput.report(bytes, count)
}

import Inputs
import RecallGame
import RecallUI

/// What people and windows do to a table: nothing is wrong with its views, frames change nothing, and it comes to the same state
/// when it is done again.
public enum StageInput: FuzzedInput {
  /// More than that takes too long for an engine.
  private static let mostEvents = 60

  public static func complaint(about bytes: [UInt8]) -> String? {
    guard let watched = run(bytes, isWatched: true), let blind = run(bytes, isWatched: false) else {
      return nil
    }
    if let issue = watched.issue { return "no-issues: expected none, found \(issue)" }
    guard watched.digest == blind.digest else {
      return "frames-change-nothing: expected the digest \(blind.digest), found \(watched.digest)"
    }
    return nil
  }

  private static func run(
    _ bytes: [UInt8], isWatched: Bool
  ) -> (digest: UInt64, issue: String?)? {
    var reader = ByteReader(bytes)
    let shape = reader.byte()
    let game = try? EmojiMemoryGame(
      title: "Letters", pairs: Int(shape % 8), seed: UInt64(shape >> 3), face: { "\($0)" })
    guard let game else { return nil }
    let stage = Stage(size: CGSize(width: 480, height: 640), state: game) {
      GameView(game: game)
    }
    for _ in 0..<mostEvents where !reader.isAtEnd {
      stage.advance(by: delay(&reader))
      if isWatched { _ = stage.displayList }
      stage.send(event(&reader, size: stage.size))
    }
    return (stage.digest, stage.issues.first.map { "\($0)" })
  }

  /// From nothing to some seconds, and the bounds of gestures with a nanosecond to each side.
  private static func delay(_ reader: inout ByteReader) -> Duration {
    let choice = reader.byte()
    let bounds = [300, 350, 500, 700, 1000, 1500, 3000, 6000]
    return choice < 128
      ? .milliseconds(Int(choice) * 10)
      : .milliseconds(bounds[Int(choice) / 3 % bounds.count]) + .nanoseconds(Int(choice) % 3 - 1)
  }

  private static func event(_ reader: inout ByteReader, size: CGSize) -> InputEvent {
    let choice = reader.byte()
    let pointer = PointerID(Int(choice >> 5) % 3)
    switch choice % 16 {
    case 0...2: return .pointer(PointerEvent(.down, at: place(&reader, size), pointer: pointer))
    case 3, 4: return .pointer(PointerEvent(.move, at: place(&reader, size), pointer: pointer))
    case 5...7: return .pointer(PointerEvent(.up, at: place(&reader, size), pointer: pointer))
    case 8: return .pointer(PointerEvent(.cancel, at: place(&reader, size), pointer: pointer))
    case 9: return .scroll(ScrollEvent(at: place(&reader, size), by: stroke(&reader)))
    case 10...12: return key(&reader)
    case 13: return .text(reader.text())
    case 14: return .focus(choice < 128 ? .lost : .gained)
    default: return .resize(CGSize(width: extent(&reader), height: extent(&reader)))
    }
  }

  private static func key(_ reader: inout ByteReader) -> InputEvent {
    let keys = [
      "tab", "return", "space", "escape", "left", "right", "up", "down", "n", "h", "s", "p", "d",
    ]
    let choice = reader.byte()
    let phases: [KeyEvent.Phase] = [.down, .up, .down, .repeat]
    return .key(
      KeyEvent(
        phases[Int(choice) & 3], key: reader.element(of: keys, or: "tab"),
        modifiers: KeyEvent.Modifiers(rawValue: Int(choice >> 4))))
  }

  /// In 256ths of the stage, with some places outside.
  private static func place(_ reader: inout ByteReader, _ size: CGSize) -> CGPoint {
    func part() -> Double { (Double(reader.byte()) - 4) / 248 }
    return CGPoint(x: part() * size.width, y: part() * size.height)
  }

  private static func stroke(_ reader: inout ByteReader) -> CGSize {
    CGSize(
      width: Int(Int8(bitPattern: reader.byte())), height: Int(Int8(bitPattern: reader.byte())) * 4)
  }

  private static func extent(_ reader: inout ByteReader) -> Double {
    Double(reader.number(below: 1200))
  }
}

/// What the program that an engine runs calls; 0, as engines want.
@_cdecl("recall_fuzz_stage")
public func fuzzStage(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  StageInput.report(bytes, count)
}

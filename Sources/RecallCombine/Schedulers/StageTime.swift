import Foundation

/// An instant of the stage's clock, as schedulers have it.
public struct StageTime: Strideable, Hashable, Sendable {
  /// Nanoseconds since the stage began.
  public var nanoseconds: Int64

  public func advanced(by stride: Stride) -> StageTime {
    StageTime(
      nanoseconds: Instant(nanoseconds: nanoseconds)
        .advanced(by: .nanoseconds(stride.nanoseconds)).nanoseconds)
  }

  public func distance(to other: StageTime) -> Stride {
    Stride(
      nanoseconds: Instant(nanoseconds: nanoseconds)
        .duration(to: Instant(nanoseconds: other.nanoseconds)).saturatingNanoseconds)
  }

  /// A distance in time. Numbers without a unit are seconds; what doesn't fit is as long as can be.
  public struct Stride: SchedulerTimeIntervalConvertible, ExpressibleByFloatLiteral, Hashable,
    Sendable
  {
    public var nanoseconds: Int64

    public init(nanoseconds: Int64) {
      self.nanoseconds = nanoseconds
    }

    public init(floatLiteral value: Double) {
      self = .seconds(value)
    }

    public init(integerLiteral value: Int) {
      self = .seconds(Double(value))
    }

    public init?(exactly source: some BinaryInteger) {
      guard let seconds = Int(exactly: source) else { return nil }
      self = .seconds(Double(seconds))
    }

    /// In nanoseconds.
    public var magnitude: UInt64 { nanoseconds.magnitude }

    /// The distance as queues take it.
    public var timeInterval: RecallUICore.DispatchTimeInterval { .nanoseconds(Int(nanoseconds)) }

    public static func seconds(_ count: Int) -> Stride { .seconds(Double(count)) }

    public static func seconds(_ count: Double) -> Stride {
      Stride(nanoseconds: Duration.saturating(seconds: count).saturatingNanoseconds)
    }

    public static func milliseconds(_ count: Int) -> Stride { .seconds(Double(count) / 1_000) }

    public static func microseconds(_ count: Int) -> Stride { .seconds(Double(count) / 1_000_000) }

    public static func nanoseconds(_ count: Int) -> Stride { Stride(nanoseconds: Int64(count)) }

    public static func < (left: Stride, right: Stride) -> Bool {
      left.nanoseconds < right.nanoseconds
    }

    public static func + (left: Stride, right: Stride) -> Stride {
      let sum = Instant(nanoseconds: left.nanoseconds)
        .advanced(by: .nanoseconds(right.nanoseconds))
      return Stride(nanoseconds: sum.nanoseconds)
    }

    public static func - (left: Stride, right: Stride) -> Stride {
      let difference = Instant(nanoseconds: right.nanoseconds)
        .duration(to: Instant(nanoseconds: left.nanoseconds))
      return Stride(nanoseconds: difference.saturatingNanoseconds)
    }

    /// The product of the seconds.
    public static func * (left: Stride, right: Stride) -> Stride {
      .seconds(Double(left.nanoseconds) / 1e9 * (Double(right.nanoseconds) / 1e9))
    }

    public static func *= (left: inout Stride, right: Stride) {
      left = left * right
    }
  }
}

extension StageTime {
  /// The present instant of the stage that runs this code.
  static var now: StageTime { StageTime(nanoseconds: Instant.now.nanoseconds) }

  var instant: Instant { Instant(nanoseconds: nanoseconds) }
}

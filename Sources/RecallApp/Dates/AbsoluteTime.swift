import Foundation
import RecallUI

/// Seconds from the beginning of 2001, UTC.
public typealias CFAbsoluteTime = Double

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The seconds from the beginning of 2001, UTC, to the present date, as `StageDates` has it.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime {
  StageDates.now.timeIntervalSinceReferenceDate
}

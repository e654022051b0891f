import Foundation
import RecallUI
import Statistics

/// Figures as people read them, with a point and a minus sign of its own.
enum FigureText {
  /// A number with so many digits behind the point.
  static func number(_ value: Double, digits: Int = 1) -> String {
    guard value.isFinite else { return "–" }
    let text = String(format: "%.\(digits)f", value)
    guard text.hasPrefix("-") else { return text }
    // What rounds to zero is zero.
    return text.contains { "123456789".contains($0) }
      ? "−\(text.dropFirst())" : String(text.dropFirst())
  }

  /// The same with a plus sign before what is more than zero.
  static func signed(_ value: Double, digits: Int = 1) -> String {
    let text = number(value, digits: digits)
    let isZero = !text.contains { "123456789".contains($0) }
    return value > 0 && !isZero ? "+\(text)" : text
  }

  /// A number of an axis: without digits that say nothing.
  static func plain(_ value: Double) -> String {
    let digits = (0..<2).first { digits in
      let scaled = value * pow(10, Double(digits))
      return abs(scaled - scaled.rounded()) < 1e-6
    }
    return number(value, digits: digits ?? 2)
  }

  /// A time: `48 s`, `2:05 min`, `3:10 h`.
  static func time(seconds: Double) -> LocalizedStringKey {
    guard seconds.isFinite, seconds >= 0, seconds < 1e12 else {
      return LocalizedStringKey(verbatim: "–")
    }
    let whole = Int(seconds.rounded())
    func pair(_ first: Int, _ second: Int) -> String {
      "\(first):" + (second < 10 ? "0" : "") + "\(second)"
    }
    if whole < 60 {
      return LocalizedStringKey("{seconds} s", ["seconds": .number(whole)])
    }
    if whole < 3600 {
      return LocalizedStringKey("{time} min", ["time": .text(pair(whole / 60, whole % 60))])
    }
    return LocalizedStringKey("{time} h", ["time": .text(pair(whole / 3600, whole / 60 % 60))])
  }

  /// A mean with where the true one lies, as far as there are numbers for that.
  static func mean(_ estimate: MeanEstimate, _ text: (Double) -> String) -> String? {
    guard let mean = estimate.mean else { return nil }
    guard let interval = estimate.interval else { return text(mean) }
    return "\(text(mean)) (\(text(interval.lowerBound)) to \(text(interval.upperBound)))"
  }

  static func games(_ count: Int) -> LocalizedStringKey {
    LocalizedStringKey(one: "{count} game", other: "{count} games", count: count)
  }
}

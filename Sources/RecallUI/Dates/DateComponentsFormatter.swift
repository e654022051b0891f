/// Writes in English how long something takes: `1:05`, `2 hours, 5 minutes`.
///
/// Months and years are those after the beginning of 2001 where a program gives seconds.
public final class DateComponentsFormatter: NSObject, @unchecked Sendable {
  /// How units are written.
  public enum UnitsStyle: Int, Sendable {
    /// `1:05:03`
    case positional
    /// `1h 5m 3s`
    case abbreviated
    /// `1 hr, 5 min, 3 sec`
    case short
    /// `1 hour, 5 minutes, 3 seconds`
    case full
    /// As `full`, with figures.
    case spellOut
    /// `1hr 5min 3sec`
    case brief
  }

  /// What becomes of units of which there are none.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// As `dropLeading` with positions, and as `dropAll` with names.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    /// Those before the first one are left out.
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    /// Those between others are left out.
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    /// Those behind the last one are left out.
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// Numbers have two digits, and none is left out.
    public static let pad = ZeroFormattingBehavior(rawValue: 16)
  }

  public var unitsStyle = UnitsStyle.positional
  /// The units that are written; none for all from years to seconds.
  public var allowedUnits: NSCalendar.Unit = []
  public var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// At most so many units, the largest ones; 0 for any number.
  public var maximumUnitCount = 0
  /// Whether `remaining` stands behind it.
  public var includesTimeRemainingPhrase = false
  /// Whether `About` stands before it.
  public var includesApproximationPhrase = false
  /// Taken for what programs say: units are whole.
  public var allowsFractionalUnits = false
  /// Taken for what programs say: each unit is written as such.
  public var collapsesLargestUnit = false
  public var calendar: Calendar? = .greenwich

  public override init() {}

  /// How long a number of seconds is; nil for no number.
  public func string(from timeInterval: TimeInterval) -> String? {
    guard timeInterval.isFinite, timeInterval.magnitude < 1e11 else { return nil }
    let start = Date(timeIntervalSinceReferenceDate: 0)
    return string(from: start, to: start + timeInterval)
  }

  /// How long it is from a date to another one.
  public func string(from startDate: Date, to endDate: Date) -> String? {
    let calendar = calendar ?? .greenwich
    return string(
      from: calendar.dateComponents(Set(units.map(\.component)), from: startDate, to: endDate))
  }

  /// Numbers of units, as they are.
  public func string(from components: DateComponents) -> String? {
    let numbers = units.map { ($0, components.value(for: $0.component) ?? 0) }
    let isNegative = numbers.contains { $0.1 < 0 }
    var entries = shown(numbers.map { ($0.0, $0.1.magnitude) })
    if maximumUnitCount > 0 { entries = Array(entries.prefix(maximumUnitCount)) }
    var text = (isNegative ? "-" : "") + written(entries)
    if includesApproximationPhrase { text = "About \(text)" }
    if includesTimeRemainingPhrase { text += " remaining" }
    return text
  }

  private var units: [NamedUnit] {
    allowedUnits.isEmpty
      ? NamedUnit.all : NamedUnit.all.filter { allowedUnits.contains($0.unit) }
  }

  /// The units without those of which there are none, as far as these are left out.
  private func shown(_ entries: [(NamedUnit, UInt)]) -> [(NamedUnit, UInt)] {
    var behavior = zeroFormattingBehavior
    if behavior.contains(.default) {
      behavior.formUnion(unitsStyle == .positional ? .dropLeading : .dropAll)
    }
    guard let first = entries.firstIndex(where: { $0.1 != 0 }),
      let last = entries.lastIndex(where: { $0.1 != 0 })
    else {
      // Something has to be said.
      return behavior.contains(.dropLeading) ? Array(entries.suffix(1)) : entries
    }
    return entries.indices.filter { index in
      if index < first { return !behavior.contains(.dropLeading) }
      if index > last { return !behavior.contains(.dropTrailing) }
      return entries[index].1 != 0 || !behavior.contains(.dropMiddle)
    }.map { entries[$0] }
  }

  private func written(_ entries: [(NamedUnit, UInt)]) -> String {
    let pads = zeroFormattingBehavior.contains(.pad)
    if unitsStyle == .positional {
      return entries.enumerated().map { index, entry in
        entry.1 < 10 && (pads || index > 0) ? "0\(entry.1)" : "\(entry.1)"
      }.joined(separator: ":")
    }
    let words = entries.map { unit, count in
      let number = pads && count < 10 ? "0\(count)" : "\(count)"
      return switch unitsStyle {
      case .positional, .abbreviated: "\(number)\(unit.letter)"
      case .brief: "\(number)\(count == 1 ? unit.short.one : unit.short.many)"
      case .short: "\(number) \(count == 1 ? unit.short.one : unit.short.many)"
      case .full, .spellOut: "\(number) \(unit.name)\(count == 1 ? "" : "s")"
      }
    }
    return words.joined(
      separator: unitsStyle == .abbreviated || unitsStyle == .brief ? " " : ", ")
  }
}

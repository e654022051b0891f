import RecallUICore

/// Writes down what a program tells of itself: where the output of its stage goes, or to standard output off any stage.
///
/// ```swift
/// private let logger = Logger(subsystem: "org.example.cards", category: "rules")
/// logger.notice("dealt \(count) cards")   // notice rules: dealt 52 cards
/// ```
public struct Logger: Sendable {
  private let category: String

  /// Creates a logger that says of nothing where it comes from.
  public init() {
    category = ""
  }

  /// Creates a logger for a part of a program.
  ///
  /// - Parameters:
  ///   - subsystem: Taken for what programs say: there is one program.
  ///   - category: The part.
  public init(subsystem: String, category: String) {
    self.category = category
  }

  /// Creates a logger for the part of a program that an older log is about.
  public init(_ logObj: OSLog) {
    category = logObj.category
  }

  /// Writes a message down, of the level that most are.
  public func log(_ message: OSLogMessage) { log(level: .default, message) }

  /// Writes a message down.
  public func log(level: OSLogType, _ message: OSLogMessage) {
    let source = [level.name, category].filter { !$0.isEmpty }.joined(separator: " ")
    StageContext.print("\(source): \(message.text)")
  }

  public func trace(_ message: OSLogMessage) { log(level: .debug, message) }
  public func debug(_ message: OSLogMessage) { log(level: .debug, message) }
  public func info(_ message: OSLogMessage) { log(level: .info, message) }
  public func notice(_ message: OSLogMessage) { log(level: .default, message) }
  public func warning(_ message: OSLogMessage) { log(level: .error, message) }
  public func error(_ message: OSLogMessage) { log(level: .error, message) }
  public func critical(_ message: OSLogMessage) { log(level: .fault, message) }
  public func fault(_ message: OSLogMessage) { log(level: .fault, message) }
}

/// How important a message is.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  public static let `default` = OSLogType(rawValue: 0)
  public static let info = OSLogType(rawValue: 1)
  public static let debug = OSLogType(rawValue: 2)
  public static let error = OSLogType(rawValue: 16)
  public static let fault = OSLogType(rawValue: 17)

  /// What stands before a message.
  var name: String {
    switch self {
    case .info: "info"
    case .debug: "debug"
    case .error: "error"
    case .fault: "fault"
    default: "notice"
    }
  }
}

import RecallUICore

/// A part of a program that messages are about, as code from before `Logger` names it.
public final class OSLog: Sendable {
  let category: String

  /// - Parameters:
  ///   - subsystem: Taken for what programs say: there is one program.
  ///   - category: The part.
  public init(subsystem: String, category: String) {
    self.category = category
  }

  /// No part in particular.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// A part whose messages nobody wants to see.
  public static let disabled = OSLog(subsystem: "", category: "")
}

/// Writes a message down.
///
/// - Parameters:
///   - message: What is told; a value stands where it has a form such as `%@` or `%{public}d`.
///   - log: The part of the program.
///   - type: How important it is.
///   - args: The values, in order.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_log(
  _ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ args: Any...
) {
  guard log !== OSLog.disabled else { return }
  let words = message.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
  Logger(log).log(level: type, OSLogMessage(stringLiteral: words.filled(with: args)))
}

/// Writes a message down.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
  guard log !== OSLog.disabled else { return }
  Logger(log).log(level: type, message)
}

extension String {
  /// These words with values where there are forms for them; forms without a value stay, and values without a form are
  /// left out.
  fileprivate func filled(with values: [Any]) -> String {
    var (result, rest, left) = ("", self[...], values[...])
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      let form = rest[rest.index(after: percent)...]
      if form.first == "%" {
        result += "%"
        rest = form.dropFirst()
        continue
      }
      let options = form.first == "{" ? form.prefix { $0 != "}" } : ""
      let letters = form.dropFirst(options.count)
      guard
        let end = letters.firstIndex(where: { "@diouxXeEfFgGcsp".contains($0) }),
        let value = left.popFirst()
      else {
        result += rest[percent...percent]
        rest = form
        continue
      }
      let isHidden = options.contains("private") || options.contains("sensitive")
      result += isHidden ? "<private>" : String(describing: value)
      rest = letters[letters.index(after: end)...]
    }
    return result + rest
  }
}

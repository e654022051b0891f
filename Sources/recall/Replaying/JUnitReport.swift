import Foundation

/// Verdicts as JUnit's XML, in the form that the xUnit plugin of Jenkins has a schema of (junit-10.xsd), and
/// that GitLab, GitHub's actions and others read: a test suite for each folder, a test case for each file.
struct JUnitReport {
  private var suites: [(name: String, verdicts: [ReplayVerdict])] = []

  mutating func add(_ verdict: ReplayVerdict) {
    let folder = Self.folder(of: verdict.file)
    if let index = suites.firstIndex(where: { $0.name == folder }) {
      suites[index].verdicts.append(verdict)
    } else {
      suites.append((folder, [verdict]))
    }
  }

  /// The file's content.
  var xml: String {
    let all = suites.flatMap(\.verdicts)
    let lines = suites.map { Self.xml(of: $0.verdicts, named: $0.name) }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="recall replay" \(Self.counts(all)) time="\(Self.seconds(all))">
      \(lines.joined(separator: "\n"))
      </testsuites>
      """
  }

  private static func xml(of verdicts: [ReplayVerdict], named name: String) -> String {
    let skipped = verdicts.filter { $0.outcome == .skipped }.count
    let cases = verdicts.map(Self.xml).joined(separator: "\n")
    return """
        <testsuite name="\(name.xmlText)" \(counts(verdicts)) skipped="\(skipped)" \
      time="\(seconds(verdicts))">
      \(cases)
        </testsuite>
      """
  }

  private static func xml(of verdict: ReplayVerdict) -> String {
    let name = verdict.file.split(separator: "/").last.map(String.init) ?? verdict.file
    let start =
      "    <testcase name=\"\(name.xmlText)\" classname=\"\(folder(of: verdict.file).xmlText)\" "
      + "time=\"\(seconds([verdict]))\""
    var content = verdict.failures.map { failure in
      let element = verdict.outcome == .malformed ? "error" : "failure"
      let first = failure.message.split(separator: "\n").first.map(String.init) ?? ""
      return "      <\(element) type=\"\(verdict.outcome.rawValue)\" message=\"\(first.xmlText)\">"
        + "\(failure.message.xmlText)</\(element)>"
    }
    if verdict.outcome == .skipped { content.append("      <skipped/>") }
    let said = verdict.notes + verdict.changes
    if !said.isEmpty {
      content.append("      <system-out>\(said.joined(separator: "\n").xmlText)</system-out>")
    }
    guard !content.isEmpty else { return start + "/>" }
    return "\(start)>\n\(content.joined(separator: "\n"))\n    </testcase>"
  }

  private static func counts(_ verdicts: [ReplayVerdict]) -> String {
    func count(_ outcome: ReplayVerdict.Outcome) -> Int {
      verdicts.filter { $0.outcome == outcome }.count
    }
    return
      "tests=\"\(verdicts.count)\" failures=\"\(count(.failed))\" errors=\"\(count(.malformed))\""
  }

  private static func seconds(_ verdicts: [ReplayVerdict]) -> String {
    String(format: "%.3f", verdicts.reduce(0) { $0 + $1.seconds })
  }

  private static func folder(of file: String) -> String {
    let parts = file.split(separator: "/").dropLast()
    return parts.isEmpty ? "replays" : parts.joined(separator: "/")
  }
}

extension String {
  /// As content or as an attribute of XML 1.0, which has no control characters.
  fileprivate var xmlText: String {
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "\n": text += "&#10;"
      case "\t": text += "&#9;"
      case _ where scalar.value < 0x20 || scalar.value >= 0xFFFE && scalar.value <= 0xFFFF:
        text += "\u{FFFD}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}

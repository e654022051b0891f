import Foundation
import Storage

/// The form in which values that aren't files are kept: text in lines, sorted.
///
/// The first line is `recall-data 1`. Each line behind it is a value, as a list of texts in JSON: the
/// domain, the name, the kind and the payload. The last line is `end` and how many there are.
enum PreferencesFile {
  /// Why some bytes can't be read.
  enum Failure: Error {
    case newer, damaged
  }

  private static let title = "recall-data"
  private static let version = 1

  static func text(of state: StoredState) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    let lines = state.changes.compactMap { change -> String? in
      guard let value = change.value, change.key.domain != .files else { return nil }
      let words = [
        change.key.domain.description, change.key.name, value.kind.rawValue, value.payload,
      ]
      return (try? encoder.encode(words)).map { String(decoding: $0, as: UTF8.self) }
    }
    let all = ["\(title) \(version)"] + lines + ["end \(lines.count)", ""]
    return Data(all.joined(separator: "\n").utf8)
  }

  static func state(in data: Data) throws(Failure) -> StoredState {
    guard let text = String(validating: data, as: UTF8.self) else { throw .damaged }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    guard let words = lines.popFirst()?.split(separator: " "), words.count == 2,
      words[0] == title, let written = Int(words[1]), written > 0
    else { throw .damaged }
    guard written <= version else { throw .newer }
    guard lines.popLast() == "", lines.popLast() == "end \(lines.count)" else { throw .damaged }
    let decoder = JSONDecoder()
    var state = StoredState()
    for line in lines {
      guard let words = try? decoder.decode([String].self, from: Data(line.utf8)),
        words.count == 4, let domain = StoreDomain(words[0]), domain != .files,
        let kind = StoredValue.Kind(rawValue: words[2]),
        let value = StoredValue(kind: kind, payload: words[3])
      else { throw .damaged }
      state[domain, words[1]] = value
    }
    return state
  }
}

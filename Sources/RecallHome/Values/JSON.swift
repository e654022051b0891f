import Foundation

/// Values as JSON on a line, the same text each time.
enum JSON {
  static func text(of value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Nothing that the screens encode can fail: there are no numbers that JSON doesn't have.
    guard let data = try? encoder.encode(value) else { return "" }
    return String(decoding: data, as: UTF8.self)
  }

  static func value<Value: Decodable>(_ type: Value.Type, of text: String) -> Value? {
    try? JSONDecoder().decode(type, from: Data(text.utf8))
  }
}

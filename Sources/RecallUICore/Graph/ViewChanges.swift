/// What has changed of a view since its last evaluation.
struct ViewChanges: Equatable {
  /// Whether the view has just been made.
  var isNew = false
  /// Stored properties in which the view's value differs; dynamic ones begin with an underscore.
  var fields: [String] = []
  /// Dynamic properties that stand for another value now, and begin with an underscore.
  var properties: [String] = []
  /// Whether something else changed that the body read.
  var hasDependencies = false

  /// SwiftUI's words: `@self, _count changed.`
  var printed: String {
    var words: [String] = []
    if isNew || !fields.isEmpty { words.append("@self") }
    if isNew { words.append("@identity") }
    words += dynamicNames
    if hasDependencies { words.append("@dependencies") }
    return words.isEmpty ? "unchanged." : words.joined(separator: ", ") + " changed."
  }

  /// The words of a trace: `card, count changed`.
  var told: String {
    guard !isNew else { return "is new" }
    let plain = fields.filter { !$0.hasPrefix("_") }
    var words = plain + dynamicNames.map { String($0.dropFirst()) }
    if hasDependencies { words.append("something that it observes") }
    return words.isEmpty ? "unchanged" : words.joined(separator: ", ") + " changed"
  }

  private var dynamicNames: [String] {
    let ofValue = fields.filter { $0.hasPrefix("_") }
    return ofValue + properties.filter { !ofValue.contains($0) }
  }
}

/// Writes several things as one list, in English: `a, b, and c`.
open class ListFormatter: Formatter, @unchecked Sendable {
  /// Taken for what programs say: lists are in English.
  open var locale: Locale? = Locale(identifier: "en_US")
  /// Writes each thing; nil for as it describes itself.
  open var itemFormatter: Formatter?

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Texts as one list.
  open class func localizedString(byJoining strings: [String]) -> String {
    strings.formatted(StageLocale.fixed(.list(type: .and)))
  }

  /// Things as one list; nil if one of them is none that can be written.
  open func string(from items: [Any]) -> String? {
    var words: [String] = []
    for item in items {
      guard let word = itemFormatter.map({ $0.string(for: item) }) ?? "\(item)" else { return nil }
      words.append(word)
    }
    return Self.localizedString(byJoining: words)
  }

  /// An array as one list; nil for anything else.
  open override func string(for object: Any?) -> String? {
    (object as? [Any]).flatMap { string(from: $0) }
  }
}

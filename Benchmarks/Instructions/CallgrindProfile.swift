/// What callgrind counted: the instructions of each function, read from the file that it writes.
///
/// The format is told in Valgrind's manual, "Callgrind Format Specification". Names may stand once
/// and then be a number in parentheses; a line after `calls=` holds what the called function took.
struct CallgrindProfile: Equatable {
  /// The instructions of all functions.
  private(set) var total = 0
  private(set) var functions: [String: Cost] = [:]

  init(total: Int, functions: [String: Cost]) {
    self.total = total
    self.functions = functions
  }

  /// Reads a profile of one event, which is how many instructions were fetched.
  ///
  /// - Throws: `CountsError` for text that isn't one.
  init(parsing text: String) throws(CountsError) {
    var reader = CallgrindReader()
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      guard reader.read(line) else {
        throw CountsError(line: index + 1, expected: "a line of callgrind", found: String(line))
      }
    }
    guard reader.isProfile else {
      throw CountsError(line: 1, expected: "`events: Ir`", found: "none of it")
    }
    let total = reader.functions.values.reduce(0) { $0 + $1.own }
    self.total = total
    // Functions that call each other in a circle are counted once for each turn.
    functions = reader.functions.mapValues { Cost(own: $0.own, total: min($0.total, total)) }
  }

  /// What is more than in another profile of the same program.
  func subtracting(_ other: CallgrindProfile) -> CallgrindProfile {
    let differences = functions.map { name, cost in
      let before = other.functions[name] ?? Cost()
      return (name, Cost(own: cost.own - before.own, total: cost.total - before.total))
    }
    return CallgrindProfile(
      total: total - other.total, functions: Dictionary(uniqueKeysWithValues: differences))
  }
}

/// Goes through the lines of a callgrind file.
private struct CallgrindReader {
  private(set) var functions: [String: Cost] = [:]
  private(set) var isProfile = false
  private var names: [Substring: String] = [:]
  private var objects: [Substring: String] = [:]
  private var object = ""
  private var calledObject: String?
  private var function = ""
  private var called = ""
  private var isCall = false

  /// Answers whether the line was understood.
  mutating func read(_ line: Substring) -> Bool {
    guard let first = line.utf8.first else { return true }
    if first == UInt8(ascii: "#") { return true }
    if Self.beginsPosition(first) { return readCost(line) }
    if let equals = line.firstIndex(of: "="), !line[..<equals].contains(":") {
      return readAssignment(line[..<equals], line[line.index(after: equals)...])
    }
    if line == "events: Ir" { isProfile = true }
    return line.contains(":")
  }

  private static func beginsPosition(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || [UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*")].contains(byte)
  }

  private mutating func readAssignment(_ key: Substring, _ value: Substring) -> Bool {
    switch key {
    case "ob":
      object = Self.resolve(value, in: &objects)
    case "cob":
      calledObject = Self.resolve(value, in: &objects)
    case "fn":
      function = name(Self.resolve(value, in: &names), in: object)
    case "cfn":
      called = name(Self.resolve(value, in: &names), in: calledObject ?? object)
      calledObject = nil
    case "calls":
      isCall = true
    case "fl", "fi", "fe", "cfi", "cfl", "jump", "jcnd":
      break
    default:
      return false
    }
    return true
  }

  /// `(7) name` says what 7 stands for from here on, `(7)` is that.
  private static func resolve(_ value: Substring, in names: inout [Substring: String]) -> String {
    guard value.first == "(", let end = value.firstIndex(of: ")") else { return String(value) }
    let number = value[...end]
    let name = value[value.index(after: end)...].drop { $0 == " " }
    if !name.isEmpty { names[number] = String(name) }
    return names[number] ?? String(number)
  }

  /// Code without a name has an address, which says nothing in another build.
  private func name(_ name: String, in object: String) -> String {
    guard name.hasPrefix("0x") else { return name }
    return "(\(object.split(separator: "/").last.map(String.init) ?? "code") without names)"
  }

  private mutating func readCost(_ line: Substring) -> Bool {
    let fields = line.split(separator: " ")
    let cost = fields.count > 1 ? Int(fields[1]) : 0
    guard let cost else { return false }
    if !isCall {
      functions[function, default: Cost()].own += cost
      functions[function, default: Cost()].total += cost
    } else if called != function {
      functions[function, default: Cost()].total += cost
    }
    isCall = false
    return true
  }
}

import Foundation
import Replay

extension AppOptions {
  /// How a program is called.
  static let help = """
    Shows the program in a window, or does without one what is asked for:

      --record FILE           Write down what is done in the window, for --replay.
      --replay FILE…          Play replays, or folders of them, and check that the same comes of them.
      --fuzz STEPS            Play so many steps at random, until something breaks, and say how.
      --snapshot [FILE]       Draw a replay, or the program as it begins, into the file of --output;
                              as it begins into FILE itself, where that ends with .png.
      --outline [FILE]        Tell which views there are, in a replay or as the program begins.
      --previews FOLDER       Draw each preview, light and dark.

      --size WIDTHxHEIGHT     The window's size, in points.
      --appearance light|dark The surroundings; those of the desktop for a window.
      --language CODE         The language, of those that it has strings in; the system's for a window.
      --seed NUMBER           What chance begins with: with the same, the same comes of it.
      --date DATE             When it begins, such as 2026-01-01T12:00:00Z, which it is without a window.
      --at MS                 The moment of --snapshot and --outline, in milliseconds since the start.
      --output FILE           The picture of --snapshot, as PNG.
      --findings FOLDER       Where --fuzz writes what it found; here, when not given.
      --force                 Replace pictures that are there.
      --time-start            Say how long it took to the first frame, and end.
      --help                  Tell this.

    It ends with 0 when all went well, 1 when a replay diverged or something was found, and 2 for a wrong
    call, a file that isn't as it should be, or output that can't be written.
    """

  /// Reads the arguments of a call, without the program's own name.
  init(_ arguments: [String]) throws(WrongAppCall) {
    var rest = arguments[...]
    while let option = rest.popFirst() {
      try read(option, &rest)
    }
    if case .snapshot(let path?) = task, output == nil, path.lowercased().hasSuffix(".png") {
      (task, output) = (.snapshot(nil), path)
    }
    try check()
  }

  private mutating func read(
    _ option: String, _ rest: inout ArraySlice<String>
  ) throws(WrongAppCall) {
    switch option {
    case "--record": record = try Self.value(of: option, "a file", &rest)
    case "--replay":
      var paths: [String] = []
      while let path = Self.path(&rest) { paths.append(path) }
      guard !paths.isEmpty else { throw .init(option, "a file or a folder", rest.first) }
      try choose(.replay(paths), option)
    case "--fuzz":
      let steps = try Self.number(of: option, in: 0...100_000_000, &rest)
      try choose(.fuzz(Int(steps)), option)
    case "--snapshot": try choose(.snapshot(Self.path(&rest)), option)
    case "--outline": try choose(.outline(Self.path(&rest)), option)
    case "--previews": try choose(.previews(try Self.value(of: option, "a folder", &rest)), option)
    case "--help", "-h": task = .help
    case "--size": size = try Self.size(of: option, &rest)
    case "--appearance":
      let word = try Self.value(of: option, "light or dark", &rest)
      guard let scheme = ReplayHeader.Scheme(rawValue: word) else {
        throw .init(option, "light or dark", word)
      }
      appearance = scheme
    case "--language":
      let word = try Self.value(of: option, "the code of a language", &rest)
      guard let language = Language(word) else {
        throw .init(option, "the code of a language, such as de", word)
      }
      self.language = language
    case "--seed":
      let word = try Self.value(of: option, "a number", &rest)
      guard let number = UInt64(word) else {
        throw .init(option, "a number from 0 to \(UInt64.max)", word)
      }
      seed = number
    case "--date":
      let word = try Self.value(of: option, "a date", &rest)
      guard let date = StartDate(word) else {
        throw .init(option, "a date, such as 2026-11-23T12:00:00Z", word)
      }
      self.date = date
    case "--at": at = try Self.number(of: option, in: ReplayGrammar.milliseconds, &rest)
    case "--output": output = try Self.value(of: option, "a file", &rest)
    case "--findings": findings = try Self.value(of: option, "a folder", &rest)
    case "--force": force = true
    case "--time-start": timesStart = true
    default: throw .init(nil, "an option (--help tells which there are)", option)
    }
  }

  private mutating func choose(_ new: Task, _ option: String) throws(WrongAppCall) {
    guard task == .run || task == .help else {
      throw .init(nil, "one thing to do", "\(option) besides another one")
    }
    if task == .run { task = new }
  }

  /// Refuses what doesn't go together.
  private func check() throws(WrongAppCall) {
    if record != nil, task != .run, task != .help {
      throw .init("--record", "a window to record", "something to do without one")
    }
    switch task {
    case .snapshot:
      if output == nil { throw .init("--snapshot", "--output with the picture's file", nil) }
    case .run, .replay, .fuzz, .outline, .previews, .help:
      if output != nil { throw .init("--output", "--snapshot, of which it is the picture", nil) }
    }
  }

  // MARK: Values

  private static func path(_ rest: inout ArraySlice<String>) -> String? {
    guard let next = rest.first, !next.hasPrefix("-"), !next.isEmpty else { return nil }
    return rest.popFirst()
  }

  private static func value(
    of option: String, _ expected: String, _ rest: inout ArraySlice<String>
  ) throws(WrongAppCall) -> String {
    guard let next = rest.first, !next.hasPrefix("--"), !next.isEmpty else {
      throw .init(option, expected, rest.first)
    }
    rest.removeFirst()
    return next
  }

  private static func number(
    of option: String, in range: ClosedRange<Int64>, _ rest: inout ArraySlice<String>
  ) throws(WrongAppCall) -> Int64 {
    let expected = "a number from \(range.lowerBound) to \(range.upperBound)"
    let word = try value(of: option, expected, &rest)
    guard let number = Int64(word), range.contains(number) else {
      throw .init(option, expected, word)
    }
    return number
  }

  private static func size(
    of option: String, _ rest: inout ArraySlice<String>
  ) throws(WrongAppCall) -> CGSize {
    let expected = "a size from 1x1 to 10000x10000"
    let word = try value(of: option, expected, &rest)
    let sides = word.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
    guard sides.count == 2, sides.allSatisfy((1...10_000).contains) else {
      throw .init(option, expected, word)
    }
    return CGSize(width: sides[0], height: sides[1])
  }
}

extension WrongAppCall {
  /// - Parameters:
  ///   - option: What it is about; nil for the whole call.
  ///   - expected: What should stand there.
  ///   - found: What stands there; nil for nothing.
  init(_ option: String?, _ expected: String, _ found: String?) {
    let place = option.map { "\($0): " } ?? ""
    description = "\(place)expected \(expected), found \(found.map { "'\($0)'" } ?? "nothing")"
  }
}

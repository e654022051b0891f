import Assets
import Replay

/// What is wrong with a call, on one line: what was expected, what was found, and where to read on.
struct WrongCall: CustomStringConvertible {
  private let message: String
  /// What the parser says about the argument: `--pairs <pairs>  How many pairs to find`.
  private let help: String?
  /// What the program was called with.
  private let arguments: [String]

  /// - Parameters:
  ///   - message: What the parser of the command line says.
  ///   - help: The same with all that it adds.
  ///   - arguments: What the program was called with.
  init(
    _ message: String, help: String,
    arguments: [String] = Array(CommandLine.arguments.dropFirst())
  ) {
    self.message = message
    self.arguments = arguments
    let start = "Help:  "
    self.help = help.split(separator: "\n").first { $0.hasPrefix(start) }.map {
      String($0.dropFirst(start.count))
    }
  }

  func report() {
    CommandFailure.write("Error: \(description)")
  }

  var description: String {
    let helped = command.map { "recall help \($0)" } ?? "recall help"
    let ending = sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence
    return "\(ending.printable); `\(helped)` tells how to call it"
  }

  /// The command that was called, or the one that is called when none is; nil for none that there is.
  private var command: String? {
    guard let first = arguments.first, !first.hasPrefix("-") else { return Self.commands.first }
    return Self.commands.contains(first) ? first : nil
  }

  private static var commands: [String] {
    Recall.configuration.subcommands.map { $0._commandName }
  }

  /// Those that are for everybody.
  private static var shownCommands: String {
    Recall.configuration.subcommands.filter { $0.configuration.shouldDisplay }
      .map { $0._commandName }.joined(separator: ", ")
  }

  /// What is wrong with a call for help, which the parser takes whatever it asks for; nil for any
  /// other call, and for one that there is help for.
  static func help(_ arguments: [String] = Array(CommandLine.arguments.dropFirst())) -> Self? {
    guard arguments.first == "help", arguments.count > 1 else { return nil }
    let asked = arguments.dropFirst()
    if asked.contains(where: { $0.hasPrefix("-") }) || asked.first == "help" { return nil }
    guard let command = asked.first, commands.contains(command) else {
      let found = asked.first.map { "'\($0)'" } ?? "nothing"
      return WrongCall(
        "expected a command (\(shownCommands)), found \(found)", help: "",
        arguments: ["help"])
    }
    guard asked.count > 1 else { return nil }
    let rest = asked.dropFirst().map { "'\($0)'" }.joined(separator: ", ")
    return WrongCall("expected no more words, found \(rest)", help: "", arguments: [command])
  }

  // MARK: What is wrong

  private var sentence: String {
    let words = message.wholeMatch(of: /(?s)(?:Unexpected argument|\d+ unexpected arguments:) (.*)/)
    if let words { return unexpected(words.output.1) }
    if let option = message.wholeMatch(of: /(?s)Unknown option ('.*?')(?:\. Did you mean (.*)\?)?/)
    {
      let similar = option.output.2.map { "; did you mean \($0)?" } ?? ""
      return "expected an option of `\(called)`, found \(option.output.1)\(similar)"
    }
    if let given = message.wholeMatch(
      of: /(?s)The option '(.*)' does not take any value, but (.*) was specified\./)
    {
      return "\(given.output.1): expected no value, found \(given.output.2)"
    }
    if let missing = message.wholeMatch(of: /Missing (?:value for|expected argument) '(.*)'/) {
      return "\(expectation(of: missing.output.1)), found nothing"
    }
    if let value = message.wholeMatch(
      of: /(?s)The value ('.*') is invalid for '(.*?)'\. Please provide one of the following:\n(.*)/
    ) {
      let choices = Self.choices(in: value.output.3)
      return "\(expectation(of: value.output.2, choices)), found \(value.output.1)"
    }
    if let value = message.wholeMatch(
      of: /(?s)The value ('.*') is invalid for '(.*?)'(?:\. Please provide (.*)\.)?/)
    {
      return "\(expectation(of: value.output.2, value.output.3)), found \(value.output.1)"
    }
    return message
  }

  /// What may be given, of which the parser has a line for each where there is much of it.
  private static func choices(in lines: Substring) -> Substring {
    let names = lines.split(separator: "\n").map { "'\($0.trimmingPrefix("  - "))'" }
    guard let last = names.last, names.count > 1 else { return names.joined()[...] }
    return "one of \(names.dropLast().joined(separator: ", ")) or \(last)"
  }

  private var called: String { command.map { "recall \($0)" } ?? "recall" }

  private func unexpected(_ words: Substring) -> String {
    guard command == nil else { return "expected no more words, found \(words)" }
    let meant =
      arguments.first.flatMap { nearestWord(to: $0, among: Self.commands) }
      .map { "; did you mean '\($0)'?" } ?? ""
    return "expected a command (\(Self.shownCommands)) or an option, found \(words)\(meant)"
  }

  /// What an argument expects.
  ///
  /// - Parameters:
  ///   - argument: As it stands in a call: `--pairs <pairs>`.
  ///   - choices: What may be given, where that is all there is.
  private func expectation(of argument: Substring, _ choices: Substring? = nil) -> String {
    let parts = argument.split(separator: " ", maxSplits: 1)
    let option = parts.first.flatMap { $0.hasPrefix("-") ? $0 : nil }
    let value = option == nil ? argument : parts.last ?? argument
    let expected = choices.map(String.init) ?? "\(value)\(explanation(of: argument))"
    return "\(option.map { "\($0): " } ?? "")expected \(expected)"
  }

  /// What the argument's help says, in parentheses.
  private func explanation(of argument: Substring) -> String {
    guard let help, let gap = help.firstRange(of: "  ") else { return "" }
    var text = help[gap.upperBound...].drop { $0 == " " }
    if text.last == "." { text.removeLast() }
    guard let first = text.first else { return "" }
    return " (\(first.lowercased())\(text.dropFirst()))"
  }
}

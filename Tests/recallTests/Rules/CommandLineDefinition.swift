import ArgumentParser
import Foundation
import Testing

@testable import recall

/// The command line as it defines itself: a command or an option that is added is walked through by
/// the tests of the rules without anybody having to think of it.
struct CommandLineDefinition: Decodable {
  struct Command: Decodable, CustomTestStringConvertible {
    var commandName: String
    var arguments: [Argument]?
    var subcommands: [Command]?

    var testDescription: String { commandName }
  }

  struct Argument: Decodable {
    struct Name: Decodable {
      var kind: String
      var name: String
    }

    var kind: String
    var isOptional: Bool
    var valueName: String
    var defaultValue: String?
    var preferredName: Name?

    /// As it stands in a call: `--pairs`; nil for what has no name.
    var word: String? {
      preferredName.map { ($0.kind == "short" ? "-" : "--") + $0.name }
    }
  }

  var command: Command

  /// All commands but `help`, whose arguments are commands.
  static let commands: [Command] = {
    let text = Recall._dumpHelp()
    guard let root = try? JSONDecoder().decode(Self.self, from: Data(text.utf8)) else { return [] }
    return (root.command.subcommands ?? []).filter { $0.commandName != "help" }
  }()
}

extension CommandLineDefinition.Command {
  /// What is to be given in a call, and something that does for it; and what would take long, but
  /// short.
  ///
  /// - Parameter left: The argument that is left out, since the caller gives it.
  func call(leavingOut left: CommandLineDefinition.Argument? = nil) -> [String] {
    let others = (arguments ?? []).filter {
      $0.word != left?.word || $0.valueName != left?.valueName
    }
    return [commandName]
      + others.flatMap { argument -> [String] in
        let isLong =
          argument.kind == "option" && (argument.defaultValue?.count ?? 0) > 3
          && argument.defaultValue.flatMap { Int($0) } != nil
        guard !argument.isOptional || isLong else { return [] }
        return [argument.word, argument.sample].compactMap { $0 }
      }
  }
}

extension CommandLineDefinition.Argument {
  /// A value that does.
  fileprivate var sample: String {
    switch valueName {
    case "replay", "other", "paths": "good.replay"
    case "script": "new.replay"
    case "folder": "new.folder"
    case "png": "new.png"
    case "webp": "new.webp"
    case "name": preferredName?.name == "bot" ? "random" : "vehicles"
    default: "1"
    }
  }
}

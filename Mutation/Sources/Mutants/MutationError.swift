/// Why mutants can't be tried.
public enum MutationError: Error, Equatable, Sendable {
  case unknownTarget(String)
  case unfitTarget(String, type: String)
  case unreadable(String)
  case build(String)
  /// The tests fail, or end with something else than success, before anything is changed.
  case unsoundTest(String)
  case equivalents(line: Int, String)
}

extension MutationError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unknownTarget(let name): "the package has no target \(name)"
    case .unfitTarget(let name, let type):
      "\(name) is of the type \(type); expected a library or tests"
    case .unreadable(let path): "\(path) can't be read, or isn't as expected"
    case .build(let output): "the copy can't be built:\n\(output)"
    case .unsoundTest(let test): "\(test) fails without any mutant"
    case .equivalents(let line, let complaint): "equivalent mutants, line \(line): \(complaint)"
    }
  }
}

import Foundation

/// What `swift package dump-package` tells of a package, as far as a copy needs it.
public struct DescribedPackage: Decodable, Sendable {
  public struct Target: Decodable, Sendable {
    let name: String
    let type: String
    let path: String?
    let dependencies: [Dependency]
  }

  /// One of ours by its name, or a product of another package.
  public enum Dependency: Decodable, Sendable {
    case target(String)
    case product(String, package: String)

    private enum CodingKeys: CodingKey {
      case byName, target, product
    }

    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      if container.contains(.product) {
        var names = try container.nestedUnkeyedContainer(forKey: .product)
        self = .product(
          try names.decode(String.self), package: try names.decode(String.self))
      } else {
        let key = container.contains(.byName) ? CodingKeys.byName : .target
        var names = try container.nestedUnkeyedContainer(forKey: key)
        self = .target(try names.decode(String.self))
      }
    }
  }

  /// Another package, by where it comes from.
  public struct Package: Decodable, Sendable {
    let identity: String
    let url: String
    let version: String

    private enum CodingKeys: CodingKey {
      case sourceControl
    }

    private struct Source: Decodable {
      struct Location: Decodable {
        struct Remote: Decodable { let urlString: String }
        let remote: [Remote]
      }
      struct Requirement: Decodable {
        struct Bounds: Decodable { let lowerBound: String }
        let range: [Bounds]
      }
      let identity: String
      let location: Location
      let requirement: Requirement
    }

    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let sources = try container.decode([Source].self, forKey: .sourceControl)
      guard let source = sources.first, let remote = source.location.remote.first,
        let bounds = source.requirement.range.first
      else {
        throw DecodingError.dataCorruptedError(
          forKey: .sourceControl, in: container,
          debugDescription: "expected a package with an address and a lowest version")
      }
      identity = source.identity
      url = remote.urlString
      version = bounds.lowerBound
    }
  }

  let targets: [Target]
  let dependencies: [Package]

  /// Asks the package manager.
  public init(at root: URL) throws {
    let dump = try Command.swift(["package", "--package-path", root.path, "dump-package"])
    let start = dump.output.firstIndex(of: "{") ?? dump.output.endIndex
    do {
      self = try JSONDecoder().decode(Self.self, from: Data(dump.output[start...].utf8))
    } catch {
      throw MutationError.unreadable(root.appending(path: "Package.swift").path)
    }
  }

  /// A target, and all that it needs, each before what needs it.
  ///
  /// - Throws: ``MutationError/unknownTarget(_:)``; ``MutationError/unfitTarget(_:type:)`` for what is neither a library nor a
  ///   test, such as macros and libraries of the system.
  func closure(of name: String) throws(MutationError) -> [Target] {
    var found: [Target] = []
    try collect(name, into: &found)
    return found
  }

  private func collect(_ name: String, into found: inout [Target]) throws(MutationError) {
    guard !found.contains(where: { $0.name == name }) else { return }
    guard let target = targets.first(where: { $0.name == name }) else {
      throw .unknownTarget(name)
    }
    guard ["regular", "test"].contains(target.type) else {
      throw .unfitTarget(name, type: target.type)
    }
    for case .target(let needed) in target.dependencies { try collect(needed, into: &found) }
    found.append(target)
  }
}

extension DescribedPackage.Target {
  /// Its folder, below the package's.
  var folder: String {
    path ?? (type == "test" ? "Tests/\(name)" : "Sources/\(name)")
  }
}

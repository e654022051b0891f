/// The manifest of a copy.
struct PackageManifest {
  let target: String
  let targets: [DescribedPackage.Target]
  let dependencies: [DescribedPackage.Package]

  var text: String {
    """
    // swift-tools-version:6.1
    import PackageDescription

    let package = Package(
      name: "Mutated",
      dependencies: [
    \(packages.joined(separator: "\n"))
      ],
      targets: [
        .target(name: "MutantSwitch"),
    \(targets.map(declaration).joined(separator: "\n"))
      ],
      swiftLanguageModes: [.v6]
    )

    """
  }

  /// Those that are needed; others would be fetched in vain.
  private var packages: [String] {
    let needed = targets.flatMap(\.dependencies).compactMap { dependency in
      if case .product(_, let package) = dependency { package.lowercased() } else { nil }
    }
    return dependencies.filter { needed.contains($0.identity) }.map {
      "    .package(url: \"\($0.url)\", from: \"\($0.version)\"),"
    }
  }

  private func declaration(of other: DescribedPackage.Target) -> String {
    let kind = other.type == "test" ? "testTarget" : "target"
    let needed =
      other.dependencies.map { dependency in
        switch dependency {
        case .target(let name): "\"\(name)\""
        case .product(let name, let package): ".product(name: \"\(name)\", package: \"\(package)\")"
        }
      } + (other.name == target ? ["\"MutantSwitch\""] : [])
    return """
          .\(kind)(
            name: "\(other.name)", dependencies: [\(needed.joined(separator: ", "))],
            linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
      """
  }
}

// swift-tools-version:6.1
import PackageDescription

// Apart from the game's package, so that nobody who plays or tests has to build a parser of Swift.
let package = Package(
  name: "Mutation",
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
  ],
  targets: [
    .target(
      name: "Mutants",
      dependencies: [
        .product(name: "SwiftOperators", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ]
    ),
    .executableTarget(
      name: "mutate",
      dependencies: [
        "Mutants", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]
    ),
    .testTarget(name: "MutantsTests", dependencies: ["Mutants"]),
  ],
  swiftLanguageModes: [.v6]
)

// swift-tools-version:6.1
import PackageDescription

// What libFuzzer feeds. Each program has no main of its own: libFuzzer has it. So they are in
// C, of which a main isn't asked; all that they do is in Swift. scripts/libfuzzer builds them, with all modules instrumented.
func fuzzer(_ name: String, _ inputs: Target.Dependency = "Inputs") -> Target {
  .executableTarget(
    name: "fuzz-\(name)", dependencies: [inputs],
    linkerSettings: [.unsafeFlags(["-sanitize=fuzzer,address"])])
}

let package = Package(
  name: "LibFuzzer",
  dependencies: [
    .package(name: "recall", path: ".."),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
  ],
  targets: [
    .target(
      name: "Inputs",
      dependencies: [
        .product(name: "Assets", package: "recall"),
        .product(name: "Fuzzing", package: "recall"),
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "GameModel", package: "recall"),
        .product(name: "Records", package: "recall"),
        .product(name: "Replay", package: "recall"),
      ]
    ),
    .target(
      name: "StageInputs",
      dependencies: [
        "Inputs",
        .product(name: "RecallGame", package: "recall"),
        .product(name: "RecallUI", package: "recall"),
      ]
    ),
    fuzzer("script"), fuzzer("deck"), fuzzer("model"), fuzzer("rows"),
    // With the screens, which take long to build.
    fuzzer("stage", "StageInputs"),
  ],
  swiftLanguageModes: [.v6]
)

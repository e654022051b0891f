// swift-tools-version:6.1
import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "recall", path: ".."),
    .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []),
  ],
  targets: [
    // What Recall is measured against, without any of Recall: a bare loop, and a counter of
    // allocations that stands in front of the C library's own.
    .target(name: "CBaseline", cSettings: [.unsafeFlags(["-O3"])]),
    // A table of cards drawn by hand, with the same libraries.
    .systemLibrary(name: "CPlainCairo", pkgConfig: "pangocairo"),
    .target(
      name: "CScene", dependencies: ["CPlainCairo"], cSettings: [.unsafeFlags(["-O3"])]),
    .target(
      name: "Workloads",
      dependencies: [
        "CBaseline",
        "CScene",
        .product(name: "GameModel", package: "recall"),
        .product(name: "Rasterizer", package: "recall"),
        .product(name: "RecallGame", package: "recall"),
        .product(name: "RecallUI", package: "recall"),
        .product(name: "Replay", package: "recall"),
        .product(name: "SDLWindow", package: "recall"),
        .product(name: "Simulation", package: "recall"),
        .product(name: "VirtualTime", package: "recall"),
      ]
    ),
    .executableTarget(name: "ratios", dependencies: ["Workloads"]),
    // Starts the game's own program.
    .executableTarget(name: "start"),
    // Has the game's own program replay long sessions.
    .executableTarget(name: "sessions", dependencies: ["Workloads"]),
    // One piece of work over and over, for a profiler to look at.
    .executableTarget(name: "profile", dependencies: ["Workloads"]),
    .executableTarget(
      name: "RecallBenchmarks",
      dependencies: ["Workloads", .product(name: "Benchmark", package: "benchmark")],
      path: "Benchmarks/RecallBenchmarks",
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]
    ),
  ],
  swiftLanguageModes: [.v6]
)

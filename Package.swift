// swift-tools-version:6.2
import CompilerPluginSupport
import PackageDescription

/// A program as people write them for SwiftUI: where it imports that, it gets RecallUI.
///
/// Nothing that others can use depends on these targets, so their flags are nobody else's.
func client(_ name: String) -> Target {
  .target(
    name: "\(name)Client", dependencies: ["RecallUI"], path: "Tests/Clients/\(name)",
    swiftSettings: [
      .swiftLanguageMode(.v5), .unsafeFlags(["-module-alias", "SwiftUI=RecallUI"]),
    ])
}

/// One that imports Charts, too, where it gets RecallCharts.
func chartClient(_ name: String) -> Target {
  .target(
    name: "\(name)Client", dependencies: ["RecallCharts", "RecallUI"],
    path: "Tests/Clients/\(name)",
    swiftSettings: [
      .swiftLanguageMode(.v5),
      .unsafeFlags(["-module-alias", "SwiftUI=RecallUI", "-module-alias", "Charts=RecallCharts"]),
    ])
}

/// One that imports Combine, too, where it gets RecallCombine.
func combineClient(_ name: String) -> Target {
  .target(
    name: "\(name)Client", dependencies: ["RecallCombine", "RecallUI"],
    path: "Tests/Clients/\(name)",
    swiftSettings: [
      .swiftLanguageMode(.v5),
      .unsafeFlags(["-module-alias", "SwiftUI=RecallUI", "-module-alias", "Combine=RecallCombine"]),
    ])
}

/// One that imports UIKit, Core Graphics and the types of content, too.
func kitClient(_ name: String) -> Target {
  .target(
    name: "\(name)Client",
    dependencies: [
      "RecallCoreGraphics", "RecallCoreTransferable", "RecallUI", "RecallUIKit",
      "RecallUniformTypeIdentifiers",
    ],
    path: "Tests/Clients/\(name)",
    swiftSettings: [
      .swiftLanguageMode(.v5),
      .unsafeFlags([
        "-module-alias", "SwiftUI=RecallUI", "-module-alias", "UIKit=RecallUIKit",
        "-module-alias", "CoreGraphics=RecallCoreGraphics",
        "-module-alias", "CoreTransferable=RecallCoreTransferable",
        "-module-alias", "UniformTypeIdentifiers=RecallUniformTypeIdentifiers",
      ]),
    ])
}

let clients =
  [
    "Articles", "Bookshelf", "Chat", "Checklist", "Chores", "Concentration", "Contacts",
    "Countdown",
    "CustomBars",
    "Directory", "Expenses", "Groceries", "Market", "Notes", "Planner", "Pomodoro", "Profile",
    "Recipes", "Settings", "Shapes", "SignUp",
    "Sketch", "ThemeChooser",
    "Todo",
  ].map(client) + [
    chartClient("Observatory"), chartClient("Statistics"), combineClient("Registration"),
    kitClient("Postcard"),
  ]

/// A program as people write them for SwiftUI, with its windows: where it imports that, it gets RecallApp. Files that import
/// only Foundation see it, too, as they do on a Mac.
func example(_ name: String) -> Target {
  .executableTarget(
    name: name, dependencies: ["RecallApp"], path: "Examples/\(name)", exclude: ["Replays"],
    swiftSettings: [
      .swiftLanguageMode(.v5),
      .unsafeFlags([
        "-module-alias", "SwiftUI=RecallApp", "-Xfrontend", "-import-module", "-Xfrontend",
        "SwiftUI",
      ]),
    ])
}

let examples = ["Habits", "Memorize"].map(example)

let package = Package(
  name: "recall",
  products: [
    .library(name: "GameModel", targets: ["GameModel"]),
    .library(name: "Simulation", targets: ["Simulation"]),
    .library(name: "Statistics", targets: ["Statistics"]),
    .library(name: "VirtualTime", targets: ["VirtualTime"]),
    .library(name: "AppData", targets: ["AppData"]),
    .library(name: "Assets", targets: ["Assets"]),
    .library(name: "Fuzzing", targets: ["Fuzzing"]),
    .library(name: "Records", targets: ["Records"]),
    .library(name: "RecallGraphics", targets: ["RecallGraphics"]),
    .library(name: "RecallUI", targets: ["RecallUI"]),
    .library(name: "RecallCombine", targets: ["RecallCombine"]),
    .library(name: "RecallCharts", targets: ["RecallCharts"]),
    .library(name: "RecallApp", targets: ["RecallApp"]),
    .library(name: "RecallUIKit", targets: ["RecallUIKit"]),
    .library(name: "RecallCoreGraphics", targets: ["RecallCoreGraphics"]),
    .library(name: "RecallAVFoundation", targets: ["RecallAVFoundation"]),
    .library(name: "RecallAVKit", targets: ["RecallAVKit"]),
    .library(name: "RecallAudioToolbox", targets: ["RecallAudioToolbox"]),
    .library(name: "RecallCoreHaptics", targets: ["RecallCoreHaptics"]),
    .library(name: "RecallStoreKit", targets: ["RecallStoreKit"]),
    .library(name: "RecallUserNotifications", targets: ["RecallUserNotifications"]),
    .library(name: "RecallOS", targets: ["RecallOS"]),
    .library(name: "RecallOSLog", targets: ["RecallOSLog"]),
    .library(
      name: "RecallUniformTypeIdentifiers", targets: ["RecallUniformTypeIdentifiers"]),
    .library(name: "RecallCoreTransferable", targets: ["RecallCoreTransferable"]),
    .library(name: "Rasterizer", targets: ["Rasterizer"]),
    .library(name: "RecallGame", targets: ["RecallGame"]),
    .library(name: "RecallHome", targets: ["RecallHome"]),
    .library(name: "Replay", targets: ["Replay"]),
    .library(name: "ReplayViewer", targets: ["ReplayViewer"]),
    .library(name: "SDLWindow", targets: ["SDLWindow"]),
    .executable(name: "recall", targets: ["recall"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
    .package(url: "https://github.com/apple/swift-collections", from: "1.1.0"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
  ],
  targets: [
    .target(name: "GameModel"),
    .target(
      name: "VirtualTime",
      dependencies: [.product(name: "HeapModule", package: "swift-collections")],
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]
    ),
    .target(name: "Storage"),
    .target(name: "Translations"),
    .target(name: "Interaction", dependencies: ["Storage", "VirtualTime"]),
    .target(name: "Snapshots"),
    .target(name: "RecallGraphics"),
    .target(name: "AccessibilityTree"),
    .target(
      name: "RecallUICore",
      dependencies: [
        "AccessibilityTree", "Interaction", "RecallGraphics", "Snapshots", "Storage",
        "Translations",
        "VirtualTime",
      ]),
    // What stands in place of `#Preview`: a program that the compiler asks. It needs no other package, and builds in
    // seconds.
    .target(name: "PreviewPlugin"),
    .macro(name: "PreviewMacros", dependencies: ["PreviewPlugin"]),
    .target(name: "RecallCoreGraphics", dependencies: ["RecallUICore"]),
    .target(name: "RecallAVFoundation", dependencies: ["RecallAudioToolbox"]),
    .target(name: "RecallAVKit", dependencies: ["RecallAVFoundation"]),
    .target(name: "RecallAudioToolbox", dependencies: ["RecallUICore"]),
    .target(name: "RecallCoreHaptics", dependencies: ["RecallUICore"]),
    .target(name: "RecallUserNotifications", dependencies: ["RecallUICore"]),
    .target(name: "RecallOSLog", dependencies: ["RecallUICore"]),
    .target(name: "RecallOS", dependencies: ["CRecallOS", "RecallOSLog"]),
    // What is imported as a part of `os`, which no module of Swift's has: `import os.log`.
    .systemLibrary(name: "CRecallOS"),
    .target(name: "RecallUIKit", dependencies: ["RecallCoreGraphics", "RecallUICore"]),
    .target(name: "RecallUI", dependencies: ["PreviewMacros", "RecallUICore", "RecallUIKit"]),
    .target(name: "RecallCombine", dependencies: ["RecallUICore"]),
    .target(name: "RecallStoreKit", dependencies: ["RecallUI"]),
    .target(name: "RecallUniformTypeIdentifiers", dependencies: ["RecallUI"]),
    .target(name: "RecallCoreTransferable", dependencies: ["RecallUI"]),
    .target(name: "RecallCharts", dependencies: ["RecallUI"]),
    .target(name: "RecallScenes", dependencies: ["CConformances", "RecallUI"]),
    .target(name: "Gallery", dependencies: ["RecallCharts", "RecallUI"]),
    .target(name: "Rasterizer", dependencies: ["RecallGraphics", "CCairo"]),
    .target(name: "Films", dependencies: ["Rasterizer", "CWebP"]),
    .target(name: "RecallGame", dependencies: ["GameModel", "RecallUI", "Simulation"]),
    .target(
      name: "RecallHome",
      dependencies: [
        "Assets", "GameModel", "RecallCharts", "RecallGame", "RecallUI", "Simulation", "Statistics",
      ]),
    .target(name: "ReplayViewer", dependencies: ["RecallUI"]),
    .target(
      name: "Replay", dependencies: ["Interaction", "Snapshots", "Storage", "VirtualTime"]),
    // Square roots come from the C library's mathematics, as rounding does above.
    .target(
      name: "Simulation",
      dependencies: ["GameModel"],
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]
    ),
    .target(name: "Statistics"),
    .target(name: "AppData", dependencies: ["Storage"]),
    .target(
      name: "Records",
      dependencies: ["Statistics", .product(name: "GRDB", package: "GRDB.swift")]),
    .target(name: "Fuzzing", dependencies: ["GameModel", "Replay", "Interaction"]),
    .target(name: "SDLWindow", dependencies: ["RecallUI", "Rasterizer", "CSDL2", "CSDL2Mixer"]),
    .target(name: "DesktopPortal", dependencies: ["CGIO"]),
    .target(name: "AccessibilityBus", dependencies: ["AccessibilityTree", "CGIO"]),
    .target(name: "SystemFiles"),
    .target(
      name: "RecallDriver",
      dependencies: [
        "DesktopPortal", "Fuzzing", "Interaction", "Rasterizer", "RecallUI", "Replay", "SDLWindow",
        "SystemFiles",
      ]),
    // Where the linker put what the compiler says of types: only C can name that.
    .target(name: "CConformances"),
    .target(
      name: "RecallApp",
      dependencies: [
        "AppData", "CConformances", "DesktopPortal", "Fuzzing", "Rasterizer", "RecallDriver",
        "RecallScenes", "RecallUI", "RecallUserNotifications", "Replay", "SDLWindow", "SystemFiles",
      ]),
    .target(
      name: "Assets",
      dependencies: ["SystemFiles", "Translations"],
      path: "Assets",
      resources: [.copy("Decks"), .copy("Sounds"), .copy("Translations")]
    ),
    .executableTarget(
      name: "recall",
      dependencies: [
        "GameModel", "VirtualTime", "Interaction", "RecallUI", "Rasterizer", "Gallery",
        "RecallGame", "RecallHome", "RecallCharts", "Replay", "ReplayViewer", "Simulation",
        "Statistics", "Records", "Films", "Fuzzing", "SDLWindow", "DesktopPortal", "Assets",
        "AccessibilityBus", "AccessibilityTree", "RecallDriver", "SystemFiles",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]
    ),
    .systemLibrary(
      name: "CSDL2",
      pkgConfig: "sdl2",
      providers: [.apt(["libsdl2-dev"]), .brew(["sdl2"])]
    ),
    // Its headers stand beside SDL's. The library itself is looked up when it is needed.
    .systemLibrary(
      name: "CSDL2Mixer",
      pkgConfig: "sdl2",
      providers: [.apt(["libsdl2-mixer-dev"]), .brew(["sdl2_mixer"])]
    ),
    .systemLibrary(
      name: "CCairo",
      pkgConfig: "pangocairo",
      providers: [.apt(["libcairo2-dev", "libpango1.0-dev"]), .brew(["cairo", "pango"])]
    ),
    // It is there wherever pango is.
    .systemLibrary(
      name: "CGIO",
      pkgConfig: "gio-2.0",
      providers: [.apt(["libglib2.0-dev"]), .brew(["glib"])]
    ),
    .systemLibrary(
      name: "CWebP",
      pkgConfig: "libwebpmux",
      providers: [.apt(["libwebp-dev"]), .brew(["webp"])]
    ),
    // What `make bench` compares counts of instructions with: a tool that needs nothing of the above.
    .executableTarget(name: "instructions", path: "Benchmarks/Instructions"),
    .target(name: "TestSupport", dependencies: ["GameModel"], path: "Tests/TestSupport"),
    .testTarget(name: "GameModelTests", dependencies: ["GameModel"]),
    .testTarget(name: "VirtualTimeTests", dependencies: ["VirtualTime", "TestSupport"]),
    .testTarget(
      name: "InteractionTests", dependencies: ["Interaction", "VirtualTime", "TestSupport"]),
    .testTarget(name: "SnapshotsTests", dependencies: ["Snapshots"]),
    .testTarget(name: "StorageTests", dependencies: ["Storage"]),
    .testTarget(name: "TranslationsTests", dependencies: ["Translations"]),
    .testTarget(name: "AppDataTests", dependencies: ["AppData", "Storage"]),
    .testTarget(name: "RecallGraphicsTests", dependencies: ["RecallGraphics", "TestSupport"]),
    .testTarget(
      name: "RecallUITests", dependencies: ["RecallUI", "Gallery", "TestSupport"],
      exclude: ["Drawing/Goldens"]),
    // Tests of the macro itself would have all tests, and what they test, be built a second time.
    .testTarget(name: "PreviewPluginTests", dependencies: ["PreviewPlugin"]),
    .testTarget(name: "RecallScenesTests", dependencies: ["RecallScenes"]),
    .testTarget(
      name: "RecallAppTests", dependencies: ["DesktopPortal", "RecallApp", "RecallDriver"]),
    .testTarget(
      name: "RecallAVFoundationTests", dependencies: ["RecallAVFoundation", "RecallUI"]),
    .testTarget(name: "RecallAVKitTests", dependencies: ["RecallAVKit", "RecallUI"]),
    .testTarget(name: "RecallStoreKitTests", dependencies: ["RecallStoreKit"]),
    .testTarget(
      name: "RecallAudioToolboxTests", dependencies: ["RecallAudioToolbox", "RecallUI"]),
    .testTarget(name: "RecallCoreHapticsTests", dependencies: ["RecallCoreHaptics", "RecallUI"]),
    .testTarget(
      name: "RecallUserNotificationsTests", dependencies: ["RecallUI", "RecallUserNotifications"]),
    .testTarget(name: "RecallOSLogTests", dependencies: ["RecallOSLog", "RecallUI"]),
    .testTarget(name: "RecallUIKitTests", dependencies: ["RecallUI", "RecallUIKit"]),
    .testTarget(
      name: "RecallChartsTests", dependencies: ["RecallCharts", "RecallUI", "TestSupport"]),
    .testTarget(
      name: "RasterizerTests",
      dependencies: ["Rasterizer", "RecallCharts", "RecallUI", "Gallery", "TestSupport"],
      exclude: ["Goldens"]
    ),
    .testTarget(name: "FilmsTests", dependencies: ["Films", "Rasterizer", "CWebP"]),
    .testTarget(
      name: "RecallGameTests",
      dependencies: [
        "RecallGame", "Assets", "GameModel", "RecallUI", "Interaction", "Simulation",
      ]),
    .testTarget(
      name: "RecallHomeTests",
      dependencies: [
        "Assets", "GameModel", "RecallGame", "RecallHome", "RecallUI", "Simulation", "Statistics",
        "TestSupport",
      ]),
    .testTarget(name: "ReplayTests", dependencies: ["Replay", "Interaction", "VirtualTime"]),
    .testTarget(name: "ReplayViewerTests", dependencies: ["RecallUI", "ReplayViewer"]),
    .testTarget(name: "SimulationTests", dependencies: ["Simulation", "GameModel"]),
    .testTarget(name: "StatisticsTests", dependencies: ["Statistics"]),
    // What the tests of Records kill while it plays.
    .executableTarget(
      name: "appending", dependencies: ["Records", "Statistics"], path: "Tests/Appending"),
    .testTarget(
      name: "RecordsTests",
      dependencies: [
        "Records", "Statistics", "appending", .product(name: "GRDB", package: "GRDB.swift"),
      ]),
    .testTarget(
      name: "FuzzingTests",
      dependencies: ["Fuzzing", "GameModel", "Replay", "Interaction", "VirtualTime"]
    ),
    .testTarget(
      name: "SDLWindowTests", dependencies: ["SDLWindow", "RecallUI", "Rasterizer", "CSDL2"]),
    // What the tests of DesktopPortal ask.
    .executableTarget(name: "portal", dependencies: ["CGIO"], path: "Tests/Portal"),
    .testTarget(name: "DesktopPortalTests", dependencies: ["DesktopPortal", "portal"]),
    .testTarget(name: "AccessibilityTreeTests", dependencies: ["AccessibilityTree"]),
    .testTarget(
      name: "AccessibilityBusTests",
      dependencies: ["AccessibilityBus", "AccessibilityTree", "CGIO"]),
    // The game that the tutorial ends with.
    .target(
      name: "TutorialClient", dependencies: ["RecallUI", "Replay"], path: "Tests/Clients/Tutorial"),
    .testTarget(
      name: "ClientsTests",
      dependencies: ["TutorialClient", "RecallUI", "Replay"]
        + clients.map { .init(stringLiteral: $0.name) }),
    .testTarget(name: "AssetsTests", dependencies: ["Assets"]),
    .testTarget(name: "InstructionsTests", dependencies: ["instructions"]),
    .testTarget(name: "RecallCombineTests", dependencies: ["RecallCombine", "RecallUI"]),
    .testTarget(name: "LawsTests"),
    .testTarget(name: "ScriptsTests"),
    .testTarget(
      name: "recallTests",
      dependencies: [
        "recall", "Assets", "Gallery", "Rasterizer", "RecallUI", "Replay", "ReplayViewer",
        "Simulation", "Fuzzing", "Records", "Statistics", "Habits", "Memorize", "CWebP",
        .product(name: "GRDB", package: "GRDB.swift"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
package.targets += clients + examples

// Debug builds, which all tests are, leave no warning, and check at run time that nobody changes what
// somebody else is at: a program for release pays an eighth of its time for that. Whoever plays builds
// for release, perhaps with a compiler that is newer and warns of more.
for target in package.targets where target.type != .system {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .treatAllWarnings(as: .error, .when(configuration: .debug)),
      .unsafeFlags(["-enforce-exclusivity=unchecked"], .when(configuration: .release)),
    ]
}

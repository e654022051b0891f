import Foundation

/// A package for a program whose files import SwiftUI: small, and of the shape that others have.
struct ProgramTemplate {
  /// The program's name: a word of letters and digits.
  let name: String
  /// The folder of the package that it depends on.
  private let recall: String

  /// - Parameters:
  ///   - directory: Where it is made; its last part is the name, without what no name has.
  ///   - recall: The folder of the package that it depends on.
  /// - Throws: `CommandFailure` for a folder that no program can be called by.
  init(directory: String, recall: String) throws {
    let last = URL(fileURLWithPath: directory).lastPathComponent
    let words = last.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    guard let first = name.first, first.isLetter, name.count <= Self.longestName else {
      throw CommandFailure(
        .wrongInput,
        [
          "expected a folder whose name begins with a letter and has at most \(Self.longestName), "
            + "found '\(String(last.prefix(Self.longestName)).printable)'"
        ])
    }
    self.name = name
    self.recall = recall
  }

  private static let longestName = 100

  /// What is in the package.
  var files: [NewFolder.File] {
    [
      .init(path: "Package.swift", text: manifest),
      .init(path: "README.md", text: readme),
      .init(path: ".gitignore", text: ".build/\n"),
      .init(path: "Sources/\(name)/\(name)App.swift", text: app),
      .init(path: "Sources/\(name)/ContentView.swift", text: contentView),
      .init(path: "Sources/\(name)/Counter.swift", text: counter),
      .init(path: "Sources/\(name)/Names.swift", text: Self.names),
      .init(path: "Sources/\(name)/Resources/README.txt", text: Self.resources),
      .init(path: "Tests/\(name)Tests/\(name)Tests.swift", text: tests),
      .init(path: "Replays/first.replay", text: replay),
    ]
  }

  private var manifest: String {
    """
    // swift-tools-version:6.2
    import PackageDescription

    /// Has `import SwiftUI` mean RecallApp. Files that import only Foundation see it, too, and Combine, as they do on a Mac.
    let swiftUI: [SwiftSetting] = [
      .swiftLanguageMode(.v5),
      .unsafeFlags([
        "-module-alias", "SwiftUI=RecallApp", "-Xfrontend", "-import-module", "-Xfrontend", "SwiftUI",
        "-module-alias", "Combine=RecallCombine", "-Xfrontend", "-import-module", "-Xfrontend", "Combine",
        "-module-alias", "Charts=RecallCharts",
        "-module-alias", "UIKit=RecallUIKit", "-module-alias", "CoreGraphics=RecallCoreGraphics",
        "-module-alias", "CoreHaptics=RecallCoreHaptics",
        "-module-alias", "AVFoundation=RecallAVFoundation", "-module-alias", "AVKit=RecallAVKit",
        "-module-alias", "AudioToolbox=RecallAudioToolbox",
        "-module-alias", "UserNotifications=RecallUserNotifications", "-module-alias", "StoreKit=RecallStoreKit",
        "-module-alias", "os=RecallOS", "-module-alias", "OSLog=RecallOSLog",
        "-module-alias", "UniformTypeIdentifiers=RecallUniformTypeIdentifiers",
        "-module-alias", "CoreTransferable=RecallCoreTransferable",
      ]),
    ]

    /// What the files of a program for SwiftUI import.
    let modules: [Target.Dependency] = [
      "RecallApp", "RecallAVFoundation", "RecallAVKit", "RecallAudioToolbox", "RecallCombine", "RecallCharts", "RecallUIKit",
      "RecallCoreGraphics",
      "RecallCoreHaptics", "RecallCoreTransferable", "RecallUniformTypeIdentifiers",
      "RecallUserNotifications", "RecallStoreKit", "RecallOS", "RecallOSLog",
    ].map { .product(name: $0, package: "recall") }

    let package = Package(
      name: "\(name)",
      dependencies: [.package(name: "recall", path: "\(recall.asSwiftText)")],
      targets: [
        .executableTarget(
          name: "\(name)", dependencies: modules, resources: [.copy("Resources")],
          swiftSettings: swiftUI),
        .testTarget(
          name: "\(name)Tests", dependencies: modules + ["\(name)"], swiftSettings: swiftUI),
      ]
    )

    """
  }

  private var app: String {
    """
    import SwiftUI

    @main
    struct \(name)App: App {
      @StateObject private var counter = Counter()

      var body: some Scene {
        WindowGroup("\(name)") {
          ContentView(counter: counter)
        }
        .defaultSize(width: 360, height: 240)
      }
    }

    """
  }

  private var contentView: String {
    """
    import SwiftUI

    struct ContentView: View {
      @ObservedObject var counter: Counter

      var body: some View {
        VStack(spacing: 20) {
          Text("Counted to \\(counter.count)").font(.title)
          HStack {
            Button("Count") { withAnimation { counter.countUp() } }
              .keyboardShortcut(.defaultAction)
            Button("Start over", role: .destructive) { counter.reset() }
              .disabled(counter.count == 0)
          }
          .buttonStyle(.bordered)
        }
        .padding()
      }
    }

    #Preview {
      ContentView(counter: Counter())
    }

    """
  }

  private var counter: String {
    """
    import Foundation

    class Counter: ObservableObject {
      @Published private(set) var count = 0

      func countUp() {
        count += 1
      }

      func reset() {
        count = 0
      }
    }

    """
  }

  private var tests: String {
    """
    import SwiftUI
    import Testing

    @testable import \(name)

    @Suite struct \(name)Tests {
      @Test func aTapCounts() throws {
        let counter = Counter()
        let stage = MainActor.assumeIsolated {
          Stage(size: CGSize(width: 360, height: 240)) { ContentView(counter: counter) }
        }
        let button = try #require(stage.element("Count")).frame
        stage.tap(at: CGPoint(x: button.midX, y: button.midY))
        #expect(counter.count == 1)
        #expect(stage.element("Counted to 1") != nil)
      }

      /// The program that was built with these tests plays its replays.
      @Test func theReplaysHold() throws {
        let program = URL(fileURLWithPath: CommandLine.arguments[0])
          .deletingLastPathComponent().appendingPathComponent("\(name)")
        let replays = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
          .appendingPathComponent("../../Replays")
        let process = try Process.run(program, arguments: ["--replay", replays.path])
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
      }
    }

    """
  }

  /// The folder has to be there, so something has to be in it.
  private static let resources = """
    What stands here comes with the program: Assets.xcassets with its pictures and colors,
    and files that Bundle.main finds, such as words.txt and levels.json.

    """

  private var replay: String {
    """
    recall-replay 4
    // Two taps count to two, and another button starts over.
    screen    \(name)App
    given     "2026-01-01T12:00:00Z"
    viewport  360x240

        0  tap Count
      500  tap Count
     1000  expect says.0 = "Counted to 2"
     1000  tap "Start over"
     1500  expect says.0 = "Counted to 0"
     1500  end

    """
  }

  private var readme: String {
    """
    # \(name)

    ```sh
    swift run                                     # opens the window
    swift test
    swift run \(name) --record my.replay          # writes down what is done
    swift run \(name) --replay Replays            # plays it again
    swift run \(name) --fuzz 1000                 # plays at random
    swift run \(name) --previews Previews         # draws each #Preview
    swift run \(name) --help
    ```

    The files in `Sources` import SwiftUI, and mean Recall's. Copy those of a program of yours over them; what it reads from
    its bundle, and its `Assets.xcassets`, go to `Resources`.

    """
  }
}

extension String {
  /// This text as it stands between the quotes of Swift's.
  fileprivate var asSwiftText: String {
    replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
  }
}

import Foundation
import Testing

/// `--plot`: charts in a file, without a window.
@Suite struct PlotTests {
  private let games: KeptGames
  private let folder: TemporaryFolder

  init() throws {
    games = try .sample()
    folder = try TemporaryFolder()
  }

  private var calls: [[String]] {
    [
      ["stats", "--data", games.folder.url.path],
      ["simulate", "--bot", "random", "--pairs", "3", "--games", "50"],
      ["simulate", "--bot", "random", "--against", "perfect", "--pairs", "3", "--games", "50"],
    ]
  }

  private func run(_ call: [String], plot name: String, _ more: String...) throws
    -> RecallProcess.Result
  {
    try RecallProcess.run(call + ["--plot", folder.path(name)] + more)
  }

  @Test func aPNGHasTwoPixelsForEachPoint() throws {
    for (call, size) in zip(calls, [(2000, 1720), (1600, 920), (1600, 1760)]) {
      let result = try run(call, plot: "a.PNG", "--force")
      #expect(result.status == 0, "\(result.errors)")
      let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: folder.path("a.PNG"))))
      try #require(bytes.count > 24)
      #expect(bytes.prefix(8) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
      func number(at place: Int) -> Int { bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
      #expect((number(at: 16), number(at: 20)) == size)
    }
  }

  @Test func anSVGIsMadeOfPaths() throws {
    for (call, size) in zip(calls, ["1000 860", "800 460", "800 880"]) {
      #expect(try run(call, plot: "a.svg", "--force").status == 0)
      let text = try folder.text("a.svg")
      #expect(text.contains("viewBox=\"0 0 \(size)\""))
      #expect(text.components(separatedBy: "<path").count > 20)
      #expect(!text.contains("<image"))
    }
  }

  @Test func theReportIsToldAllTheSame() throws {
    for call in calls {
      let plain = try RecallProcess.run(call)
      let plotted = try run(call, plot: "b.svg", "--force")
      #expect(!plain.output.isEmpty)
      #expect(plotted.output == plain.output)
    }
  }

  @Test(arguments: ["a.jpg", "a", "png", ".pngx", "a.svg.gz"])
  func aNameThatEndsOtherwiseIsAWrongCall(name: String) throws {
    for call in calls {
      let result = try run(call, plot: name)
      #expect(result.status == 2)
      #expect(
        result.errors == """
          Error: --plot: expected a file whose name ends in .png or .svg, found \
          '\(folder.path(name))'

          """)
      #expect(result.output == "")
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == [])
  }

  @Test func nothingIsReplacedUnlessThatIsAskedFor() throws {
    try folder.write("mine".utf8, as: "a.svg")
    for call in calls {
      let result = try run(call, plot: "a.svg")
      #expect(result.status == 2)
      #expect(result.errors.contains("name a file that isn't there yet, or add --force"))
      #expect(result.output == "")
    }
    #expect(try folder.text("a.svg") == "mine")
  }
}

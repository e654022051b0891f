import Foundation
import Gallery
import RecallUI
import Testing

/// Each feature of the gallery, alone on a stage with letters of one width, as text.
@Suite struct GalleryTests {
  private static let golden = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Goldens/gallery.txt")

  private static var exhibits: [Exhibit] { GalleryPage.all.flatMap(\.exhibits) }

  private func drawn(_ exhibit: Exhibit) -> String {
    let stage = Stage(size: Exhibit.size) { exhibit.view }
    return "== \(exhibit.name)\n\(stage.displayList)"
  }

  /// The recorded texts by the names of their exhibits.
  private func recorded() throws -> [String: String] {
    let text = String(decoding: try Data(contentsOf: Self.golden), as: UTF8.self)
    return Dictionary(
      text.components(separatedBy: "== ").dropFirst().map { section in
        (String(section.prefix { $0 != "\n" }), "== " + section)
      }
    ) { first, _ in first }
  }

  @Test func eachFeatureIsDrawnAsRecorded() throws {
    let texts = Self.exhibits.map { ($0.name, drawn($0)) }
    if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] != nil {
      try Data(texts.map(\.1).joined().utf8).write(to: Self.golden)
      return
    }
    let golden = try recorded()
    for (name, text) in texts {
      #expect(
        text == golden[name],
        """
        \(name) is not drawn as recorded. If the change is wanted: \
        RECORD_GOLDENS=1 swift test --filter GalleryTests
        """)
    }
    #expect(Set(golden.keys) == Set(texts.map(\.0)), "features that are recorded, or shown")
  }

  @Test func featuresHaveNamesOfTheirOwn() {
    let names = Self.exhibits.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(Set(GalleryPage.all.map(\.title)).count == GalleryPage.all.count)
  }

  /// One exhibit shows what an unknown name looks like; nothing else is wrong.
  @Test func nothingIsWrongWithTheViews() {
    let stage = Stage(size: GallerySheet.size) { GallerySheet() }
    #expect(stage.issues.count == 1)
    #expect(stage.issues.first?.description.contains("no.such.symbol") == true)
  }

  @Test func thePagesAreTurnedRoundAndRound() {
    let stage = Stage(size: CGSize(width: 800, height: 600)) { GalleryView() }
    func tap(_ name: String) {
      let frame = stage.element(name)?.frame ?? .zero
      stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    }
    let titles = GalleryPage.all.map(\.title)
    for title in titles + titles.prefix(1) {
      #expect(stage.outline.contains(title))
      tap("next page")
    }
    tap("previous page")
    #expect(stage.element("exhibit:Circle") != nil)
    tap("previous page")
    #expect(stage.element("exhibit:Circle") == nil)
    let light = stage.displayList
    tap("color scheme")
    #expect(stage.displayList != light)
  }
}

import Foundation
import Rasterizer
import Testing

@testable import RecallApp

@Suite final class AssetCatalogTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("assets-\(ProcessInfo.processInfo.globallyUniqueString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  private func write(_ text: String, to path: String) throws {
    let url = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    _ = FileManager.default.createFile(atPath: url.path, contents: Foundation.Data(text.utf8))
  }

  private func writePicture(_ path: String, side: Int) throws {
    let surface = try Surface(width: side, height: side, format: .argb32)
    for y in 0..<side {
      surface.withRow(y) { row in for x in 0..<side { row[x] = x < side / 2 ? 0xFFFF_0000 : 0 } }
    }
    try surface.writePNG(to: folder.appendingPathComponent(path).path)
  }

  private static let red = #"{"red": "0xFF", "green": "0.250", "blue": "51", "alpha": "0.5"}"#

  @Test func aColorIsReadForLightAndDarkSurroundings() throws {
    try write(
      """
      {"colors": [
        {"idiom": "universal", "color": {"color-space": "srgb", "components": \(Self.red)}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
         "color": {"components": {"white": "1.0", "alpha": "1.0"}}}
      ]}
      """, to: "Brand.colorset/Contents.json")
    let catalog = AssetCatalog(folder: folder)
    var environment = EnvironmentValues()
    let color = try #require(catalog.colors["Brand"])
    #expect(
      color.resolve(in: environment)
        == Color.Resolved(red: 1, green: 0.25, blue: 0.2, opacity: 0.5))
    environment.colorScheme = .dark
    #expect(color.resolve(in: environment) == Color.Resolved(red: 1, green: 1, blue: 1, opacity: 1))
    #expect(catalog.faults.isEmpty)
  }

  @Test func aFolderMayBePartOfTheName() throws {
    let color = "{\"colors\": [{\"color\": {\"components\": \(Self.red)}}]}"
    try write(color, to: "Plain/One.colorset/Contents.json")
    try write(#"{"properties": {"provides-namespace": true}}"#, to: "Named/Contents.json")
    try write(color, to: "Named/Two.colorset/Contents.json")
    #expect(AssetCatalog(folder: folder).colors.keys.sorted() == ["Named/Two", "One"])
  }

  @Test func aPictureHasItsSizeInPoints() throws {
    try write(
      #"{"images": [{"scale": "1x"}, {"filename": "dot.png", "scale": "2x"}]}"#,
      to: "Dot.imageset/Contents.json")
    try writePicture("Dot.imageset/dot.png", side: 8)
    let picture = try #require(AssetCatalog(folder: folder).pictures["Dot"])
    #expect((picture.width, picture.height, picture.name) == (4, 4, "Dot"))
    #expect(picture.pixels.prefix(4) == [0xFFFF_0000, 0xFFFF_0000, 0, 0])
  }

  @Test func whatCantBeReadIsLeftOutAndToldOf() throws {
    try write("{}", to: "Broken.colorset/Contents.json")
    try write(
      #"{"colors": [{"color": {"platform": "ios", "reference": "systemBlueColor"}}]}"#,
      to: "System.colorset/Contents.json")
    try write(#"{"images": [{"filename": "a.jpg"}]}"#, to: "Photo.imageset/Contents.json")
    try write("no picture", to: "Photo.imageset/a.jpg")
    try write(#"{"images": [{"scale": "1x"}]}"#, to: "Empty.imageset/Contents.json")
    let catalog = AssetCatalog(folder: folder)
    #expect(catalog.colors.isEmpty && catalog.pictures.isEmpty)
    #expect(
      catalog.faults == [
        """
        Broken.colorset: expected a Contents.json with colors, found none that can be read. It is left \
        out
        """,
        "Empty.imageset: expected an image with a file, found none. It is left out",
        """
        Photo.imageset: expected a PNG picture, found a.jpg, which can't be read as one. It is left out
        """,
        "System.colorset: expected a color by its components, found systemBlueColor. It is left out",
      ])
  }

  @Test func catalogsAreThoseOfTheBundlesBesideTheProgram() throws {
    let color = "{\"colors\": [{\"color\": {\"components\": \(Self.red)}}]}"
    try write(color, to: "App_App.resources/Assets.xcassets/One.colorset/Contents.json")
    try write(color, to: "Other.bundle/Assets.xcassets/Two.colorset/Contents.json")
    #expect(AppAssets.found(beside: folder).colors.keys.sorted() == ["One"])
    #expect(
      AppAssets.found(beside: folder.appendingPathComponent("missing")).colors.isEmpty)
  }
}

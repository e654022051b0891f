import Foundation
import Rasterizer
import Testing

struct SurfacePNGTests {
  private let folder = PictureFolder()

  private func path(_ name: String) throws -> String {
    try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
    return folder.url.appendingPathComponent(name).path
  }

  @Test(arguments: PixelFormat.allCases)
  func aPictureThatIsWrittenIsReadBack(format: PixelFormat) throws {
    let surface = try Surface(width: 5, height: 4, format: format)
    surface.withRow(1) { row in row[2] = 0xFF12_3456 }
    surface.withRow(3) { row in row[4] = 0x8040_2010 }
    let path = try path("round-trip-\(format).png")
    try surface.writePNG(to: path)
    let read = try Surface(png: path)
    #expect(read.format == format)
    #expect(read.difference(from: surface, tolerance: 1) == .none)
    #expect(read[2, 1] == surface[2, 1])
  }

  @Test func theSamePixelsGiveTheSameFile() throws {
    let surface = try Surface(width: 5, height: 4)
    #expect(try surface.pngData() == surface.copy().pngData())
  }

  @Test func aFolderThatIsMissingIsNamed() throws {
    let surface = try Surface(width: 1, height: 1)
    let error = #expect(throws: PNGError.self) {
      try surface.writePNG(to: "/nonexistent/folder/picture.png")
    }
    #expect(
      error?.description
        == "cannot write /nonexistent/folder/picture.png: No such file or directory")
  }

  @Test func aFolderInPlaceOfTheFileIsNamed() throws {
    let surface = try Surface(width: 1, height: 1)
    let path = try path("folder.png")
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    let error = #expect(throws: PNGError.self) { try surface.writePNG(to: path) }
    #expect(error?.description == "cannot write \(path): Is a directory")
  }

  @Test func aFileThatIsMissingIsNamed() throws {
    let error = #expect(throws: PNGError.self) { try Surface(png: "/nonexistent.png") }
    #expect(error?.description == "cannot read /nonexistent.png: No such file or directory")
  }

  @Test func whatIsNoPictureIsRefused() throws {
    let whole = try Surface(width: 30, height: 30).pngData()
    let contents = [Data(), Data("recall-replay 1".utf8), whole.prefix(whole.count / 2)]
    for (index, content) in contents.enumerated() {
      let path = try path("broken-\(index).png")
      try content.write(to: URL(fileURLWithPath: path))
      let error = #expect(throws: PNGError.self) { try Surface(png: path) }
      #expect(
        error?.description == "cannot read \(path): not a PNG picture, or a truncated one")
    }
  }
}

/// A folder that goes away with the test that has it.
private final class PictureFolder {
  let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("recall-png-\(UUID().uuidString)")

  deinit {
    try? FileManager.default.removeItem(at: url)
  }
}

import Foundation
import Gallery
import Rasterizer
import Testing

@Suite struct GalleryCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(arguments: [1, 2])
  func theSheetIsWrittenWithoutAWindow(scale: Int) throws {
    let path = folder.path("sheet.png")
    let result = try RecallProcess.run(["gallery", "--sheet", path, "--scale", "\(scale)"])
    #expect(result.status == 0)
    #expect(result.errors.isEmpty)
    let sheet = try Surface(png: path)
    #expect(sheet.width == Int(GallerySheet.size.width) * scale)
    #expect(sheet.height == Int(GallerySheet.size.height) * scale)
  }

  @Test func withoutADisplayItSaysSo() throws {
    let result = try RecallProcess.run(["gallery"], environment: ["SDL_VIDEODRIVER": "x11"])
    #expect(result.status == 2)
    #expect(result.errors.hasPrefix("Error: cannot open a window: "))
    #expect(result.errors.contains("Is there a display?"))
  }

  @Test(arguments: ["0", "5", "-1"])
  func aScaleThatIsNoneIsRefused(scale: String) throws {
    let result = try RecallProcess.run(["gallery", "--sheet", "x.png", "--scale=\(scale)"])
    #expect(result.status == 2)
    #expect(result.errors.contains("--scale: expected a number from 1 to 4, found \(scale)"))
  }

  @Test func aSheetThatCannotBeWrittenIsReported() throws {
    let result = try RecallProcess.run(["gallery", "--sheet", "/no/such/folder/sheet.png"])
    #expect(result.status == 2)
    #expect(result.errors.hasPrefix("Error: cannot write /no/such/folder/sheet.png: "))
  }
}

import CSDL2
import Rasterizer
import RecallUI
import Testing

@testable import SDLWindow

@Suite struct WindowIconTests {
  @Test(
    arguments: [
      (0x0000_0000, 0x0000_0000), (0xFFFF_8000, 0xFFFF_8000), (0x8080_4000, 0x80FF_8000),
      (0x0101_0001, 0x01FF_00FF), (0x40FF_0000, 0x40FF_0000),
    ] as [(UInt32, UInt32)])
  func opacityIsTakenOutOfTheColors(multiplied: UInt32, straight: UInt32) {
    #expect(WindowIcon.straight(multiplied) == straight)
  }

  @Test func whereNothingIsDrawnNothingIsSeen() throws {
    let white = Color.Resolved(red: 1, green: 1, blue: 1)
    let red = Color.Resolved(red: 1, green: 0, blue: 0)
    let half = CGRect(x: 0, y: 0, width: 16, height: 32)
    let list = DisplayList(
      size: CGSize(width: 32, height: 32), background: white,
      items: [DisplayItem(.fill(Path(half), .color(red), FillStyle()))])
    let icon = try WindowIcon(list, text: PangoTextMeasurer())
    #expect(icon.pixels.count == 64 * 64)
    #expect(icon.pixels[32 * 64 + 31] == 0xFFFF_0000)
    #expect(icon.pixels[32 * 64 + 32] == 0)
  }
}

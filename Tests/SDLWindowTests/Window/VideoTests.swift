import Testing

@testable import SDLWindow

/// A window that nobody sees is one only if somebody asked for that.
@Suite struct VideoTests {
  @Test(
    arguments: [
      ("x11", nil, true), ("wayland", nil, true), ("kmsdrm", nil, true), ("dummy", nil, false),
      ("offscreen", nil, false), ("offscreen", "", false), ("offscreen", "x11", false),
      ("dummy", "dummy", true), ("offscreen", "offscreen", true), ("dummy", "x11,dummy", true),
      ("offscreen", "x11,dummy", false), ("evdev", nil, false),
    ] as [(String, String?, Bool)])
  func aDriverWithoutADisplayHasToBeAskedFor(driver: String, asked: String?, isSeen: Bool) {
    #expect(Video.isSeen(driver, asked: asked) == isSeen)
  }
}

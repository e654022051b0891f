import Foundation
import Testing

@testable import recall

/// The keys of a window, pressed from outside.
@Suite struct WindowKeysTests {
  private static let deal = ["--pairs", "4", "--seed", "42", "--volume", "0"]

  @Test func f11FillsTheScreenAltReturnGoesBackAndControlQCloses() throws {
    let game = try PlayedWindow(Self.deal, on: VirtualScreen(width: 1280, height: 1024))
    // Without a window manager a click brings the keyboard's focus.
    try game.click(at: CGPoint(x: 5, y: 5))
    try game.press("F11")
    try game.waitForRecording(of: "resize 1280x1024")
    try game.press("alt+Return")
    try game.waitForRecording(of: "resize 800x600")
    try game.press("ctrl+q")
    let end = try game.waitForEnd()
    #expect(end.errors == "")
    #expect(end.output.contains("Recorded in"))
    #expect(try game.recorded().hasSuffix("\n") && game.recorded().contains("  end"))
  }
}

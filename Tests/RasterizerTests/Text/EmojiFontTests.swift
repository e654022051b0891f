import Foundation
import RecallUI
import Testing

@testable import Rasterizer

struct EmojiFontTests {
  @Test func theEmojiFontIsFoundOnce() throws {
    let measurer = PangoTextMeasurer()
    #expect(try EmojiFont.require(in: measurer) == "Noto Color Emoji")
    #expect(try EmojiFont.require(in: measurer) == "Noto Color Emoji")
  }

  @Test func theErrorSaysWhatIsMissingAndHowToGetIt() {
    #expect(
      FontError.noColorEmoji(found: "DejaVu Sans").description
        == """
        no font with color emoji: expected one such as Noto Color Emoji, found DejaVu Sans. \
        To install it: apt-get install fonts-noto-color-emoji
        """)
    #expect(
      FontError.noColorEmoji(found: nil).description
        == """
        no font with color emoji: expected one such as Noto Color Emoji, found no font at all. \
        To install it: apt-get install fonts-noto-color-emoji
        """)
  }

  /// Fontconfig reads its configuration once in a process, so this needs one of its own.
  @Test func aSystemWithLettersOnlyHasNoEmojiFont() async throws {
    let result = try await #require(
      processExitsWith: .exitCode(2), observing: [\.standardErrorContent]
    ) {
      try useOnlyFonts(in: "/usr/share/fonts/opentype/inter")
      exitAsACommandWould()
    }
    let message = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(message.contains("no font with color emoji"))
    #expect(message.contains("found Inter"))
    #expect(message.contains("apt-get install fonts-noto-color-emoji"))
  }

  @Test func aSystemWithoutFontsHasNoEmojiFont() async throws {
    let result = try await #require(
      processExitsWith: .exitCode(2), observing: [\.standardErrorContent]
    ) {
      try useOnlyFonts(in: "/nonexistent")
      exitAsACommandWould()
    }
    let message = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(message.contains("no font with color emoji"))
    #expect(message.contains("apt-get install fonts-noto-color-emoji"))
  }

  /// Without any font text is not shown, but nothing breaks.
  @Test func textCanBeMeasuredAndDrawnWithoutFonts() async {
    await #expect(processExitsWith: .success) {
      try useOnlyFonts(in: "/nonexistent")
      let text = ResolvedText.plain("Pairs 🏎️")
      _ = PangoTextMeasurer().measure(text, width: 100)
      _ = try painted([DisplayItem(.text(text, frame: CGRect(x: 0, y: 0, width: 20, height: 20)))])
    }
  }
}

/// Lets fontconfig, which must not have been used yet, know no fonts but those of `folder`.
private func useOnlyFonts(in folder: String) throws {
  let configuration = fontsOfThisProcess()
  atexit { try? FileManager.default.removeItem(at: fontsOfThisProcess()) }
  try FileManager.default.createDirectory(
    at: configuration, withIntermediateDirectories: true)
  let file = configuration.appendingPathComponent("fonts.conf")
  let text = """
    <?xml version="1.0"?>
    <!DOCTYPE fontconfig SYSTEM "fonts.dtd">
    <fontconfig>
      <dir>\(folder)</dir>
      <cachedir>\(configuration.path)</cachedir>
    </fontconfig>
    """
  try Data(text.utf8).write(to: file)
  setenv("FONTCONFIG_FILE", file.path, 1)
}

/// Where this process keeps what fontconfig reads. It goes away with the process.
private func fontsOfThisProcess() -> URL {
  FileManager.default.temporaryDirectory
    .appendingPathComponent("recall-fonts-\(ProcessInfo.processInfo.processIdentifier)")
}

/// Ends the process with the error's text and code 2, or with 0 when there is an emoji font.
private func exitAsACommandWould() -> Never {
  do {
    try EmojiFont.require(in: PangoTextMeasurer())
    exit(0)
  } catch {
    FileHandle.standardError.write(Data("\(error)\n".utf8))
    exit(2)
  }
}

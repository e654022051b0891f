import Rasterizer
import RecallUI
import Replay

extension ReplayFonts {
  /// The fonts that a measurer lays the stage's texts out in, and what it measures of some texts.
  ///
  /// - Complexity: O(1), about a millisecond: some texts are laid out.
  package init(of measurer: PangoTextMeasurer) {
    var families: [String] = []
    let emoji = try? EmojiFont.require(in: measurer)
    for family in Self.fonts.map(measurer.family(of:)) + [emoji] {
      guard let family, !families.contains(family) else { continue }
      families.append(family)
    }
    var fingerprint = Fingerprint()
    for font in Self.fonts {
      for text in Self.texts {
        fingerprint.add(measurer.measure(ResolvedText(text, font), width: nil))
      }
    }
    self.init(families: families, fingerprint: fingerprint.value)
  }

  /// The kinds of fonts that the screen has, in a few of their sizes.
  private static let fonts = [
    ResolvedFont(size: 26, weight: 700),
    ResolvedFont(size: 24, weight: 700, hasMonospacedDigits: true),
    ResolvedFont(size: 16),
    ResolvedFont(size: 15, weight: 600),
    ResolvedFont(size: 12),
  ]

  private static let texts = [
    "0123456789", "ABCDEFGHIJKLMNOPQRSTUVWXYZ", "abcdefghijklmnopqrstuvwxyz", "🚗",
  ]
}

/// FNV-1a of metrics, in pango's units: they are whole numbers.
private struct Fingerprint {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ metrics: TextMetrics) {
    for length in [
      metrics.size.width, metrics.size.height, metrics.firstBaseline, metrics.lastBaseline,
    ] {
      let units = Int64((length * 1024).rounded())
      for shift in stride(from: 0, to: 64, by: 8) {
        value ^= UInt64(truncatingIfNeeded: units >> Int64(shift)) & 0xFF
        value &*= 0x100_0000_01B3
      }
    }
  }
}

extension ResolvedText {
  fileprivate init(_ string: String, _ font: ResolvedFont) {
    self.init(runs: [Run(string: string, font: font, color: .init(red: 0, green: 0, blue: 0))])
  }
}

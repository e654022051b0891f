import Assets
import Foundation
import RecallUI
import Testing

@testable import RecallGame

/// What the symbols that the game draws itself look like to the color-blind, by the model of Machado, Oliveira and
/// Fernandes (IEEE Transactions on Visualization and Computer Graphics 15, 2009) at severity 1.
@Suite struct ColorBlindnessTests {
  enum Vision: CaseIterable {
    case common, protanopia, deuteranopia, tritanopia

    /// From linear sRGB to linear sRGB.
    fileprivate var matrix: [[Double]] {
      switch self {
      case .common: [[1, 0, 0], [0, 1, 0], [0, 0, 1]]
      case .protanopia:
        [
          [0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216],
          [-0.003882, -0.048116, 1.051998],
        ]
      case .deuteranopia:
        [
          [0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413],
          [-0.011820, 0.042940, 0.968881],
        ]
      case .tritanopia:
        [
          [1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602],
          [0.004733, 0.691367, 0.303900],
        ]
      }
    }

    /// What somebody sees of a color, in linear sRGB.
    fileprivate func seen(_ ink: DrawnSymbol.Ink) -> [Double] {
      let color = ink.color.resolve(in: EnvironmentValues())
      let linear = ColorBlindnessTests.linear(color)
      return matrix.map { row in min(max(zip(row, linear).map(*).reduce(0, +), 0), 1) }
    }
  }

  private static func linear(_ color: Color.Resolved) -> [Double] {
    [color.red, color.green, color.blue].map { component in
      let value = Double(component)
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
  }

  /// How far apart two colors are in CIELAB (ΔE, CIE 1976): what differs by 2.3 can just be told apart side by side.
  private func difference(_ one: [Double], _ other: [Double]) -> Double {
    zip(lab(one), lab(other)).map { ($0 - $1) * ($0 - $1) }.reduce(0, +).squareRoot()
  }

  private func lab(_ rgb: [Double]) -> [Double] {
    let (red, green, blue) = (rgb[0], rgb[1], rgb[2])
    func scaled(_ value: Double) -> Double {
      value > 216.0 / 24389 ? cbrt(value) : (24389.0 / 27 * value + 16) / 116
    }
    let x = scaled((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047)
    let y = scaled(luminance(rgb))
    let z = scaled((0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883)
    return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
  }

  private func luminance(_ rgb: [Double]) -> Double {
    0.2126729 * rgb[0] + 0.7151522 * rgb[1] + 0.0721750 * rgb[2]
  }

  /// Ten times what can just be told apart: cards are remembered, not held beside each other.
  private static let least = 23.0

  @Test(arguments: Vision.allCases)
  func inksAreToldApart(vision: Vision) {
    let inks = DrawnSymbol.Ink.allCases
    for (index, one) in inks.enumerated() {
      for other in inks[(index + 1)...] {
        let difference = difference(vision.seen(one), vision.seen(other))
        #expect(difference >= Self.least, "\(one) and \(other)")
      }
    }
  }

  /// Three times the luminance of the symbol (WCAG 2.2, 1.4.11).
  @Test(arguments: Vision.allCases)
  func inksAreSeenOnCards(vision: Vision) {
    for palette in [Palette.light, .dark] {
      let face = Self.linear(palette.cardFace.resolve(in: EnvironmentValues()))
      for ink in DrawnSymbol.Ink.allCases {
        let symbol = luminance(vision.seen(ink)) + 0.05
        #expect((luminance(face) + 0.05) / symbol >= 3, "\(ink) on \(palette.cardFace)")
      }
    }
  }

  /// Two symbols of a deck have another shape, another form, or an ink that all can tell apart.
  @Test func symbolsOfADeckDifferInMoreThanWhatSomeCannotSee() throws {
    var decks = 0
    for name in Assets.deckNames {
      let symbols = try Assets.deck(named: name).symbols.compactMap { DrawnSymbol($0) }
      guard !symbols.isEmpty else { continue }
      decks += 1
      for (index, one) in symbols.enumerated() {
        for other in symbols[(index + 1)...]
        where one.shape == other.shape && one.isOutline == other.isOutline {
          #expect(one.ink != other.ink, "\(one) and \(other)")
        }
      }
    }
    #expect(decks > 0)
  }
}

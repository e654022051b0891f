import Foundation
import Testing

@testable import RecallUI
@testable import RecallUICore

@Suite struct ListLookTests {
  private func luminance(_ color: Color, _ scheme: ColorScheme) -> Double {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    let resolved = color.resolve(in: environment)
    func linear(_ value: Double) -> Double {
      value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    #expect(resolved.opacity == 1)
    return 0.2126 * linear(Double(resolved.red)) + 0.7152 * linear(Double(resolved.green))
      + 0.0722 * linear(Double(resolved.blue))
  }

  /// Handles and arrows tell what can be done with a row: marks, by WCAG 2.2 (1.4.11).
  @Test(arguments: [ColorScheme.light, .dark])
  func marksOfRowsCanBeSeen(scheme: ColorScheme) {
    for ground in [ListLook.cell, ListLook.plainGround] {
      let both = [luminance(ListLook.faint, scheme), luminance(ground, scheme)].sorted()
      #expect((both[1] + 0.05) / (both[0] + 0.05) >= 3)
    }
  }
}

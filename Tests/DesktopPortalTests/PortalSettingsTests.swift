import Testing

@testable import DesktopPortal

@Suite struct PortalSettingsTests {
  private typealias Value = PortalSettings.Value

  private func settings(
    _ pairs: (PortalSettings.Key, PortalSettings.Value?)...
  ) -> PortalSettings {
    var settings = PortalSettings()
    for (key, value) in pairs { settings.set(key, to: value) }
    return settings
  }

  @Test(
    arguments: [
      (.number(0), false), (.number(1), true), (.number(2), false), (.number(3), nil),
      (.number(.max), nil), (.truth(true), nil), (nil, nil),
    ] as [(PortalSettings.Value?, Bool?)])
  func darkIsOneOfThreeChoices(value: PortalSettings.Value?, isDark: Bool?) {
    #expect(settings((.colorScheme, value)).isDark == isDark)
  }

  @Test(
    arguments: [
      (.number(0), false), (.number(1), true), (.number(2), nil), (.fraction(1), nil), (nil, nil),
    ] as [(PortalSettings.Value?, Bool?)])
  func contrastAndMotionAreOneOfTwo(value: PortalSettings.Value?, isMore: Bool?) {
    #expect(settings((.contrast, value)).hasHighContrast == isMore)
    #expect(settings((.reducedMotion, value)).reducesMotion == isMore)
  }

  @Test func animationsThatAreOffAreLessMotion() {
    #expect(settings((.animations, .truth(false))).reducesMotion == true)
    #expect(settings((.animations, .truth(true))).reducesMotion == false)
    #expect(settings((.animations, .number(0))).reducesMotion == nil)
    // Whoever wants less motion has it, whatever else is said.
    let both = settings((.reducedMotion, .number(1)), (.animations, .truth(true)))
    #expect(both.reducesMotion == true)
  }

  @Test(
    arguments: [
      (.fraction(1.5), 1.5), (.fraction(0), nil), (.fraction(-1), nil), (.fraction(.nan), nil),
      (.fraction(.infinity), nil), (.number(2), nil),
    ] as [(PortalSettings.Value, Double?)])
  func textHasASizeAboveZero(value: PortalSettings.Value, scale: Double?) {
    #expect(settings((.textScale, .fraction(1.2)), (.textScale, value)).textScale == scale)
  }

  @Test(
    arguments: [
      (.triple(0, 0.5, 1), .init(red: 0, green: 0.5, blue: 1)), (.triple(-1, 0, 0), nil),
      (.triple(0, 0, 1.01), nil), (.triple(.nan, 0, 0), nil), (.number(1), nil),
    ] as [(PortalSettings.Value, PortalSettings.RGB?)])
  func anAccentIsAColorInRange(value: PortalSettings.Value, color: PortalSettings.RGB?) {
    #expect(settings((.accent, value)).accent == color)
  }

  @Test(
    arguments: [
      (.signed(400), 400), (.signed(1), 1), (.signed(0), nil), (.signed(-1), nil),
      (.signed(.max), 2_147_483_647), (.number(400), nil), (.fraction(400), nil), (nil, nil),
    ] as [(PortalSettings.Value?, Int?)])
  func aDoubleClickTakesSomeTime(value: PortalSettings.Value?, milliseconds: Int?) {
    #expect(settings((.doubleClick, value)).doubleClick == milliseconds)
    #expect(settings((.formerDoubleClick, value)).doubleClick == milliseconds)
  }

  @Test func settingsOfOthersAreNone() {
    #expect(PortalSettings.Key("org.freedesktop.appearance", "text-scaling-factor") == nil)
    #expect(PortalSettings.Key("org.kde.kdeglobals", "color-scheme") == nil)
    #expect(PortalSettings.Key("org.freedesktop.appearance", "color-scheme") == .colorScheme)
    #expect(PortalSettings.Key("org.gnome.desktop.interface", "double-click") == nil)
  }
}

import RecallUI

/// What the backs of all cards look like.
public enum CardBackStyle: String, Codable, CaseIterable, Sendable {
  case coral, ocean, forest, plum

  /// The colors of a back from its upper to its lower corner, in light and dark surroundings.
  func colors(_ scheme: ColorScheme) -> (top: Color, bottom: Color) {
    switch (self, scheme) {
    case (.coral, .dark): (Color(hex: 0xE87C5D), Color(hex: 0xA9343F))
    case (.coral, _): (Color(hex: 0xFA9A76), Color(hex: 0xDD4F52))
    case (.ocean, .dark): (Color(hex: 0x4B8FD0), Color(hex: 0x274A8F))
    case (.ocean, _): (Color(hex: 0x6AB4F0), Color(hex: 0x2F6FC4))
    case (.forest, .dark): (Color(hex: 0x4FA07A), Color(hex: 0x1F5F4C))
    case (.forest, _): (Color(hex: 0x6CC195), Color(hex: 0x2A8060))
    case (.plum, .dark): (Color(hex: 0xA06BC4), Color(hex: 0x6B4093))
    case (.plum, _): (Color(hex: 0xC28AE6), Color(hex: 0x7B4AAE))
    }
  }
}

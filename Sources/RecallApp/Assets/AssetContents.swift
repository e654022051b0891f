import RecallUI

/// What a folder in an asset catalog says of itself.
struct AssetGroup: Decodable {
  struct Properties: Decodable {
    let providesNamespace: Bool?

    enum CodingKeys: String, CodingKey {
      case providesNamespace = "provides-namespace"
    }
  }

  let properties: Properties?
}

/// Where one of several forms of an asset is used.
struct AssetAppearance: Decodable {
  let appearance: String
  let value: String
}

/// The forms of a color.
struct AssetColorSet: Decodable {
  struct Entry: Decodable {
    let color: AssetColor?
    let idiom: String?
    let appearances: [AssetAppearance]?

    var isUniversal: Bool { idiom == nil || idiom == "universal" }
    var isDark: Bool {
      appearances?.contains { $0.appearance == "luminosity" && $0.value == "dark" } ?? false
    }
  }

  let colors: [Entry]
}

/// A color by its components, or by a name of the system's.
struct AssetColor: Decodable {
  let components: [String: String]?
  let reference: String?

  /// Nil where a component is missing, or no number.
  var resolved: Color.Resolved? {
    guard let components else { return nil }
    func component(_ name: String) -> Float? { components[name].flatMap(AssetColor.part) }
    let opacity = components["alpha"].map { Float($0) ?? 1 } ?? 1
    if let white = component("white") {
      return Color.Resolved(red: white, green: white, blue: white, opacity: opacity)
    }
    guard let red = component("red"), let green = component("green"), let blue = component("blue")
    else { return nil }
    return Color.Resolved(red: red, green: green, blue: blue, opacity: opacity)
  }

  /// A component as Xcode writes it: from 0 to 1 with a dot, from 0 to 255 without one, or in sixteens.
  private static func part(_ text: String) -> Float? {
    if text.hasPrefix("0x") { return UInt8(text.dropFirst(2), radix: 16).map { Float($0) / 255 } }
    guard let number = Float(text), number.isFinite else { return nil }
    return text.contains(".") ? number : number / 255
  }
}

/// The forms of a picture.
struct AssetImageSet: Decodable {
  struct Entry: Decodable {
    let filename: String?
    let scale: String?
    let appearances: [AssetAppearance]?

    /// How many pixels are a point.
    var factor: Int {
      switch scale {
      case "2x": 2
      case "3x": 3
      default: 1
      }
    }
  }

  let images: [Entry]
}

extension Symbol {
  /// A drawing that is put together of others, as its name says: `star.slash`, `person.crop.circle`, `7.square`.
  ///
  /// What a name says beyond what can be drawn is left out, from its end: a badge, a direction. So
  /// `bell.badge.fill` is a filled bell.
  static func composed(_ name: String) -> Symbol? {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    // Longer names there are none.
    guard parts.count <= 8, !parts.contains("") else { return nil }
    return composed(of: parts[...])
  }

  private static func composed(of parts: ArraySlice<String>) -> Symbol? {
    guard let last = parts.last else { return nil }
    let name = parts.joined(separator: ".")
    if let known = all[name] ?? all[name + ".fill"] { return known }
    let rest = parts.dropLast()
    switch last {
    case "circle": return framed(rest, ring)
    case "square", "rectangle", "app": return framed(rest, frame)
    case "fill": return filled(name) { filledForm(of: rest) }
    case "slash":
      guard var symbol = composed(of: rest) else { return nil }
      symbol.line((3, 3), (21, 21))
      return symbol
    default: return composed(of: rest)
    }
  }

  /// A drawing's filled form: a frame as a ground that what is in it is cut out of, or an outline.
  private static func filledForm(of parts: ArraySlice<String>) -> Symbol? {
    let ground: Path? =
      switch parts.last {
      case "circle": ring
      case "square", "rectangle", "app": frame
      default: nil
      }
    guard let ground, all[parts.joined(separator: ".")] == nil,
      let inner = framed(parts.dropLast(), Path(), isFilled: true)
    else { return composed(of: parts)?.filled }
    return Symbol { symbol in
      let isSmall = letters(parts.dropLast().joined(separator: ".")) == nil
      symbol.fill = cut(
        [inner.stroke].filter { !$0.isEmpty }, inner.fill, out: ground, scale: isSmall ? 0.8 : 1)
      symbol.stroke = ground
    }
  }

  private static let ring = Path(ellipseIn: CGRect(x: 1.8, y: 1.8, width: 20.4, height: 20.4))
  private static let frame = Path(
    roundedRect: CGRect(x: 2.2, y: 2.2, width: 19.6, height: 19.6), cornerRadius: 3.6)

  /// A drawing, or a letter or a number, in a frame.
  private static func framed(
    _ parts: ArraySlice<String>, _ frame: Path, isFilled: Bool = false
  ) -> Symbol? {
    let text = parts.joined(separator: ".")
    if let letters = letters(text) {
      return Symbol { symbol in
        symbol.stroke = letters
        symbol.stroke.addPath(frame)
      }
    }
    guard let drawing = composed(of: parts) else { return nil }
    let inner = isFilled ? drawing.filled : drawing
    // Small, in the middle.
    let place = CGAffineTransform(translationX: 5.4, y: 5.4).scaledBy(x: 0.55, y: 0.55)
    return Symbol { symbol in
      symbol.fill = inner.fill.applying(place)
      symbol.stroke = inner.stroke.applying(place)
      symbol.stroke.addPath(frame)
    }
  }
}

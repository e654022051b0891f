extension Symbol {
  /// A drawing that is put together of others, as its name says: `star.slash`, `person.crop.circle`, `7.square`.
  ///
  /// What a name says beyond what can be drawn is left out, from its end. So `arrow.left.and.pencil` is an arrow.
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
    if let badge = parts.lastIndex(of: "badge") {
      return made(name) { badged(parts[..<badge], parts[(badge + 1)...]) }
    }
    let rest = parts.dropLast()
    switch last {
    case "fill": return made(name) { filledForm(of: rest) }
    case "slash":
      guard var symbol = composed(of: rest) else { return nil }
      symbol.line((3, 3), (21, 21))
      return symbol
    default:
      if let frame = frame(last), let symbol = framed(rest, frame) { return symbol }
      return composed(of: rest)
    }
  }

  /// A drawing's filled form: a frame as a ground that what is in it is cut out of, or an outline.
  private static func filledForm(of parts: ArraySlice<String>) -> Symbol? {
    guard let ground = parts.last.flatMap(frame), all[parts.joined(separator: ".")] == nil,
      let inner = framed(parts.dropLast(), Path(), isFilled: true)
    else { return filledDrawing(of: parts) }
    return Symbol { symbol in
      let isSmall = letters(parts.dropLast().joined(separator: ".")) == nil
      symbol.fill = cut(
        [inner.stroke].filter { !$0.isEmpty }, inner.fill, out: ground, scale: isSmall ? 0.8 : 1)
      symbol.stroke = ground
    }
  }

  /// A drawing with its outline filled, or the one that is drawn for that: what a name says beyond it is left out.
  private static func filledDrawing(of parts: ArraySlice<String>) -> Symbol? {
    var known = parts
    while !known.isEmpty {
      let name = known.joined(separator: ".")
      if let own = all[name + ".fill"] ?? solid(name) { return own }
      if all[name] != nil || known.last.flatMap(frame) != nil { break }
      known = known.dropLast()
    }
    return composed(of: parts)?.filled
  }

  private static let ring = Path(ellipseIn: CGRect(x: 1.8, y: 1.8, width: 20.4, height: 20.4))
  private static let square = Path(
    roundedRect: CGRect(x: 2.2, y: 2.2, width: 19.6, height: 19.6), cornerRadius: 3.6)

  /// What a part of a name puts around what stands before it; nil for what is no frame.
  static func frame(_ part: String) -> Path? {
    switch part {
    case "circle": ring
    case "square", "rectangle", "app": square
    case "seal", "shield", "hexagon", "diamond": all[part]?.stroke
    default: nil
    }
  }

  /// A drawing, or a letter or a number, in a frame.
  static func framed(
    _ parts: ArraySlice<String>, _ frame: Path, isFilled: Bool = false
  ) -> Symbol? {
    let text = parts.joined(separator: ".")
    if let letters = letters(text) {
      return Symbol { symbol in
        symbol.stroke = letters
        symbol.stroke.addPath(frame)
      }
    }
    guard let inner = isFilled ? filledDrawing(of: parts) : composed(of: parts) else { return nil }
    // Small, in the middle.
    let place = CGAffineTransform(translationX: 5.4, y: 5.4).scaledBy(x: 0.55, y: 0.55)
    return Symbol { symbol in
      symbol.fill = inner.fill.applying(place)
      symbol.stroke = inner.stroke.applying(place)
      symbol.stroke.addPath(frame)
    }
  }

  // MARK: Badges

  /// A drawing with a small sign at its lower right, as `person.badge.plus`, or a dot at its upper right, as `bell.badge`.
  private static func badged(_ parts: ArraySlice<String>, _ sign: ArraySlice<String>) -> Symbol? {
    let isFilled = sign.last == "fill"
    let base = isFilled ? composed(of: parts + ["fill"]) : composed(of: parts)
    guard let base else { return composed(of: parts) }
    guard let sign = composed(of: isFilled ? sign.dropLast() : sign) else {
      return Symbol { symbol in
        symbol.fill = base.drawn(without: (18.4, 5.6), 5.6)
        symbol.dot((18.4, 5.6), 3.9)
      }
    }
    let place = CGAffineTransform(translationX: 13, y: 13).scaledBy(x: 0.46, y: 0.46)
    return Symbol { symbol in
      symbol.fill = base.drawn(without: (18.5, 18.5), 6.4)
      symbol.fill.addPath(sign.fill, transform: place)
      symbol.stroke = sign.stroke.applying(place)
    }
  }

  /// All of this drawing as what is filled, but for a circle of it.
  private func drawn(without center: Point, _ radius: CGFloat) -> Path {
    var hole = Symbol { _ in }
    hole.dot(center, radius)
    let style = StrokeStyle(lineWidth: Symbol.lineWidth, lineCap: .round, lineJoin: .round)
    var path = stroke.isEmpty ? Path() : stroke.strokedPath(style).subtracting(hole.fill)
    if !fill.isEmpty { path.addPath(fill.subtracting(hole.fill)) }
    return path
  }
}

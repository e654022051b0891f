/// Display lists as text: one line an item, a layer's items indented, the same on each machine, for tests to compare and
/// for people to read.
///
/// ```
/// display list 200x100 on #FFFFFF
/// fill roundedRect 10,10 80x80 r 12 #FF3B30
/// text "🚗" 48pt #000000 at 20,20 60x60
/// shadow #00000054 r 4 by 0,2 {
///   fill ellipse 20,20 60x60 #34C759
/// }
/// ```
extension DisplayList: CustomStringConvertible {
  public var description: String {
    let size = "\(text(size.width))x\(text(size.height))"
    return (["display list \(size) on \(background)"] + items.map(\.description))
      .joined(separator: "\n") + "\n"
  }
}

extension DisplayItem: CustomStringConvertible {
  public var description: String {
    var parts: [String]
    switch content {
    case .fill(let path, let paint, let style):
      parts = ["fill \(path) \(paint)"]
      if style.isEOFilled { parts.append("even-odd") }
      if !style.isAntialiased { parts.append("aliased") }
    case .stroke(let path, let paint, let style):
      parts = ["stroke \(path) \(paint) width \(text(style.lineWidth))"]
      if style.lineCap != .butt { parts.append("cap \(style.lineCap.rawValue)") }
      if style.lineJoin != .miter { parts.append("join \(style.lineJoin.rawValue)") }
      if !style.dash.isEmpty {
        parts.append("dash \(style.dash.map(text).joined(separator: ","))")
        if style.dashPhase != 0 { parts.append("phase \(text(style.dashPhase))") }
      }
    case .text(let resolved, let frame):
      parts = ["text \(resolved) at \(text(frame))"]
    case .picture(let picture, let frame, let interpolation):
      let pixels = "\(picture.width)x\(picture.height)px"
      parts = ["picture \(picture.name.debugDescription) \(pixels) at \(text(frame))"]
      if interpolation != .medium { parts.append("interpolation \(interpolation.rawValue)") }
    case .layer(let layer):
      parts = ["\(layer.effect)"]
    }
    if opacity != 1 { parts.append("opacity \(text(opacity))") }
    parts[parts.count - 1] += text(transform)
    if blendMode != .normal { parts.append("blend \(blendMode.rawValue)") }
    parts += clips.map { "clip \($0.path)\($0.style.isEOFilled ? " even-odd" : "")" }
    if case .layer(let layer) = content { parts.append(block(of: layer.items)) }
    return parts.joined(separator: " ")
  }
}

extension Layer.Effect: CustomStringConvertible {
  public var description: String {
    switch self {
    case .group: "group"
    case .blur(let radius): "blur \(text(radius))"
    case .shadow(let color, let radius, let offset):
      "shadow \(color) r \(text(radius)) by \(text(offset.width)),\(text(offset.height))"
    case .mask(let items): "mask by \(block(of: items)) on"
    case .saturation(let amount): "saturation \(text(amount))"
    case .brightness(let amount): "brightness \(text(amount))"
    case .contrast(let amount): "contrast \(text(amount))"
    case .hueRotation(let angle): "hue rotation \(text(angle.degrees))°"
    case .inversion: "inversion"
    case .multiplication(let color): "multiplication \(color)"
    case .luminanceToAlpha: "luminance to alpha"
    case .threshold(let bounds, let color):
      "threshold \(text(bounds.lowerBound)) to \(text(bounds.upperBound)) \(color)"
    }
  }
}

/// Items in braces, each on a line of its own.
private func block(of items: [DisplayItem]) -> String {
  let lines = items.flatMap { $0.description.split(separator: "\n") }.map { "  \($0)\n" }
  return "{\n\(lines.joined())}"
}

extension ResolvedText: CustomStringConvertible {
  public var description: String {
    var parts = runs.map { run in
      var looks = ["\(text(run.font.size))pt"]
      if run.font.weight != 400 { looks.append("weight \(run.font.weight)") }
      if run.font.isItalic { looks.append("italic") }
      if run.font.design != .default { looks.append(run.font.design.rawValue) }
      if run.font.hasMonospacedDigits { looks.append("monospaced digits") }
      if run.isUnderlined {
        looks.append("underlined" + line(run.underlineColor, run.underlinePattern))
      }
      if run.isStruckThrough {
        looks.append("struck through" + line(run.strikethroughColor, run.strikethroughPattern))
      }
      if run.kerning != 0 { looks.append("kerning \(text(run.kerning))") }
      if run.baselineOffset != 0 { looks.append("raised \(text(run.baselineOffset))") }
      return "\(run.string.debugDescription) \(looks.joined(separator: " ")) \(run.fill)"
    }
    if alignment != .leading { parts.append("aligned \(alignment.rawValue)") }
    if let lineLimit { parts.append("lines \(lineLimit)") }
    if lineSpacing != 0 { parts.append("spacing \(text(lineSpacing))") }
    if truncationMode != .tail { parts.append("cut at its \(truncationMode.rawValue)") }
    switch direction {
    case .leftToRight?: parts.append("from the left")
    case .rightToLeft?: parts.append("from the right")
    case nil: break
    }
    return parts.joined(separator: " + ")
  }
}

extension ResolvedText.Run {
  fileprivate var fill: String { gradient.map { "\($0)" } ?? "\(color)" }
}

/// The pattern of a line that isn't solid, and the color of one in its own color.
private func line(_ color: Color.Resolved?, _ pattern: TextLinePattern) -> String {
  (pattern == .solid ? "" : " by \(pattern.rawValue)") + (color.map { " in \($0)" } ?? "")
}

extension Paint: CustomStringConvertible {
  public var description: String {
    let colors = stops.map { "\($0.color)@\(text($0.location))" }.joined(separator: " ")
    switch self {
    case .color(let color):
      return color.description
    case .linearGradient(_, let start, let end):
      return "linear(\(colors) from \(text(start)) to \(text(end)))"
    case .radialGradient(_, let rings):
      let radii = "\(text(rings.startRadius)) to \(text(rings.endRadius))"
      return "radial(\(colors) around \(text(rings.center)) r \(radii)\(text(rings.transform)))"
    case .angularGradient(_, let sweep):
      let angles =
        "\(text(CGFloat(sweep.startAngle.degrees))) to \(text(CGFloat(sweep.endAngle.degrees)))°"
      return "angular(\(colors) around \(text(sweep.center)) \(angles)\(text(sweep.transform)))"
    case .tiles(let picture, let tiling):
      let part = tiling.source
      let source =
        "\(text(part.origin)) to \(text(CGPoint(x: part.maxX, y: part.maxY)))"
      let faded = tiling.opacity < 1 ? " at \(text(CGFloat(tiling.opacity)))" : ""
      return "tiles(\(picture.name) \(source)\(text(tiling.transform))\(faded))"
    case .frosted(let frost):
      let faded = frost.opacity < 1 ? " at \(text(CGFloat(frost.opacity)))" : ""
      return "frosted(\(frost.color) r \(text(frost.radius))\(faded))"
    }
  }
}

extension Path: CustomStringConvertible {
  /// A rectangle, rounded rectangle or ellipse by its name; other paths as their elements, each
  /// behind its points, as in SwiftUI: `0 0 m 10 0 l h`.
  public var description: String {
    switch storage {
    case .empty: return "empty"
    case .rect(let rect): return "rect \(text(rect))"
    case .roundedRect(let rect, let corner, let style):
      let radius =
        corner.width == corner.height
        ? text(corner.width) : "\(text(corner.width))x\(text(corner.height))"
      let name = style == .circular ? "" : " continuous"
      return "roundedRect \(text(rect)) r \(radius)\(name)"
    case .ellipse(let rect): return "ellipse \(text(rect))"
    case .elements(let elements): return elements.map(\.description).joined(separator: " ")
    }
  }
}

extension Path.Element: CustomStringConvertible {
  public var description: String {
    func pair(_ point: CGPoint) -> String { "\(text(point.x)) \(text(point.y))" }
    switch self {
    case .move(let point): return "\(pair(point)) m"
    case .line(let point): return "\(pair(point)) l"
    case .quadCurve(let point, let control): return "\(pair(control)) \(pair(point)) q"
    case .curve(let point, let control1, let control2):
      return "\(pair(control1)) \(pair(control2)) \(pair(point)) c"
    case .closeSubpath: return "h"
    }
  }
}

/// A number with at most three digits behind the point, and none that say nothing.
private func text(_ number: CGFloat) -> String {
  Double((number * 1000).rounded() / 1000).canonicalText
}

private func text(_ point: CGPoint) -> String {
  "\(text(point.x)),\(text(point.y))"
}

private func text(_ rect: CGRect) -> String {
  "\(text(rect.minX)),\(text(rect.minY)) \(text(rect.width))x\(text(rect.height))"
}

/// A transform with a space before it; nothing when it changes nothing.
private func text(_ transform: CGAffineTransform) -> String {
  guard !transform.isIdentity else { return "" }
  let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
  return " transform \(numbers.map(text).joined(separator: ","))"
}

import Foundation
import RecallGraphics

/// A number with at most two digits behind the point, as SVG says it.
func svg(_ number: CGFloat) -> String {
  svg(number, digits: 100)
}

/// A number in parts of one.
private func svg(_ number: CGFloat, digits: CGFloat) -> String {
  guard number.isFinite, abs(number) < 1e9 else { return "0" }
  let parts = Int((number * digits).rounded())
  let (whole, rest) = parts.magnitude.quotientAndRemainder(dividingBy: UInt(digits))
  var text = parts < 0 ? "-\(whole)" : "\(whole)"
  guard rest > 0 else { return text }
  var fraction = String(String(rest + UInt(digits)).dropFirst())
  while fraction.last == "0" { fraction.removeLast() }
  text += ".\(fraction)"
  return text
}

/// A transform; scales need more digits than places.
func svg(_ transform: CGAffineTransform) -> String {
  let scales = [transform.a, transform.b, transform.c, transform.d].map { svg($0, digits: 100_000) }
  return "matrix(\(scales.joined(separator: " ")) \(svg(transform.tx)) \(svg(transform.ty)))"
}

/// What is drawn of a path.
func data(of path: Path) -> String {
  var data = ""
  func pair(_ point: CGPoint) -> String { "\(svg(point.x)) \(svg(point.y))" }
  func append(_ element: Path.Element) {
    switch element {
    case .move(let point): data += "M\(pair(point))"
    case .line(let point): data += "L\(pair(point))"
    case .quadCurve(let point, let control): data += "Q\(pair(control)) \(pair(point))"
    case .curve(let point, let control1, let control2):
      data += "C\(pair(control1)) \(pair(control2)) \(pair(point))"
    case .closeSubpath: data += "Z"
    }
  }
  path.forEach(append)
  return data
}

/// A color as attributes say it.
struct SVGColor {
  private let color: Color.Resolved

  init(_ color: Color.Resolved) {
    self.color = color
  }

  /// Its components without opacity: `#RRGGBB`.
  var hex: String {
    var opaque = color
    opaque.opacity = 1
    return opaque.description
  }

  /// - Parameters:
  ///   - property: `fill` or `stroke`.
  ///   - opacity: What the color's own is multiplied by.
  func attributes(of property: String, opacity: Double) -> String {
    let opacity = Double(color.opacity) * opacity
    return " \(property)=\"\(hex)\""
      + (opacity < 1 ? " \(property)-opacity=\"\(svg(CGFloat(opacity)))\"" : "")
  }

  /// - Parameter prefix: `stop` or `flood`.
  func colorAttributes(_ prefix: String) -> String {
    " \(prefix)-color=\"\(hex)\""
      + (color.opacity < 1 ? " \(prefix)-opacity=\"\(svg(CGFloat(color.opacity)))\"" : "")
  }
}

extension [Paint.Stop] {
  var svgStops: String {
    filter(\.location.isFinite).map { stop in
      "<stop offset=\"\(svg(stop.location))\"\(SVGColor(stop.color).colorAttributes("stop"))/>"
    }.joined()
  }
}

extension Paint {
  /// The color that it begins with.
  var firstColor: Color.Resolved? {
    switch self {
    case .color(let color): color
    case .linearGradient(let stops, _, _), .radialGradient(let stops, _),
      .angularGradient(let stops, _):
      stops.first?.color
    case .frosted(let frost): frost.plainColor
    case .tiles: nil
    }
  }
}

extension StrokeStyle {
  var svgAttributes: String {
    var text = " stroke-width=\"\(svg(lineWidth))\""
    if lineCap != .butt { text += " stroke-linecap=\"\(lineCap.rawValue)\"" }
    if lineJoin != .miter { text += " stroke-linejoin=\"\(lineJoin.rawValue)\"" }
    if miterLimit != 4 { text += " stroke-miterlimit=\"\(svg(miterLimit))\"" }
    if !dash.isEmpty {
      text += " stroke-dasharray=\"\(dash.map { svg($0) }.joined(separator: " "))\""
      if dashPhase != 0 { text += " stroke-dashoffset=\"\(svg(dashPhase))\"" }
    }
    return text
  }
}

extension GlyphOutline {
  var svgData: String {
    func pair(_ point: SIMD2<Float>) -> String {
      "\(svg(CGFloat(point.x))) \(svg(CGFloat(point.y)))"
    }
    return elements.map { element in
      switch element {
      case .move(let end): "M\(pair(end))"
      case .line(let end): "L\(pair(end))"
      case .curve(let one, let two, let end): "C\(pair(one)) \(pair(two)) \(pair(end))"
      case .close: "Z"
      }
    }.joined()
  }
}

extension BlendMode {
  /// What CSS calls it; nil for the modes that it doesn't have.
  var css: String? {
    switch self {
    case .normal, .sourceAtop, .destinationOver, .destinationOut: nil
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .softLight: "soft-light"
    case .hardLight: "hard-light"
    case .plusLighter: "plus-lighter"
    default: rawValue
    }
  }
}

extension Layer.Effect {
  /// The primitives of a filter that does the same; nil for an effect that is no filter.
  var svgFilter: String? {
    switch self {
    case .group, .mask: return nil
    case .blur(let radius): return "<feGaussianBlur stdDeviation=\"\(svg(radius))\"/>"
    case .shadow(let color, let radius, let offset):
      return "<feDropShadow dx=\"\(svg(offset.width))\" dy=\"\(svg(offset.height))\" "
        + "stdDeviation=\"\(svg(radius))\"\(SVGColor(color).colorAttributes("flood"))/>"
    case .saturation(let amount):
      return "<feColorMatrix type=\"saturate\" values=\"\(svg(CGFloat(amount)))\"/>"
    case .hueRotation(let angle):
      return "<feColorMatrix type=\"hueRotate\" values=\"\(svg(CGFloat(angle.degrees)))\"/>"
    case .brightness(let amount):
      return Self.transfer(slopes: [1, 1, 1], intercept: amount)
    case .contrast(let amount):
      return Self.transfer(
        slopes: [amount, amount, amount], intercept: 0.5 * (1 - amount))
    case .inversion: return Self.transfer(slopes: [-1, -1, -1], intercept: 1)
    case .multiplication(let color):
      return Self.transfer(
        slopes: [Double(color.red), Double(color.green), Double(color.blue)],
        opacity: Double(color.opacity), intercept: 0)
    case .luminanceToAlpha:
      return "<feColorMatrix type=\"luminanceToAlpha\"/>"
    case .threshold(let bounds, let color): return Self.threshold(bounds, color)
    }
  }

  /// Opacities in 256 steps, of which those within bounds let a color through.
  private static func threshold(_ bounds: ClosedRange<Double>, _ color: Color.Resolved) -> String {
    let table = (0..<256).map { $0 > 0 && bounds.contains(Double($0) / 255) ? "1" : "0" }
    return "<feComponentTransfer result=\"opaque\"><feFuncA type=\"discrete\" "
      + "tableValues=\"\(table.joined(separator: " "))\"/></feComponentTransfer>"
      + "<feFlood result=\"color\"\(SVGColor(color).colorAttributes("flood"))/>"
      + "<feComposite operator=\"in\" in=\"color\" in2=\"opaque\"/>"
  }

  private static func transfer(
    slopes: [Double], opacity: Double = 1, intercept: Double
  ) -> String {
    let functions = zip(["R", "G", "B"], slopes).map { name, slope in
      "<feFunc\(name) type=\"linear\" slope=\"\(svg(CGFloat(slope)))\" "
        + "intercept=\"\(svg(CGFloat(intercept)))\"/>"
    }
    let fading =
      opacity < 1 ? "<feFuncA type=\"linear\" slope=\"\(svg(CGFloat(opacity)))\"/>" : ""
    return "<feComponentTransfer>\(functions.joined())\(fading)</feComponentTransfer>"
  }
}

extension CGRect {
  var isDrawnInNumbers: Bool {
    minX.isFinite && minY.isFinite && width.isFinite && height.isFinite
      && abs(minX) < 1e9 && abs(minY) < 1e9 && width < 1e9 && height < 1e9
  }
}

extension DisplayItem {
  /// Whether all of the geometry is numbers, and none so large that nobody could see it.
  var isDrawnInNumbers: Bool { isFinite && bounds.isDrawnInNumbers }
}

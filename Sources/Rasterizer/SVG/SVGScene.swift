import CCairo
import Foundation
import RecallGraphics

/// Display lists as SVG, with what they have in common written once: glyphs as outlines, emoji and other
/// pictures, gradients, clips and filters.
///
/// It looks the same whatever fonts are there. Not exactly as the rasterizer draws it: edges and shadows are
/// the viewer's, sweeps of colors are pictures, and the modes of Porter and Duff but for the usual one are
/// left out. Confined to one thread.
public final class SVGScene {
  private let text: PangoTextMeasurer
  /// What elements refer to, each with an identifier of its own, in the order in which it was needed.
  public private(set) var definitions: [String] = []
  private var identifiers: [String: String] = [:]
  private var glyphs: [ObjectIdentifier: (glyph: AnyObject, identifier: String)] = [:]

  /// - Parameter text: What laid the texts out.
  public init(text: PangoTextMeasurer) {
    self.text = text
  }

  /// A whole file that shows a list.
  ///
  /// - Complexity: O(*items*)
  public func document(_ list: DisplayList) -> String {
    let elements = list.items.map(element)
    let (width, height) = (svg(list.size.width), svg(list.size.height))
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)">
      <defs>
      \(definitions.joined(separator: "\n"))
      </defs>
      \(background(of: list))
      \(elements.joined(separator: "\n"))
      </svg>

      """
  }

  /// The element behind all items of a list.
  public func background(of list: DisplayList) -> String {
    "<rect width=\"\(svg(list.size.width))\" height=\"\(svg(list.size.height))\""
      + "\(SVGColor(list.background).attributes(of: "fill", opacity: 1))/>"
  }

  /// What shows an item; empty for one that leaves no mark.
  public func element(_ item: DisplayItem) -> String {
    guard item.isDrawnInNumbers, item.opacity > 0 else { return "" }
    var element = content(of: item)
    guard !element.isEmpty else { return "" }
    if item.blendMode != .normal, let mode = item.blendMode.css {
      element = "<g style=\"mix-blend-mode:\(mode)\">\(element)</g>"
    }
    for clip in item.clips {
      let rule = clip.style.isEOFilled ? " clip-rule=\"evenodd\"" : ""
      let name = define {
        "<clipPath id=\"\($0)\"><path d=\"\(data(of: clip.path))\"\(rule)/></clipPath>"
      }
      element = "<g clip-path=\"url(#\(name))\">\(element)</g>"
    }
    return element
  }

  // MARK: Contents

  private func content(of item: DisplayItem) -> String {
    let place = item.transform.isIdentity ? "" : " transform=\"\(svg(item.transform))\""
    switch item.content {
    case .fill(let path, let paint, let style):
      guard let paint = attributes(of: "fill", paint, opacity: item.opacity) else {
        return picture(of: item)
      }
      let rule = style.isEOFilled ? " fill-rule=\"evenodd\"" : ""
      return "<path d=\"\(data(of: path))\"\(paint)\(rule)\(place)/>"
    case .stroke(let path, let paint, let style):
      guard let paint = attributes(of: "stroke", paint, opacity: item.opacity) else {
        return picture(of: item)
      }
      return "<path d=\"\(data(of: path))\" fill=\"none\"\(paint)\(style.svgAttributes)\(place)/>"
    case .text(let resolved, let frame):
      return "<g\(place)>\(glyphs(of: resolved, in: frame, opacity: item.opacity))</g>"
    case .picture(let picture, let frame, _):
      guard let surface = PictureSurfaces.copy(of: picture), let png = try? surface.pngData() else {
        return ""
      }
      let name = image(png, width: picture.width, height: picture.height)
      return use(name, of: (picture.width, picture.height), in: frame, opacity: item.opacity, place)
    case .layer(let layer):
      return element(layer, opacity: item.opacity)
    }
  }

  private func glyphs(of text: ResolvedText, in frame: CGRect, opacity: Double) -> String {
    var result = ""
    for line in self.text.layout(text, width: frame.width).lines {
      let x = frame.minX + text.alignment.indent(of: line.width, in: frame.width)
      for run in line.runs {
        let own = text.runs[run.textRun]
        // A gradient would begin anew in each glyph; its first color stands for it.
        let color = own.gradient?.firstColor ?? own.color
        let paint = SVGColor(color).attributes(of: "fill", opacity: opacity)
        var uses = ""
        for placed in run.outlines {
          guard let name = name(of: placed.outline) else { continue }
          uses +=
            "<use href=\"#\(name)\" x=\"\(svg(x + placed.origin.x))\" "
            + "y=\"\(svg(frame.minY + placed.origin.y))\"/>"
        }
        if own.isUnderlined {
          uses += bar(of: own, run, x: x, y: frame.minY, at: 0.14)
        }
        if own.isStruckThrough {
          uses += bar(of: own, run, x: x, y: frame.minY, at: -0.27)
        }
        if !uses.isEmpty { result += "<g\(paint)>\(uses)</g>" }
        for placed in run.pictures {
          let size = (placed.picture.surface.width, placed.picture.surface.height)
          guard let name = name(of: placed.picture) else { continue }
          result += use(
            name, of: size, in: placed.frame.offsetBy(dx: x, dy: frame.minY),
            opacity: opacity * Double(own.color.opacity), "")
        }
      }
    }
    return result
  }

  private func bar(
    of run: ResolvedText.Run, _ glyphs: TextLayout.GlyphRun, x: CGFloat, y: CGFloat,
    at middle: CGFloat
  ) -> String {
    let thickness = run.font.size * 0.065
    let top = y + glyphs.start.y - run.baselineOffset + run.font.size * middle - thickness / 2
    return "<rect x=\"\(svg(x + glyphs.start.x))\" y=\"\(svg(top))\" "
      + "width=\"\(svg(glyphs.end - glyphs.start.x))\" height=\"\(svg(thickness))\"/>"
  }

  private func element(_ layer: Layer, opacity: Double) -> String {
    let items = layer.items.map(element).joined()
    guard !items.isEmpty else { return "" }
    var attributes = opacity < 1 ? " opacity=\"\(svg(CGFloat(opacity)))\"" : ""
    if case .mask(let mask) = layer.effect {
      let masking = mask.map(element).joined()
      let name = define { "<mask id=\"\($0)\" style=\"mask-type:alpha\">\(masking)</mask>" }
      attributes += " mask=\"url(#\(name))\""
    } else if let filter = layer.effect.svgFilter {
      let name = define {
        "<filter id=\"\($0)\" x=\"-50%\" y=\"-50%\" width=\"200%\" height=\"200%\" "
          + "color-interpolation-filters=\"sRGB\">\(filter)</filter>"
      }
      attributes += " filter=\"url(#\(name))\""
    }
    return "<g\(attributes)>\(items)</g>"
  }

  // MARK: Paints

  /// Nil for a paint that SVG doesn't have.
  private func attributes(of property: String, _ paint: Paint, opacity: Double) -> String? {
    switch paint {
    case .color(let color):
      return SVGColor(color).attributes(of: property, opacity: opacity)
    case .linearGradient(let stops, let start, let end):
      let name = define {
        "<linearGradient id=\"\($0)\" gradientUnits=\"userSpaceOnUse\" x1=\"\(svg(start.x))\" "
          + "y1=\"\(svg(start.y))\" x2=\"\(svg(end.x))\" y2=\"\(svg(end.y))\">"
          + "\(stops.svgStops)</linearGradient>"
      }
      return reference(property, to: name, opacity: opacity)
    case .radialGradient(let stops, let rings):
      let name = define {
        "<radialGradient id=\"\($0)\" gradientUnits=\"userSpaceOnUse\" cx=\"\(svg(rings.center.x))\" "
          + "cy=\"\(svg(rings.center.y))\" r=\"\(svg(max(rings.endRadius, 0)))\" "
          + "fr=\"\(svg(max(rings.startRadius, 0)))\" gradientTransform=\"\(svg(rings.transform))\">"
          + "\(stops.svgStops)</radialGradient>"
      }
      return reference(property, to: name, opacity: opacity)
    case .frosted(let frost):
      return SVGColor(frost.plainColor).attributes(of: property, opacity: opacity)
    case .angularGradient, .tiles: return nil
    }
  }

  private func reference(_ property: String, to name: String, opacity: Double) -> String {
    " \(property)=\"url(#\(name))\""
      + (opacity < 1 ? " \(property)-opacity=\"\(svg(CGFloat(opacity)))\"" : "")
  }

  // MARK: Pictures

  /// An item as pixels, two a point.
  private func picture(of item: DisplayItem) -> String {
    let bounds = item.bounds.insetBy(dx: -1, dy: -1)
    let scale: CGFloat = 2
    let (width, height) = (Int(bounds.width * scale) + 1, Int(bounds.height * scale) + 1)
    guard bounds.isDrawnInNumbers, width * height < Self.mostPixels,
      let surface = try? Surface(width: width, height: height, format: .argb32)
    else { return "" }
    var moved = item.moved(by: CGSize(width: -bounds.minX, height: -bounds.minY))
    moved.blendMode = .normal
    moved.clips = []
    let clear = Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0)
    Rasterizer(text: text).draw(
      DisplayList(size: bounds.size, background: clear, items: [moved]), on: surface, scale: scale)
    guard let png = try? surface.pngData() else { return "" }
    let name = image(png, width: width, height: height)
    let frame = CGRect(
      x: bounds.minX, y: bounds.minY, width: CGFloat(width) / scale, height: CGFloat(height) / scale
    )
    return use(name, of: (width, height), in: frame, opacity: 1, "")
  }

  private static let mostPixels = 16_777_216

  private func image(_ png: Data, width: Int, height: Int) -> String {
    let content = png.base64EncodedString()
    return define {
      "<image id=\"\($0)\" width=\"\(width)\" height=\"\(height)\" "
        + "href=\"data:image/png;base64,\(content)\"/>"
    }
  }

  private func use(
    _ name: String, of size: (width: Int, height: Int), in frame: CGRect, opacity: Double,
    _ place: String
  ) -> String {
    guard size.width > 0, size.height > 0 else { return "" }
    let faded = opacity < 1 ? " opacity=\"\(svg(CGFloat(opacity)))\"" : ""
    let scaled = CGAffineTransform(
      a: frame.width / CGFloat(size.width), b: 0, c: 0, d: frame.height / CGFloat(size.height),
      tx: frame.minX, ty: frame.minY)
    let element = "<use href=\"#\(name)\"\(faded) transform=\"\(svg(scaled))\"/>"
    return place.isEmpty ? element : "<g\(place)>\(element)</g>"
  }

  // MARK: Definitions

  private func name(of outline: GlyphOutline) -> String? {
    if let known = glyphs[ObjectIdentifier(outline)] { return known.identifier }
    guard !outline.elements.isEmpty else { return nil }
    let data = outline.svgData
    let name = define { "<path id=\"\($0)\" d=\"\(data)\"/>" }
    glyphs[ObjectIdentifier(outline)] = (outline, name)
    return name
  }

  private func name(of picture: GlyphPicture) -> String? {
    if let known = glyphs[ObjectIdentifier(picture)] { return known.identifier }
    guard let png = try? picture.surface.pngData() else { return nil }
    let name = image(png, width: picture.surface.width, height: picture.surface.height)
    glyphs[ObjectIdentifier(picture)] = (picture, name)
    return name
  }

  /// The identifier of a definition, which is written when it is needed for the first time.
  private func define(_ definition: (String) -> String) -> String {
    let key = definition("")
    if let known = identifiers[key] { return known }
    let name = "d\(definitions.count)"
    identifiers[key] = name
    definitions.append(definition(name))
    return name
  }
}

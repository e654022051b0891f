/// A line, a tick or a label of an axis.
public protocol AxisMark {
  func _addParts(to parts: inout _AxisParts)
}

/// What stands at one value of an axis.
public struct _AxisParts: AxisMark {
  var lines: [AxisGridLine] = []
  var ticks: [AxisTick] = []
  var labels: [AxisLabel] = []

  init() {}

  init<Mark: AxisMark>(_ mark: Mark) {
    mark._addParts(to: &self)
  }

  public func _addParts(to parts: inout _AxisParts) {
    parts.lines += lines
    parts.ticks += ticks
    parts.labels += labels
  }
}

/// Puts the marks of a closure together.
@resultBuilder
public enum AxisMarkBuilder {
  public static func buildExpression<Mark: AxisMark>(_ mark: Mark) -> _AxisParts {
    _AxisParts(mark)
  }

  public static func buildBlock(_ parts: _AxisParts...) -> _AxisParts {
    var all = _AxisParts()
    for part in parts { part._addParts(to: &all) }
    return all
  }

  public static func buildOptional(_ parts: _AxisParts?) -> _AxisParts { parts ?? _AxisParts() }
  public static func buildEither(first parts: _AxisParts) -> _AxisParts { parts }
  public static func buildEither(second parts: _AxisParts) -> _AxisParts { parts }
}

/// Nothing at a value.
public struct EmptyAxisMark: AxisMark {
  public init() {}

  public func _addParts(to parts: inout _AxisParts) {}
}

/// A line across the plot at a value.
public struct AxisGridLine: AxisMark {
  let isCentered: Bool
  let stroke: StrokeStyle
  var style: AnyShapeStyle?
  var offset = CGSize.zero

  /// - Parameters:
  ///   - centered: Whether it stands between this value and the next one.
  ///   - stroke: How it is drawn; nil for a hairline.
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
    isCentered = centered ?? false
    self.stroke = stroke ?? StrokeStyle(lineWidth: 0.5)
  }

  public func _addParts(to parts: inout _AxisParts) {
    parts.lines.append(self)
  }
}

/// A short line outside of the plot at a value.
public struct AxisTick: AxisMark {
  /// How long a tick is.
  public struct Length: Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    let points: CGFloat

    public static let automatic = Length(points: 5)
    public static let label = Length(points: 14)
    public static let longestLabel = Length(points: 14)

    init(points: CGFloat) {
      self.points = points.isFinite ? max(points, 0) : 0
    }

    public init(integerLiteral value: Int) {
      self.init(points: CGFloat(value))
    }

    public init(floatLiteral value: Double) {
      self.init(points: CGFloat(value))
    }
  }

  let isCentered: Bool
  let length: Length
  let stroke: StrokeStyle
  var style: AnyShapeStyle?
  var offset = CGSize.zero

  public init(
    centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil
  ) {
    isCentered = centered ?? false
    self.length = length
    self.stroke = stroke ?? StrokeStyle(lineWidth: 0.5)
  }

  public func _addParts(to parts: inout _AxisParts) {
    parts.ticks.append(self)
  }
}

extension AxisMark {
  /// Draws lines, ticks and labels that have no style of their own in a style.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some AxisMark {
    var parts = _AxisParts(self)
    let style = AnyShapeStyle(style)
    for index in parts.lines.indices {
      parts.lines[index].style = parts.lines[index].style ?? style
    }
    for index in parts.ticks.indices {
      parts.ticks[index].style = parts.ticks[index].style ?? style
    }
    for index in parts.labels.indices {
      parts.labels[index].style = parts.labels[index].style ?? style
    }
    return parts
  }

  /// Moves lines, ticks and labels.
  public func offset(_ offset: CGSize) -> some AxisMark {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Moves lines, ticks and labels, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
    var parts = _AxisParts(self)
    let move = { (offset: inout CGSize) in
      offset.width += x.isFinite ? x : 0
      offset.height += y.isFinite ? y : 0
    }
    for index in parts.lines.indices { move(&parts.lines[index].offset) }
    for index in parts.ticks.indices { move(&parts.ticks[index].offset) }
    for index in parts.labels.indices { move(&parts.labels[index].standing.offset) }
    return parts
  }

  /// Shows labels that have no font of their own in a font.
  public func font(_ font: Font?) -> some AxisMark {
    var parts = _AxisParts(self)
    for index in parts.labels.indices {
      parts.labels[index].font = parts.labels[index].font ?? font
    }
    return parts
  }
}

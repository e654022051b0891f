/// What is said of the marks of a chart, a series at a time.
struct ChartElement {
  var frame: CGRect
  let identifier: String?
  let label: String
  let value: String

  /// More marks than these are told by their number and range.
  private static let mostValues = 12

  /// The elements of a chart's marks, in order.
  static func elements(of geometry: PlotGeometry) -> [ChartElement] {
    var series: [[PlacedMark]] = []
    var places: [Key: Int] = [:]
    for placed in geometry.model.marks where placed.mark.isAccessibilityHidden != true {
      if let key = Key(placed), let place = places[key] {
        series[place].append(placed)
      } else {
        if let key = Key(placed) { places[key] = series.count }
        series.append([placed])
      }
    }
    return series.compactMap { element(of: $0, geometry) }
  }

  /// What marks of one series have in common; one that is named or told of by itself is its own.
  private struct Key: Hashable {
    let kind: Mark.Kind
    let series: Int

    init?(_ placed: PlacedMark) {
      let mark = placed.mark
      guard mark.accessibilityLabel == nil, mark.accessibilityValue == nil,
        mark.accessibilityIdentifier == nil
      else { return nil }
      (kind, series) = (mark.kind, placed.series)
    }
  }

  private static func element(of series: [PlacedMark], _ geometry: PlotGeometry) -> ChartElement? {
    guard let first = series.first?.mark else { return nil }
    var frame: CGRect?
    for placed in series {
      let rect =
        placed.mark.kind == .sector
        ? SectorPath(placed, in: geometry.size).path.boundingRect : geometry.frame(placed)
      guard let rect, !rect.isNull else { continue }
      frame = frame?.union(rect) ?? rect
    }
    guard let frame else { return nil }
    return ChartElement(
      frame: frame, identifier: first.accessibilityIdentifier,
      label: first.accessibilityLabel ?? name(of: series),
      value: first.accessibilityValue ?? values(of: series))
  }

  private static func name(of series: [PlacedMark]) -> String {
    guard let mark = series.first?.mark else { return "" }
    let kinds = [mark.series, mark.styleValue, mark.symbolValue].compactMap { $0?.datum.text }
    if let kind = kinds.first, mark.kind != .sector || series.count > 1 { return kind }
    if let kind = kinds.first { return kind }
    return mark.angle?.label ?? mark.y?.values.first?.label ?? mark.x?.values.first?.label ?? ""
  }

  private static func values(of series: [PlacedMark]) -> String {
    let texts = series.map { text(of: $0.mark) }
    guard texts.count > mostValues else { return texts.joined(separator: ", ") }
    return "\(texts.count) values, from \(texts[0]) to \(texts[texts.count - 1])"
  }

  private static func text(of mark: Mark) -> String {
    if let angle = mark.angle { return angle.datum.text }
    return [mark.x, mark.y].compactMap { extent in
      extent?.values.map(\.datum.text).joined(separator: " to ")
    }.joined(separator: ": ")
  }
}

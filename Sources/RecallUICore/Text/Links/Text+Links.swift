extension Text.Run {
  /// Has a tap on this run lead somewhere, and shows that, where it has no style of its own.
  mutating func lead(to address: URL) {
    link = link ?? address
    style = style ?? AnyShapeStyle(.tint)
  }
}

extension Text {
  var hasLinks: Bool { runs.contains { $0.link != nil } }

  /// Where a tap at a point of the view leads.
  func address(at point: CGPoint, in size: CGSize, _ surroundings: Surroundings) -> URL? {
    let shown = translated(in: surroundings.environment)
    guard shown.hasLinks else { return nil }
    let places = places(in: size, surroundings)
    return shown.runs.indices.first { run in
      shown.runs[run].link != nil && places.rectangles(ofRun: run).contains { $0.contains(point) }
    }.flatMap { shown.runs[$0].link }
  }
}

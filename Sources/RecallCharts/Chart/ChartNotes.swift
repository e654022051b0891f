/// The views beside marks, and what is said of these.
struct ChartNotes: View, Animatable {
  var geometry: PlotGeometry
  let origin: CGPoint
  /// Of the chart.
  let size: CGSize

  var animatableData: MarkPlaces {
    get { geometry.places }
    set { geometry.places = newValue }
  }

  var body: some View {
    let notes = notes
    ForEach(notes.indices, id: \.self) { index in
      let (label, bounds) = notes[index]
      if bounds.isNone {
        label.view.standing(at: label.place, anchor: label.anchor)
      } else {
        label.view.standing(at: label.place, anchor: label.anchor, inside: bounds)
      }
    }
  }

  private var notes: [(ChartLayout.Label, ChartBounds)] {
    geometry.model.marks.flatMap { placed -> [(ChartLayout.Label, ChartBounds)] in
      let mark = placed.mark
      guard mark.symbolView != nil || !mark.annotations.isEmpty,
        let own = geometry.frame(placed), geometry.isShown(own)
      else { return [] }
      let frame = own.offsetBy(dx: origin.x, dy: origin.y)
      let symbol = mark.symbolView.map {
        ChartLayout.Label(
          view: $0, place: CGPoint(x: frame.midX, y: frame.midY), anchor: .center)
      }
      return (symbol.map { [($0, ChartBounds())] } ?? [])
        + mark.annotations.map { ($0.label(beside: frame), bounds(of: $0.overflow)) }
    }
  }

  /// What a view beside a mark may not leave.
  private func bounds(of overflow: AnnotationOverflowResolution) -> ChartBounds {
    func range(
      _ strategy: AnnotationOverflowResolution.Strategy, _ start: CGFloat, _ length: CGFloat,
      _ whole: CGFloat
    ) -> ClosedRange<CGFloat>? {
      strategy.boundary.map { $0.isPlot ? start...(start + length) : 0...max(whole, 0) }
    }
    return ChartBounds(
      x: range(overflow.x, origin.x, geometry.size.width, size.width),
      y: range(overflow.y, origin.y, geometry.size.height, size.height))
  }
}

/// What is said of the marks, to those who don't see them.
struct ChartElements: View {
  let geometry: PlotGeometry
  let origin: CGPoint

  var body: some View {
    let elements = ChartElement.elements(of: geometry)
    ForEach(elements.indices, id: \.self) { index in
      element(elements[index])
    }
  }

  private func element(_ element: ChartElement) -> some View {
    let frame = element.frame.offsetBy(dx: origin.x, dy: origin.y)
    return Color.clear
      .frame(width: frame.width, height: frame.height)
      .allowsHitTesting(false)
      .accessibilityValue(element.value)
      .accessibilityLabel(element.label)
      .named(element.identifier)
      .position(x: frame.midX, y: frame.midY)
  }
}

extension MarkAnnotation {
  fileprivate func label(beside frame: CGRect) -> ChartLayout.Label {
    let (place, anchor) = position.aligned(alignment)
    let away = CGSize(
      width: (place.x - anchor.x) * spacing, height: (place.y - anchor.y) * spacing)
    return ChartLayout.Label(
      view: content(AnnotationContext(targetSize: frame.size)),
      place: CGPoint(
        x: frame.minX + frame.width * place.x + away.width,
        y: frame.minY + frame.height * place.y + away.height),
      anchor: anchor)
  }
}

/// Says which style and which symbol is of which value.
struct ChartLegend: View {
  let model: ChartModel
  let options: ChartOptions

  /// What styles, or else symbols, tell apart.
  private var kinds: ChartKinds { model.styles.names.isEmpty ? model.symbols : model.styles }

  var body: some View {
    Group {
      if let gradient = options.scales.gradient, model.stylesAreNumbers {
        GradientLegend(gradient: gradient, numbers: model.styleNumbers)
      } else {
        list
      }
    }
    .font(.caption)
    .foregroundStyle(.secondary)
  }

  private var list: some View {
    FlowLayout(spacing: 12, lineSpacing: 4) {
      ForEach(Array(kinds.names.enumerated()), id: \.offset) { index, name in
        HStack(spacing: 5) {
          symbol(of: kinds.data[index])
            .fill(style(of: kinds.data[index], at: index)).frame(width: 8, height: 8)
          Text(verbatim: name).lineLimit(1)
        }
      }
    }
  }

  private func style(of datum: _Datum, at index: Int) -> AnyShapeStyle {
    model.styles.names.isEmpty
      ? AnyShapeStyle(.tint)
      : model.style(of: datum, at: index, by: options.scales)
  }

  private func symbol(of datum: _Datum) -> AnyShape {
    guard let index = model.symbols.data.firstIndex(of: datum) else {
      return BasicChartSymbolShape.series[0]
    }
    return options.scales.symbols
      .look(of: datum, at: index, usual: BasicChartSymbolShape.series)
  }
}

/// Says which color is of which number.
private struct GradientLegend: View {
  let gradient: Gradient
  let numbers: ClosedRange<Double>

  init(gradient: Gradient, numbers: ClosedRange<Double>) {
    (self.gradient, self.numbers) = (gradient, numbers)
  }

  var body: some View {
    HStack(spacing: 5) {
      Text(verbatim: NumberLabels.text(of: numbers.lowerBound))
      LinearGradient(gradient: gradient, startPoint: .leading, endPoint: .trailing)
        .frame(width: 60, height: 8).clipShape(Capsule())
      Text(verbatim: NumberLabels.text(of: numbers.upperBound))
    }
  }
}

/// Views one after the other, in as many lines as they need.
struct FlowLayout: Layout {
  let spacing: CGFloat
  let lineSpacing: CGFloat

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let rects = rects(of: subviews, in: proposal.width ?? .infinity)
    return CGSize(
      width: rects.map(\.maxX).max() ?? 0, height: rects.map(\.maxY).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (subview, rect) in zip(subviews, rects(of: subviews, in: bounds.width)) {
      subview.place(
        at: CGPoint(x: bounds.minX + rect.minX, y: bounds.minY + rect.minY),
        proposal: ProposedViewSize(rect.size))
    }
  }

  private func rects(of subviews: Subviews, in width: CGFloat) -> [CGRect] {
    var (place, height) = (CGPoint.zero, CGFloat(0))
    return subviews.map { subview in
      var size = subview.sizeThatFits(.unspecified)
      size.width = min(size.width, width)
      if place.x > 0, place.x + size.width > width + 0.01 {
        place = CGPoint(x: 0, y: place.y + height + lineSpacing)
        height = 0
      }
      defer {
        place.x += size.width + spacing
        height = max(height, size.height)
      }
      return CGRect(origin: place, size: size)
    }
  }
}

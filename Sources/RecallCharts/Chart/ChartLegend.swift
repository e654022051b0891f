/// Says which style and which symbol is of which value.
struct ChartLegend: View {
  let model: ChartModel
  let options: ChartOptions

  /// The names of styles, or else of symbols.
  private var names: [String] {
    model.styles.names.isEmpty ? model.symbols.names : model.styles.names
  }

  var body: some View {
    FlowLayout(spacing: 12, lineSpacing: 4) {
      ForEach(Array(names.enumerated()), id: \.offset) { index, name in
        HStack(spacing: 5) {
          symbol(of: name)
            .fill(style(of: name, at: index)).frame(width: 8, height: 8)
          Text(verbatim: name).lineLimit(1)
        }
      }
    }
    .font(.caption)
    .foregroundStyle(.secondary)
  }

  private func style(of name: String, at index: Int) -> AnyShapeStyle {
    model.styles.names.isEmpty
      ? AnyShapeStyle(.tint) : options.scales.styles.style(of: name, at: index)
  }

  private func symbol(of name: String) -> BasicChartSymbolShape {
    model.symbols.names.firstIndex(of: name).map(options.symbol) ?? .circle
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

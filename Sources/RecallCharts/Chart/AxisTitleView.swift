/// What says what an axis shows: a line above or below a chart, or one on its side beside it.
struct AxisTitleView: View {
  let title: ChartOptions.AxisTitle
  let edge: Edge
  /// Where it stands above or below where nothing is said.
  let usual: Alignment
  /// How far it stands from the chart without a distance of its own, in points.
  let spacing: CGFloat

  var body: some View {
    let further = (title.spacing ?? spacing) - spacing
    switch edge {
    case .top: line.padding(.bottom, further)
    case .bottom: line.padding(.top, further)
    case .leading: sideways(-90).padding(.trailing, further)
    case .trailing: sideways(90).padding(.leading, further)
    }
  }

  private var content: some View {
    title.content.font(.caption).foregroundStyle(.secondary)
  }

  private var line: some View {
    content.frame(maxWidth: .infinity, alignment: title.alignment ?? usual)
  }

  private func sideways(_ degrees: Double) -> some View {
    SidewaysLayout {
      content.rotationEffect(.degrees(degrees))
    }
    .frame(maxHeight: .infinity, alignment: title.alignment ?? .center)
  }
}

/// Has as much room for a view as it takes on its side.
private struct SidewaysLayout: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let line = ProposedViewSize(width: proposal.height, height: nil)
    let upright = subviews.first?.sizeThatFits(line)
    return upright.map { CGSize(width: $0.height, height: $0.width) } ?? .zero
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews.first?.place(
      at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center,
      proposal: ProposedViewSize(width: bounds.height, height: bounds.width))
  }
}

extension ChartOptions.AxisOptions {
  /// The edge on which it is said what the axis shows; nil where that isn't said.
  fileprivate func edge(usually usual: Edge) -> Edge? {
    guard let title, visibility != .hidden else { return nil }
    switch title.position {
    case .automatic: return usual
    case .leading: return .leading
    case .trailing: return .trailing
    case .bottom, .bottomLeading, .bottomTrailing: return .bottom
    default: return .top
    }
  }
}

extension ChartOptions {
  /// The edges on which it is said what the axes show.
  var titleEdges: (x: Edge?, y: Edge?) { (x.edge(usually: .bottom), y.edge(usually: .top)) }
}

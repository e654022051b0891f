import RecallGame
import RecallUI
import Simulation

/// Which line of the chart of a game alone is which.
struct ReviewChartKey: View {
  @Environment(\.measures) private var measures
  @Environment(\.palette) private var palette

  static let line = StrokeStyle(lineWidth: 2, lineJoin: .round)
  static let dashes = StrokeStyle(lineWidth: 1.5, lineJoin: .round, dash: [4, 3])

  var body: some View {
    HStack(spacing: measures.spacing) {
      entry("still expected", Self.line, palette.panelText)
      entry("with those made", Self.dashes, palette.panelQuiet)
    }
  }

  private func entry(_ name: LocalizedStringKey, _ style: StrokeStyle, _ color: Color) -> some View
  {
    HStack(spacing: 4) {
      Stroke().stroke(color, style: style).frame(width: 18, height: 2)
      Text(name)
        .font(measures.caption)
        .foregroundColor(palette.panelQuiet)
        .lineLimit(1)
    }
  }

  /// A level line.
  private struct Stroke: Shape {
    func path(in rect: CGRect) -> Path {
      Path { path in
        path.move(to: CGPoint(x: rect.minX, y: rect.midY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
      }
    }
  }
}

/// What the signs of costly choices are called.
struct ChoiceMarkKey: View {
  @Environment(\.measures) private var measures
  @Environment(\.palette) private var palette

  var body: some View {
    HStack(spacing: measures.spacing) {
      ForEach(ChoiceMark.allCases, id: \.self) { mark in
        HStack(spacing: 4) {
          ChoiceMarkBadge(mark: mark, size: max(10 * measures.scale, 8), hasGlyph: false)
          Text(mark.name)
            .font(measures.caption)
            .foregroundColor(palette.panelQuiet)
            .lineLimit(1)
        }
      }
    }
  }
}

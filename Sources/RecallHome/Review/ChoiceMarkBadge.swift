import RecallCharts
import RecallGame
import RecallUI
import Simulation

/// The sign of a costly choice: its shape tells it as well as its color.
struct ChoiceMarkBadge: View {
  let mark: ChoiceMark
  /// In points.
  let size: CGFloat
  /// Whether it says what it is, as chess players write it.
  var hasGlyph = true
  @Environment(\.palette) private var palette

  var body: some View {
    ZStack {
      // The edge can be seen on each ground, whatever the color inside.
      shape.fill(palette.panelText)
      shape.fill(mark.color).padding(max(size * 0.06, 1))
      if hasGlyph {
        Text(verbatim: mark.glyph)
          .font(.system(size: size * 0.52, weight: .bold))
          .foregroundColor(.white)
          .lineLimit(1)
          .fixedSize()
      }
    }
    .frame(width: size, height: size)
    .accessibilityLabel(mark.name)
  }

  private var shape: some Shape {
    switch mark {
    case .inaccuracy: AnyShape(Circle())
    case .mistake: AnyShape(RoundedRectangle(cornerRadius: size * 0.12))
    case .blunder: AnyShape(BasicChartSymbolShape.pentagon)
    }
  }
}

extension ChoiceMark {
  /// White can be read on it.
  var color: Color {
    switch self {
    case .inaccuracy: Color(hex: 0x8A6100)
    case .mistake: Color(hex: 0xB24A00)
    case .blunder: Color(hex: 0xB3262E)
    }
  }
}

import RecallUI

/// The side of a card that carries its symbol.
package struct CardFront: View {
  /// What the card's edge tells.
  package enum Edge {
    case plain, good, bad
  }

  /// In points.
  let width: CGFloat
  let edge: Edge
  @Environment(\.palette) private var palette

  package init(width: CGFloat, edge: Edge) {
    self.width = width
    self.edge = edge
  }

  package var body: some View {
    let shape = RoundedRectangle(cornerRadius: width * Theme.cardCorner)
    ZStack {
      shape.offset(y: width * Theme.cardShadow).fill(palette.shadow)
      shape.fill(color)
      shape.inset(by: width * Theme.cardBorder * (edge == .plain ? 1 : 1.6)).fill(palette.cardFace)
    }
  }

  private var color: Color {
    switch edge {
    case .plain: palette.cardEdge
    case .good: palette.good
    case .bad: palette.bad
    }
  }
}

/// The side that all cards have in common.
package struct CardBack: View {
  /// In points.
  let width: CGFloat
  @Environment(\.palette) private var palette

  package init(width: CGFloat) {
    self.width = width
  }

  package var body: some View {
    let parts = CardBackParts(width: width, palette: palette)
    ZStack {
      parts.shadow
      parts.ground
      parts.lines
      parts.ornament
    }
  }
}

/// What a card's back is drawn on: all that is seen of it below the edge of another card.
struct CardBackGround: View {
  /// In points.
  let width: CGFloat
  @Environment(\.palette) private var palette

  var body: some View {
    let parts = CardBackParts(width: width, palette: palette)
    ZStack {
      parts.shadow
      parts.ground
    }
  }
}

/// What is drawn on a card's back.
struct CardBackLines: View {
  /// In points.
  let width: CGFloat
  @Environment(\.palette) private var palette

  var body: some View {
    let parts = CardBackParts(width: width, palette: palette)
    ZStack {
      parts.lines
      parts.ornament
    }
  }
}

/// What a card's back is made of, from below: a leaf each, as a board has many backs.
private struct CardBackParts {
  /// In points.
  let width: CGFloat
  let palette: Palette

  private var shape: RoundedRectangle {
    RoundedRectangle(cornerRadius: width * Theme.cardCorner)
  }

  var shadow: some View {
    shape.offset(y: width * Theme.cardShadow).fill(palette.shadow)
  }

  var ground: some View {
    shape.fill(
      LinearGradient(
        colors: [palette.cardBackTop, palette.cardBackBottom], startPoint: .topLeading,
        endPoint: .bottomTrailing))
  }

  var lines: some View {
    shape.inset(by: width * Theme.cardBorder * 2.2)
      .strokeBorder(palette.cardBackLine, lineWidth: width * Theme.cardBorder * 0.7)
  }

  var ornament: some View {
    Ornament()
      .fill(palette.cardBackLine)
      .frame(width: width * 0.5, height: width * 0.5)
  }
}

/// The place of a card that isn't there.
package struct CardPlaceMark: View {
  /// In points.
  let width: CGFloat
  @Environment(\.palette) private var palette

  package init(width: CGFloat) {
    self.width = width
  }

  package var body: some View {
    let shape = RoundedRectangle(cornerRadius: width * Theme.cardCorner)
    ZStack {
      shape.fill(palette.place)
      shape.strokeBorder(palette.placeEdge, lineWidth: max(width * Theme.cardBorder * 0.4, 1))
    }
  }
}

/// Four petals around the middle: what the back of a card is adorned with.
package struct Ornament: Shape {
  package init() {}

  package func path(in rect: CGRect) -> Path {
    var path = Path()
    let middle = CGPoint(x: rect.midX, y: rect.midY)
    let tips = [
      CGPoint(x: rect.midX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.midY),
      CGPoint(x: rect.midX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.midY),
    ]
    for tip in tips {
      // Across the petal, half as wide as it is long.
      let half = CGPoint(x: (tip.x + middle.x) / 2, y: (tip.y + middle.y) / 2)
      let side = CGSize(width: (tip.y - middle.y) * 0.55, height: (tip.x - middle.x) * 0.55)
      path.move(to: middle)
      path.addQuadCurve(
        to: tip, control: CGPoint(x: half.x + side.width, y: half.y - side.height))
      path.addQuadCurve(
        to: middle, control: CGPoint(x: half.x - side.width, y: half.y + side.height))
      path.closeSubpath()
    }
    return path
  }
}

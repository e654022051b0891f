import RecallUI

/// A symbol that is drawn instead of written: `shape:star:blue`, `shape:moon:red:outline`.
///
/// A deck may hold such words among others; what isn't one is written as it stands. Colors are
/// near those of Okabe and Ito (2008), with a darker blue, green and purple: to each kind of color-blindness they differ by ten
/// times what can just be told apart.
struct DrawnSymbol: Equatable {
  enum Ink: String, CaseIterable {
    case red, blue, green, purple
  }

  let shape: DrawnShape
  let ink: Ink
  let isOutline: Bool

  /// Nil for what is no drawn symbol.
  init?(_ face: String) {
    let parts = face.split(separator: ":", omittingEmptySubsequences: false)
    guard (3...4).contains(parts.count), parts[0] == "shape", let last = parts.last,
      let shape = DrawnShape(rawValue: String(parts[1]))
    else { return nil }
    let isOutline = parts.count == 4
    guard let ink = Ink(rawValue: String(isOutline ? parts[2] : last)) else { return nil }
    guard !isOutline || last == "outline" else { return nil }
    self.shape = shape
    self.ink = ink
    self.isOutline = isOutline
  }
}

extension DrawnSymbol.Ink {
  var color: Color {
    switch self {
    case .red: Color(hex: 0xD55E00)
    case .blue: Color(hex: 0x0055A4)
    case .green: Color(hex: 0x00966D)
    case .purple: Color(hex: 0x7A2A66)
    }
  }
}

/// A drawn symbol on a card.
struct DrawnSymbolView: View {
  let symbol: DrawnSymbol
  /// The card's, in points.
  let width: CGFloat

  var body: some View {
    drawing.frame(width: width * 0.58, height: width * 0.58)
  }

  @ViewBuilder private var drawing: some View {
    if symbol.isOutline {
      let line = StrokeStyle(lineWidth: width * 0.065, lineJoin: .round)
      ZStack {
        symbol.shape.fill(symbol.ink.color.opacity(0.14))
        symbol.shape.stroke(symbol.ink.color, style: line)
      }
      .padding(line.lineWidth / 2)
    } else {
      symbol.shape.fill(symbol.ink.color)
    }
  }
}

extension Path {
  var isFinite: Bool {
    switch storage {
    case .empty: true
    case .rect(let rect), .roundedRect(let rect, _, _), .ellipse(let rect): rect.isFinite
    case .elements(let elements):
      elements.allSatisfy { element in
        switch element {
        case .move(let point), .line(let point): point.isFinite
        case .quadCurve(let point, let control): point.isFinite && control.isFinite
        case .curve(let point, let control1, let control2):
          point.isFinite && control1.isFinite && control2.isFinite
        case .closeSubpath: true
        }
      }
    }
  }
}

import Foundation

extension Color {
  /// What programs call this color, `red`, or its components in light surroundings, `#FF8000FF`.
  public var description: String {
    if let known = Color.names.first(where: { $0.color == self }) { return known.name }
    let components = resolved(in: .light)
    let bytes = [components.red, components.green, components.blue, components.opacity].map {
      Int((min(max($0.isFinite ? $0 : 0, 0), 1) * 255).rounded())
    }
    return "#"
      + bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
  }

  private static let names: [(color: Color, name: String)] = [
    (.red, "red"), (.orange, "orange"), (.yellow, "yellow"), (.green, "green"), (.mint, "mint"),
    (.teal, "teal"), (.cyan, "cyan"), (.blue, "blue"), (.indigo, "indigo"), (.purple, "purple"),
    (.pink, "pink"), (.brown, "brown"), (.gray, "gray"), (.black, "black"), (.white, "white"),
    (.clear, "clear"), (.primary, "primary"), (.secondary, "secondary"),
  ]
}

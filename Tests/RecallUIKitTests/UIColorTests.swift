import RecallUI
import Testing

@Suite struct UIColorTests {
  private func components(_ color: UIColor) -> [CGFloat] {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (9, 9, 9, 9)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha].map { ($0 * 1_000).rounded() / 1_000 }
  }

  @Test func aColorIsMadeOfItsComponents() {
    #expect(components(UIColor(red: 0.25, green: 0.5, blue: 1, alpha: 0.5)) == [0.25, 0.5, 1, 0.5])
    #expect(components(UIColor(white: 0.5, alpha: 1)) == [0.5, 0.5, 0.5, 1])
    let green = UIColor(hue: 1 / 3, saturation: 1, brightness: 1, alpha: 1)
    #expect(components(green) == [0, 1, 0, 1])
    #expect(components(UIColor.red.withAlphaComponent(0.25)) == [1, 0, 0, 0.25])
    #expect(components(UIColor.red.withAlphaComponent(.nan)) == [1, 0, 0, 0])
    #expect(UIColor(Color.blue) == .systemBlue)
    #expect(UIColor.blue != .systemBlue)
  }

  @Test func aColorOfTheSystemFollowsTheSurroundings() {
    func color(_ color: Color, _ scheme: ColorScheme) -> String {
      var environment = EnvironmentValues()
      environment.colorScheme = scheme
      return "\(color.resolve(in: environment))"
    }
    #expect(color(Color(.systemGray6), .light) == "#F2F2F7")
    #expect(color(Color(.systemGray6), .dark) == "#1C1C1E")
    #expect(color(Color(uiColor: .systemBackground), .light) == "#FFFFFF")
    #expect(color(Color(uiColor: .systemBackground), .dark) == "#000000")
    #expect(color(Color(UIColor.secondaryLabel), .light) == "#3C3C4399")
    // swift-format-ignore: NoPlaygroundLiterals
    let literal = Color(#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(color(literal, .dark) == "#FF0000")
  }
}

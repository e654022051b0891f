import Testing

@testable import RecallGraphics

@Suite struct ColorSpacesTests {
  private func hex(_ color: Color) -> String { "\(color.resolved(in: .light))" }

  @Test func linearAmountsOfLightAreEncoded() {
    // IEC 61966-2-1: half the light is 0.7354 of the component.
    #expect(hex(Color(.sRGBLinear, red: 0.5, green: 0, blue: 1)) == "#BC00FF")
    #expect(hex(Color(.sRGBLinear, white: 0.001)) == "#030303")
    #expect(hex(Color(.sRGB, red: 0.5, green: 0, blue: 1)) == "#8000FF")
  }

  @Test func widerPrimariesAreBeyondThoseOfScreens() {
    let green = Color(.displayP3, red: 0, green: 1, blue: 0).resolved(in: .light)
    // W3C, CSS Color 4: color(display-p3 0 1 0) is color(srgb -0.5116 1.01827 -0.31067).
    #expect(abs(green.red + 0.5116) < 0.001)
    #expect(abs(green.green - 1.0183) < 0.001)
    #expect(abs(green.blue + 0.3107) < 0.001)
    #expect(hex(Color(.displayP3, white: 0.5)) == "#808080")
  }

  @Test func colorsAreMixedInStepsThatLookAlike() {
    let (red, blue) = (Color(.sRGB, red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1))
    // CSS Color 4: color-mix(in oklab, red, blue) is rgb(140 83 162).
    #expect(hex(red.mix(with: blue, by: 0.5)) == "#8C53A2")
    #expect(hex(red.mix(with: blue, by: 0.5, in: .device)) == "#800080")
    #expect(red.mix(with: blue, by: 0) == red)
    #expect(red.mix(with: blue, by: 7) == blue)
    #expect(red.mix(with: blue, by: .nan) == red)
  }

  @Test func whatCantBeSeenHasNoSayInAColor() {
    let mixed = Color.black.mix(with: Color(red: 1, green: 1, blue: 1).opacity(0), by: 0.5)
    #expect(hex(mixed) == "#00000080")
  }

  @Test func aColorIsMixedInLightAndDarkSurroundings() {
    let mixed = Color(light: .white, dark: .black).mix(with: .black, by: 0.5, in: .device)
    #expect("\(mixed.resolved(in: .light))" == "#808080")
    #expect("\(mixed.resolved(in: .dark))" == "#000000")
  }

  @Test func aGradientHasAColorAtEachPlace() {
    let gradient = Gradient(stops: [
      Gradient.Stop(color: .black, location: 0.25), Gradient.Stop(color: .white, location: 0.75),
    ])
    #expect(
      [0, 0.25, 0.5, 0.75, 1].map { hex(gradient._color(at: $0)) } == [
        "#000000", "#000000", "#808080", "#FFFFFF", "#FFFFFF",
      ])
    #expect(gradient._color(at: .nan) == .black)
    #expect(Gradient(colors: [])._color(at: 0.5) == .clear)
  }

  @Test func aGradientInStepsThatLookAlikeHasStopsBetween() {
    let gradient = Gradient(colors: [
      Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1),
    ])
    let stops = gradient.colorSpace(.perceptual).gradient.stops
    #expect(stops.count == 9)
    #expect(stops.map(\.location) == (0...8).map { CGFloat($0) / 8 })
    #expect(hex(stops[4].color) == "#8C53A2")
    #expect(gradient.colorSpace(.device).gradient == gradient)
  }
}

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
    #expect(Set([UIColor.systemBlue, UIColor(Color.blue), .blue]).count == 2)
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

  @Test func aClosureTellsAColorForLightAndDark() {
    let color = UIColor { traits in traits.userInterfaceStyle == .dark ? .white : .black }
    #expect(components(color) == [0, 0, 0, 1])
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(components(color.resolvedColor(with: dark)) == [1, 1, 1, 1])
  }

  @Test(arguments: [(0.1, 0.5, 0.75), (0.5, 1, 1), (0.9, 0.25, 0.5), (0, 0, 0.5)])
  func hueSaturationAndBrightnessAreToldAsTheyWereGiven(_ parts: (CGFloat, CGFloat, CGFloat)) {
    let color = UIColor(hue: parts.0, saturation: parts.1, brightness: parts.2, alpha: 0.5)
    var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (9, 9, 9, 9)
    color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
    #expect(abs(hue - parts.0) < 1e-6 && abs(saturation - parts.1) < 1e-6)
    #expect(abs(brightness - parts.2) < 1e-6 && alpha == 0.5)
    var white: CGFloat = 9
    #expect(color.getWhite(&white, alpha: nil) == (parts.1 == 0))
    #expect(white == (parts.1 == 0 ? 0.5 : 9))
  }

  @Test func aColorIsOneOfCoreGraphics() {
    #expect(
      UIColor(red: 0.25, green: 0.5, blue: 1, alpha: 0.5).cgColor.components == [0.25, 0.5, 1, 0.5])
    #expect(components(UIColor(cgColor: CGColor(gray: 0.5, alpha: 1))) == [0.5, 0.5, 0.5, 1])
    #expect(
      Color(cgColor: CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        == Color(red: 1, green: 0, blue: 0))
    #expect(Color(white: 0.5).cgColor == CGColor(gray: 0.5, alpha: 1))
    #expect(Color.red.cgColor == nil, "another one in the dark")
    #expect(CGColor.white.copy(alpha: 0.25)?.alpha == 0.25)
    #expect(CGColor.black.numberOfComponents == 4)
    // Nobody has to say whose white it is.
    #expect(Color(.white) == Color(UIColor.white))
    #expect(Color(.clear) == Color(UIColor.clear))
  }

  @Test func aProgramHasOneWindow() {
    let stage = Stage(size: CGSize(width: 300, height: 200)) {
      let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
      Text("\(scenes.count) \(Int(scenes.first?.keyWindow?.bounds.width ?? 0))")
      Text("\(Int(UIApplication.shared.windows.first?.safeAreaInsets.top ?? 9))")
    }
    #expect(stage.elements.map(\.label) == ["1 300", "0"])
    #expect(
      EdgeInsets(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        == EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
  }

  @Test func aPickerChoosesCoreGraphicsColors() {
    struct Page: View {
      @State private var color = CGColor(red: 0, green: 1, blue: 0, alpha: 1)

      var body: some View { ColorPicker("Ground", selection: $color) }
    }
    let stage = Stage(size: CGSize(width: 240, height: 400)) { Page() }
    let fills = stage.displayList.items.map(\.description)
    #expect(fills.contains { $0.contains("#00FF00") }, "\(fills)")
  }

  @Test func aColorIsFoundByItsName() {
    var found: [UIColor?] = []
    _ = Stage(size: CGSize(width: 10, height: 10), colors: ["wrong": .red]) {
      Color.clear.onAppear {
        found = [UIColor(named: "wrong"), UIColor(named: "other")]
      }
    }
    #expect(found == [UIColor(Color.red), nil])
    #expect(UIColor(named: "wrong") == nil)
  }

  @Test(arguments: [
    (UIColor(red: 1, green: 0, blue: 0, alpha: 1), "red"),
    (UIColor(red: 0, green: 0, blue: 0.4, alpha: 1), "dark blue"),
    (UIColor(red: 0.6, green: 1, blue: 0.6, alpha: 1), "light green"),
    (UIColor(white: 0, alpha: 1), "black"), (UIColor(white: 0.2, alpha: 1), "dark gray"),
    (UIColor(white: 0.5, alpha: 1), "gray"), (UIColor(white: 0.8, alpha: 1), "light gray"),
    (UIColor(white: 1, alpha: 1), "white"), (.clear, "clear"),
    (UIColor(hue: 0.99, saturation: 1, brightness: 1, alpha: 1), "red"),
  ])
  func aColorHasAName(color: UIColor, name: String) {
    #expect(color.accessibilityName == name)
  }

  @Test func aColorCanBeArchived() throws {
    let color = UIColor(red: 0.25, green: 0.5, blue: 1, alpha: 0.75)
    let data = try NSKeyedArchiver.archivedData(withRootObject: color, requiringSecureCoding: true)
    let read = try #require(
      try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data))
    #expect(components(read) == [0.25, 0.5, 1, 0.75])
  }

  @Test func whatIsNoColorIsNone() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    archiver.encode(Double.nan, forKey: "UIRed")
    archiver.finishEncoding()
    let coder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    #expect(UIColor(coder: coder) == nil)
  }
}

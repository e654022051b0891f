import Testing

@testable import RecallUI
@testable import RecallUICore

@Suite struct ImageRendererTests {
  private struct Badge: View {
    var body: some View {
      Text("ab").padding(10).background(Color.red)
    }
  }

  private struct Screen: View {
    @State private var image: UIImage?

    var body: some View {
      VStack {
        if let image { Image(uiImage: image).accessibilityIdentifier("image") }
        Button("render") { image = ImageRenderer(content: Badge()).uiImage }
      }
    }
  }

  /// A rectangle to a hundredth of a point.
  private func rounded(_ rect: CGRect) -> CGRect {
    func rounded(_ value: CGFloat) -> CGFloat { (value * 100).rounded() / 100 }
    return CGRect(
      x: rounded(rect.minX), y: rounded(rect.minY), width: rounded(rect.width),
      height: rounded(rect.height))
  }

  /// The fills and texts that a stage draws, each with where it is.
  private func drawn(_ stage: Stage) -> [String] {
    stage.displayList.items.compactMap { item in
      switch item.content {
      case .text(let text, let frame):
        "\(text.runs.map(\.string).joined()) \(rounded(frame.applying(item.transform)))"
      case .fill(let path, _, _): "fill \(rounded(path.applying(item.transform).boundingRect))"
      default: nil
      }
    }
  }

  @Test func theImageIsAsLargeAsTheViewAndDrawnAsIt() throws {
    let size = CGSize(width: 200, height: 200)
    let plain = Stage(size: size) { Badge() }
    let rendered = Stage(size: size) {
      ImageRenderer(content: Badge()).uiImage.map(Image.init(uiImage:))
    }
    #expect(drawn(plain).count == 2)
    #expect(drawn(rendered) == drawn(plain))
    #expect(rendered.issues.isEmpty)
  }

  @Test func anActionRendersAnImageThatIsShown() throws {
    let stage = Stage(size: CGSize(width: 200, height: 200)) { Screen() }
    #expect(stage.element("image") == nil)
    stage.tap("render")
    let frame = try #require(stage.element("image")?.frame)
    let badge = Stage(size: CGSize(width: 200, height: 200)) {
      Badge().accessibilityIdentifier("badge")
    }
    let size = try #require(badge.element("badge")).frame.size
    #expect(abs(frame.width - size.width) < 0.001 && abs(frame.height - size.height) < 0.001)
    #expect(stage.issues.isEmpty)
  }

  @Test func whatIsProposedCounts() {
    let renderer = ImageRenderer(content: Color.red)
    renderer.proposedSize = ProposedViewSize(width: 30, height: 20)
    renderer.scale = 2
    #expect(renderer.uiImage?.size == CGSize(width: 30, height: 20))
    #expect(renderer.uiImage?.scale == 2)
    #expect(renderer.cgImage?.width == 60)
    #expect(renderer.cgImage?.height == 40)
  }

  @Test(arguments: [CGFloat.infinity, .nan, 1_000_000])
  func noProposalIsTooLarge(side: CGFloat) {
    let renderer = ImageRenderer(content: Color.red)
    renderer.proposedSize = ProposedViewSize(width: side, height: 10)
    #expect(renderer.uiImage?.size.width == 4_096)
  }

  @Test func aViewWithoutSizeIsNoImage() {
    #expect(ImageRenderer(content: EmptyView()).uiImage == nil)
    #expect(ImageRenderer(content: Color.red.frame(width: 0, height: 5)).cgImage == nil)
  }

  @Test func anImageOfCoreGraphicsIsAsLargeAsItsScaleSays() throws {
    let renderer = ImageRenderer(content: Color.red.frame(width: 30, height: 20))
    let image = try #require(renderer.cgImage)
    let stage = Stage(size: CGSize(width: 200, height: 200)) {
      Image(decorative: image, scale: 0.5)
    }
    #expect(drawn(stage) == ["fill \(CGRect(x: 70, y: 80, width: 60, height: 40))"])
  }

  @Test func anImageIsDrawnByAProgram() {
    let image = Image(size: CGSize(width: 20, height: 10), label: Text("bar")) { context in
      context.translateBy(x: 2, y: 0)
      context.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 10)), with: .color(.red))
    }
    let stage = Stage(size: CGSize(width: 100, height: 100)) {
      image.resizable().frame(width: 40, height: 40)
    }
    #expect(drawn(stage) == ["fill \(CGRect(x: 34, y: 30, width: 10, height: 40))"])
    #expect(image.accessibilityLabel(in: EnvironmentValues()) == "bar")
  }
}

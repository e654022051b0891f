import Testing

@testable import RecallUI

/// Pictures that programs make of views, as they did before there was an `ImageRenderer`.
@Suite struct UIHostingControllerTests {
  private struct Badge: View {
    var body: some View {
      Color.red.frame(width: 30, height: 20).background(Color.blue)
    }
  }

  private func snapshot(of view: some View, ground: UIColor? = .clear) -> UIImage {
    let controller = UIHostingController(rootView: view)
    let view = controller.view
    let size = controller.view.intrinsicContentSize
    view?.bounds = CGRect(origin: .zero, size: size)
    view?.backgroundColor = ground
    return UIGraphicsImageRenderer(size: size).image { _ in
      view?.drawHierarchy(in: controller.view.bounds, afterScreenUpdates: true)
    }
  }

  private func fills(_ image: @escaping () -> UIImage) -> [String] {
    Stage(size: CGSize(width: 30, height: 20)) { Image(uiImage: image()) }
      .displayList.items.map(\.description).filter { $0.contains("fill") }
  }

  @Test func aPictureOfAViewIsAsLargeAsItWantsToBe() {
    #expect(snapshot(of: Badge()).size == CGSize(width: 30, height: 20))
    let controller = UIHostingController(rootView: Color.red.frame(height: 20))
    #expect(controller.sizeThatFits(in: CGSize(width: 50, height: 90)).width == 50)
    #expect(controller.sizeThatFits(in: CGSize(width: 50, height: 90)).height == 20)
  }

  @Test func aPictureShowsTheViewOnItsGround() {
    let drawn = fills { snapshot(of: Badge(), ground: .green) }
    #expect(drawn.count == 3)
    #expect(drawn.last?.contains("0,0 30x20") == true)
  }

  @Test func aLayerIsDrawnOnAContext() {
    let drawn = fills {
      let controller = UIHostingController(rootView: Badge())
      controller.view.frame = CGRect(x: 0, y: 0, width: 30, height: 20)
      return UIGraphicsImageRenderer(size: controller.view.bounds.size).image { context in
        controller.view.layer.render(in: context.cgContext)
      }
    }
    #expect(drawn.count == 2)
  }

  @Test func viewsOfUIKitsAreDrawnAtTheirFrames() {
    let drawn = fills {
      let outer = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
      let inner = UIView(frame: CGRect(x: 5, y: 6, width: 7, height: 8))
      let hidden = UIView(frame: outer.frame)
      (outer.backgroundColor, inner.backgroundColor) = (.red, .blue)
      (hidden.backgroundColor, hidden.isHidden) = (.black, true)
      outer.addSubview(inner)
      outer.addSubview(hidden)
      return UIGraphicsImageRenderer(size: outer.bounds.size).image { _ in
        outer.drawHierarchy(in: outer.bounds, afterScreenUpdates: false)
      }
    }
    #expect(drawn.count == 2)
    #expect(drawn.last?.contains("5,6 7x8") == true)
  }

  @Test func withoutAnImageNothingIsDrawnOn() {
    let view = UIView()
    #expect(view.intrinsicContentSize.width == UIView.noIntrinsicMetric)
    #expect(!view.drawHierarchy(in: view.bounds, afterScreenUpdates: true))
  }

  @Test func theViewOfAControllerThatGoesIsNoFault() {
    let controller = UIHostingController(rootView: Badge())
    struct Host: UIViewControllerRepresentable {
      let controller: UIHostingController<Badge>
      func makeUIViewController(context: Context) -> UIHostingController<Badge> { controller }
      func updateUIViewController(_: UIHostingController<Badge>, context: Context) {}
    }
    let stage = Stage(size: CGSize(width: 30, height: 20)) { Host(controller: controller) }
    #expect(stage.issues.isEmpty && controller.view.subviews.isEmpty)
  }
}

import RecallUI
import RecallUIKit
import Testing

@Suite struct UIGraphicsImageRendererTests {
  private func drawn(
    _ scheme: ColorScheme = .light, bounds: CGRect = CGRect(x: 0, y: 0, width: 20, height: 10),
    _ actions: @escaping (UIGraphicsImageRendererContext) -> Void
  ) -> String {
    let stage = Stage(size: CGSize(width: 20, height: 10), colorScheme: scheme) {
      Image(uiImage: UIGraphicsImageRenderer(bounds: bounds).image(actions: actions))
    }
    return stage.displayList.items.map(\.description).joined(separator: "\n")
  }

  @Test func colorsAndPathsOfUIKitsDrawOnTheImage() {
    let items = drawn { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 1, y: 2, width: 3, height: 4))
      UIColor.blue.setStroke()
      let path = UIBezierPath(rect: CGRect(x: 5, y: 5, width: 2, height: 2))
      path.lineWidth = 3
      path.stroke()
      path.fill()
      context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 8, height: 8))
    }
    #expect(items.contains("fill rect 1,2 3x4 #FF0000"))
    #expect(items.contains("stroke rect 5,5 2x2 #0000FF width 3"))
    #expect(items.contains("fill rect 5,5 2x2 #FF0000"))
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func colorsAreThoseOfTheStageAtTheTime() {
    func fill(_ scheme: ColorScheme) -> String {
      drawn(scheme) { context in
        UIColor.systemBackground.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
      }
    }
    #expect(fill(.light).contains("#FFFFFF"))
    #expect(fill(.dark).contains("#000000"))
  }

  @Test func anImageIsOfItsBounds() {
    let items = drawn(bounds: CGRect(x: 100, y: 50, width: 20, height: 10)) { context in
      context.fill(CGRect(x: 101, y: 52, width: 3, height: 4))
    }
    #expect(items.contains("fill rect 1,2 3x4 #000000"))
  }

  @Test func sizesThatAreNoneAreZero() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: -1, height: CGFloat.nan)).image { _ in }
    #expect(image.size == .zero)
    #expect(image.cgImage == nil)
    #expect(
      UIGraphicsImageRenderer(size: CGSize(width: 1e9, height: 1)).image { _ in }.size.width
        == 4_096)
  }

  @Test func imagesAndTextsAreDrawnOnOthers() {
    let dot = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    let items = drawn { _ in
      dot.draw(at: CGPoint(x: 2, y: 3))
      "A".draw(at: .zero, withAttributes: [.foregroundColor: UIColor.red])
    }
    #expect(items.contains("#FF0000"))
    #expect(items.contains("text"))
    #expect("AB".size(withAttributes: [.font: UIFont.systemFont(ofSize: 40)]).height > 40)
    #expect(dot.cgImage?.width == 4)
  }

  @Test func aTextWithAttributesIsAsLargeAsItsFirstLettersSay() {
    let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 40)]
    let text = NSAttributedString(string: "AB", attributes: attributes)
    #expect(text.size() == "AB".size(withAttributes: attributes) && text.size().height > 40)
    #expect(NSAttributedString(string: "").size().width == 0)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 60)).image { _ in
      text.draw(at: .zero)
      text.draw(in: CGRect(x: 0, y: 0, width: 60, height: 60))
    }
    #expect(image.size == CGSize(width: 60, height: 60))
  }
}

import RecallUI
import Testing

@Suite struct ImagePaintTests {
  private static let picture = Picture(
    name: "dots", width: 2, height: 2,
    premultipliedPixels: [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0xFFFF_FFFF])

  private func item(_ style: ImagePaint) -> String? {
    smallStage {
      Rectangle().fill(style).frame(width: 100, height: 50)
        .environment(\.pictures, Self.picture.map { ["dots": $0] } ?? [:])
    }.displayList.items.first?.description
  }

  @Test func tilesBeginAtTheTopLeftOfWhatIsFilled() {
    let stage = smallStage {
      Rectangle().fill(.image(Image("dots"), scale: 10)).frame(width: 100, height: 50)
        .environment(\.pictures, Self.picture.map { ["dots": $0] } ?? [:])
    }
    guard case .fill(_, .tiles(let picture, let tiling), _) = stage.displayList.items.first?.content
    else {
      Issue.record("expected tiles")
      return
    }
    #expect(picture == Self.picture)
    #expect(
      tiling.transform == CGAffineTransform(a: 10, b: 0, c: 0, d: 10, tx: 50, ty: 75))
  }

  @Test func aPictureIsRepeatedInItsOwnSize() {
    func drawn(_ image: Image) -> String? {
      smallStage {
        image.frame(width: 100, height: 50)
          .environment(\.pictures, Self.picture.map { ["dots": $0] } ?? [:])
      }.displayList.items.first?.description
    }
    #expect(
      drawn(Image("dots").resizable(resizingMode: .tile)) == item(ImagePaint(image: Image("dots"))))
    #expect(
      drawn(Image("dots").resizable(resizingMode: .stretch)) == drawn(Image("dots").resizable()))
    #expect(drawn(Image("dots").antialiased(false).resizable()) == drawn(Image("dots").resizable()))
  }

  @Test func aPartIsRepeated() {
    let part = CGRect(x: 0.5, y: 0, width: 4, height: 0.5)
    #expect(
      item(ImagePaint(image: Image("dots"), sourceRect: part))?.contains("0.5,0 to 1,0.5") == true)
    #expect(
      item(ImagePaint(image: Image("dots"), sourceRect: .zero))?.contains("0,0 to 1,1") == true)
  }

  @Test func whatCantBeRepeatedIsFilledWithTheStyleAround() {
    let plain = smallStage { Rectangle().frame(width: 100, height: 50) }.displayList.items.first
    #expect(item(ImagePaint(image: Image(systemName: "star"))) == plain?.description)
    #expect(item(ImagePaint(image: Image("missing"))) == plain?.description)
    #expect(
      item(ImagePaint(image: Image("dots"), scale: .nan)) == item(ImagePaint(image: Image("dots"))))
  }
}

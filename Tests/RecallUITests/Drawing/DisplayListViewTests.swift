import RecallUI
import Testing

@Suite struct DisplayListViewTests {
  private func shown(_ list: DisplayList, _ size: CGSize = CGSize(width: 200, height: 200))
    -> [String]
  {
    Stage(size: size) { DisplayListView(list) }.displayList.items.map(\.description)
  }

  private func recorded<Content: View>(
    _ size: CGSize, @ViewBuilder _ content: () -> Content
  ) -> DisplayList {
    let view = content()
    return Stage(size: size) { view }.displayList
  }

  @Test func aPictureIsScaledToFitInTheMiddle() {
    let list = recorded(CGSize(width: 100, height: 50)) {
      Color.red.frame(width: 20, height: 10)
    }
    #expect(
      shown(list) == [
        "fill rect 0,50 200x100 #FFFFFF clip rect 0,50 200x100",
        "fill rect 40,20 20x10 #FF3B30 transform 2,0,0,2,0,50 clip rect 0,50 200x100",
      ])
  }

  @Test func clipsAndMasksAreScaledToo() {
    let list = recorded(CGSize(width: 100, height: 100)) {
      Color.red.frame(width: 60, height: 60).clipShape(Circle()).mask { Rectangle().padding(10) }
        .blur(radius: 3)
    }
    let text = shown(list).joined(separator: "\n")
    #expect(text.contains("clip 160 100 m 160 133.137"), "\(text)")
    #expect(text.contains("blur 6"), "\(text)")
    #expect(text.contains("mask"), "\(text)")
  }

  @Test func opacityOfWhatIsAroundCountsForAllOfIt() {
    let list = recorded(CGSize(width: 100, height: 100)) { Rectangle().opacity(0.5) }
    let items = Stage(size: CGSize(width: 100, height: 100)) {
      DisplayListView(list).opacity(0.5)
    }.displayList.items
    #expect(items.map(\.opacity) == [0.5, 0.25])
  }

  @Test(arguments: [
    (CGSize.zero, CGSize(width: 10, height: 10)), (CGSize(width: 10, height: 10), .zero),
    (CGSize(width: CGFloat.infinity, height: 10), CGSize(width: 10, height: 10)),
  ])
  func whereThereIsNothingToSeeNothingIsDrawn(list: CGSize, view: CGSize) {
    #expect(DisplayListView.place(of: list, in: view) == nil)
  }

  @Test func nothingInItIsHit() {
    let list = recorded(CGSize(width: 100, height: 100)) { Button("Press") {} }
    var taps = 0
    let stage = Stage(size: CGSize(width: 100, height: 100)) {
      ZStack {
        Color.blue.onTapGesture { taps += 1 }
        DisplayListView(list)
      }
    }
    stage.tap(at: CGPoint(x: 50, y: 50))
    #expect(taps == 1)
  }
}

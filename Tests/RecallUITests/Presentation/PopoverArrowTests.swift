import Testing

@testable import RecallUI

@Suite struct PopoverArrowTests {
  private let anchor = CGRect(x: 100, y: 100, width: 40, height: 20)

  private func arrow(of panel: CGRect) -> PopoverArrow? { PopoverArrow(of: panel, to: anchor) }

  @Test func itStandsAtTheEdgeThatIsNearest() {
    #expect(arrow(of: CGRect(x: 60, y: 130, width: 120, height: 80))?.edge == .top)
    #expect(arrow(of: CGRect(x: 60, y: 10, width: 120, height: 80))?.edge == .bottom)
    #expect(arrow(of: CGRect(x: 150, y: 80, width: 120, height: 80))?.edge == .leading)
    #expect(arrow(of: CGRect(x: 0, y: 80, width: 90, height: 80))?.edge == .trailing)
    #expect(arrow(of: CGRect(x: 60, y: 110, width: 120, height: 80)) == nil, "it lies over it")
  }

  @Test func itPointsAtTheMiddleAsFarAsCornersAllow() {
    #expect(arrow(of: CGRect(x: 60, y: 130, width: 120, height: 80))?.position == 60)
    #expect(arrow(of: CGRect(x: 118, y: 130, width: 120, height: 80))?.position == 20)
    #expect(arrow(of: CGRect(x: 2, y: 130, width: 120, height: 80))?.position == 100)
    #expect(arrow(of: CGRect(x: 100, y: 130, width: 39, height: 80)) == nil, "too narrow for one")
    #expect(arrow(of: CGRect(x: 100, y: 130, width: 40, height: 80))?.position == 20)
  }

  @Test(arguments: [Edge.top, .bottom, .leading, .trailing])
  func itsTipLiesOutsideOfThePanelOnly(edge: Edge) throws {
    let panel = CGRect(x: 0, y: 0, width: 100, height: 100)
    let other =
      switch edge {
      case .top: CGRect(x: 45, y: -20, width: 10, height: 4)
      case .bottom: CGRect(x: 45, y: 120, width: 10, height: 4)
      case .leading: CGRect(x: -20, y: 45, width: 4, height: 10)
      case .trailing: CGRect(x: 120, y: 45, width: 4, height: 10)
      }
    let arrow = try #require(PopoverArrow(of: panel, to: other))
    #expect(arrow.edge == edge)
    let shape = PopoverShape(arrow: arrow)
    let bounds = shape.path(in: panel).boundingRect
    let tip = bounds.width + bounds.height - 200
    #expect(tip > 8 && tip < 10)
    #expect(bounds.union(other) != bounds, "a gap is left")
    #expect(shape.path(in: panel).contains(CGPoint(x: 50, y: 50)))
    let inner = shape.inset(by: 1).path(in: panel).boundingRect
    #expect(bounds.contains(inner))
    #expect(shape.path(in: .zero).boundingRect.width.isFinite)
  }

  private struct Page: View {
    @State var isShown = false
    let edge: Edge?
    let anchor: PopoverAttachmentAnchor

    var body: some View {
      Button("open") { isShown = true }
        .frame(width: 60, height: 40)
        .accessibilityIdentifier("view")
        .popover(isPresented: $isShown, attachmentAnchor: anchor, arrowEdge: edge) {
          Text("inside").frame(width: 100, height: 60).accessibilityIdentifier("popover")
        }
    }
  }

  private func place(
    _ edge: Edge?, at anchor: PopoverAttachmentAnchor = .rect(.bounds), in width: CGFloat = 400
  ) -> CGRect? {
    let stage = Stage(size: CGSize(width: width, height: 400)) { Page(edge: edge, anchor: anchor) }
    stage.tap("open")
    return stage.element("popover")?.frame
  }

  @Test func aPopoverStandsAtTheEdgeThatIsAskedFor() {
    #expect(place(nil) == CGRect(x: 150, y: 231, width: 100, height: 60))
    #expect(place(.bottom) == CGRect(x: 150, y: 231, width: 100, height: 60))
    #expect(place(.top) == CGRect(x: 150, y: 109, width: 100, height: 60))
    #expect(place(.leading) == CGRect(x: 59, y: 170, width: 100, height: 60))
    #expect(place(.trailing) == CGRect(x: 241, y: 170, width: 100, height: 60))
  }

  @Test func itStandsElsewhereWhereThereIsNoRoom() {
    #expect(place(.leading, in: 200) == CGRect(x: 50, y: 231, width: 100, height: 60))
  }

  @Test func itBelongsToAPointOfTheView() {
    #expect(place(.top, at: .point(.topLeading)) == CGRect(x: 120, y: 109, width: 100, height: 60))
    #expect(
      place(.bottom, at: .rect(.rect(CGRect(x: 0, y: 0, width: 10, height: 10))))
        == CGRect(x: 125, y: 201, width: 100, height: 60))
  }

  @Test func aMenuHasNoArrow() {
    struct Page: View {
      var body: some View { Menu("menu") { Button("one") {} } }
    }
    let stage = Stage(size: CGSize(width: 400, height: 400)) { Page() }
    stage.tap("menu")
    #expect(stage.element("one") != nil)
    #expect(!"\(stage.outline)".contains("PopoverShape"))
  }
}

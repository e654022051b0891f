import Testing

@testable import RecallUI
@testable import RecallUICore

/// The bar of a screen stands on the ground of the list right below it.
@Suite struct BarGroundTests {
  /// The color at a point, of what is filled with one and isn't clipped away.
  private func color(_ stage: Stage, at point: CGPoint) -> Color.Resolved? {
    stage.advance(by: .seconds(1))
    return color(stage.displayList.items, at: point)
  }

  private func color(_ items: [DisplayItem], at point: CGPoint) -> Color.Resolved? {
    var found: Color.Resolved?
    for item in items {
      if case .layer(let layer) = item.content { found = color(layer.items, at: point) ?? found }
      guard case .fill(let path, .color(let color), _) = item.content,
        path.contains(point.applying(item.transform.inverted())),
        item.clips.allSatisfy({ $0.path.contains(point) })
      else { continue }
      found = color
    }
    return found
  }

  private func barColor<Content: View>(@ViewBuilder _ content: () -> Content) -> Color.Resolved? {
    let stage = Stage(size: CGSize(width: 300, height: 400)) {
      NavigationStack { content().navigationTitle("Title") }
    }
    return color(stage, at: CGPoint(x: 295, y: 3))
  }

  private var rows: some View { ForEach(0..<3) { Text("row \($0)") } }
  private let grouped = Color.Resolved(red: 0.949, green: 0.949, blue: 0.969)
  private let white = Color.Resolved(red: 1, green: 1, blue: 1)

  @Test func aGroupedListRightBelowItHasItsGroundUnderTheBar() {
    #expect(barColor { List { rows } } == grouped)
    #expect(barColor { Form { rows } } == grouped)
    #expect(
      barColor {
        VStack(spacing: 0) {
          List { rows }
          Text("below")
        }
      } == grouped)
  }

  @Test(arguments: [CGFloat(300), 800])
  func aSidebarHasItsGroundUnderItsBar(width: CGFloat) {
    let stage = Stage(size: CGSize(width: width, height: 400)) {
      NavigationSplitView {
        List { rows }.navigationTitle("Title")
      } detail: {
        Text("detail")
      }
    }
    #expect(color(stage, at: CGPoint(x: 150, y: 3)) == grouped)
  }

  @Test func otherScreensHaveTheirOwnGround() {
    #expect(barColor { List { rows }.listStyle(.plain) } == white)
    #expect(barColor { List { rows }.scrollContentBackground(.hidden) } == white)
    #expect(
      barColor {
        VStack(spacing: 0) {
          Text("above")
          List { rows }
        }
      } == white)
    #expect(barColor { Text("no list") } == white)
  }

  @Test func whatTheProgramSaysCountsFirst() {
    #expect(barColor { List { rows }.toolbarBackground(Color(red), for: .navigationBar) } == red)
  }

  private let red = Color.Resolved(red: 1, green: 0, blue: 0)

  @Test func whatIgnoresSafeAreasIsBehindTheBar() {
    #expect(barColor { Color(red).ignoresSafeArea() } == red)
    #expect(barColor { Rectangle().fill(Color(red)).edgesIgnoringSafeArea(.all) } == red)
    #expect(
      barColor {
        ZStack {
          Color(red)
          Text("in front")
        }
        .ignoresSafeArea()
      } == red)
  }

  /// Nothing of the bar's own lies over it: what is behind can be seen through all of it.
  @Test func whatIsSeeThroughIsBehindTheBarAsWell() {
    let ground = Rectangle().fill(Color(red)).opacity(0.3).ignoresSafeArea()
    #expect(barColor { ground } == red)
    #expect(
      barColor {
        Text("a").frame(maxWidth: .infinity, maxHeight: .infinity).background { ground }
      } == red)
  }

  @Test(arguments: [1, 0.5]) func aCanvasIsDrawnBehindTheBarAsWell(opacity: Double) {
    final class Sizes {
      var all: Set<[CGFloat]> = []
    }
    let sizes = Sizes()
    let drawn = barColor {
      Canvas { context, size in
        sizes.all.insert([size.width, size.height])
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(Color(red)))
        context.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), with: .color(.blue))
      }
      .opacity(opacity)
      .ignoresSafeArea()
    }
    #expect(drawn == red)
    #expect(sizes.all == [[300, 400]])
  }

  @Test func whatDoesNotFillTheScreenOrIgnoresSomethingElseIsNotBehindTheBar() {
    #expect(barColor { Color(red) } == white)
    #expect(barColor { Rectangle().fill(Color(red)).ignoresSafeArea(.keyboard) } == white)
    #expect(barColor { Rectangle().fill(Color(red)).ignoresSafeArea(edges: .bottom) } == white)
    #expect(
      barColor {
        VStack {
          Text("above")
          Color(red)
        }
        .ignoresSafeArea()
      } == white)
  }

  @Test func inASheetItIsBehindTheBarAsWell() {
    let stage = Stage(size: CGSize(width: 300, height: 400)) {
      Text("below").sheet(isPresented: .constant(true)) {
        NavigationStack { Color(red).ignoresSafeArea().navigationTitle("Title") }
      }
    }
    #expect(color(stage, at: CGPoint(x: 150, y: 40)) == red)
  }

  @Test func aBarInFrontOfContentHasNoLine() {
    func lineColor<Content: View>(@ViewBuilder _ content: () -> Content) -> Color.Resolved? {
      let stage = Stage(size: CGSize(width: 300, height: 400)) {
        NavigationStack { content().navigationBarTitleDisplayMode(.inline).navigationTitle("T") }
      }
      return color(stage, at: CGPoint(x: 295, y: BarLook.height - 0.2))
    }
    #expect(lineColor { Color(red).ignoresSafeArea() } == red)
    let line = lineColor { Text("no ground") }
    #expect(line != nil && line != white)
  }

  @Test func aPictureThatCoversTheScreenCoversWhatIsBehindTheBarAsWell() throws {
    let picture = try #require(
      Picture(
        name: "dots", width: 4, height: 4,
        premultipliedPixels: Array(repeating: 0xFFFF_FFFF, count: 16)))
    func frame<Content: View>(@ViewBuilder _ content: () -> Content) -> CGRect? {
      let stage = Stage(size: CGSize(width: 300, height: 400)) {
        NavigationStack { content().navigationTitle("Title") }
      }
      for case .picture(_, let frame, _) in stage.displayList.items.map(\.content) { return frame }
      return nil
    }
    let covering = try #require(
      frame { Image(picture).resizable().scaledToFill().ignoresSafeArea() })
    #expect(covering.minY == 0 && abs(covering.maxY - 400) < 0.01)
    #expect(abs(covering.width - 400) < 0.01 && abs(covering.midX - 150) < 0.01)
    let plain = try #require(frame { Image(picture).resizable().scaledToFill() })
    #expect(plain.minY > 0)
    let small = try #require(frame { Image(picture).ignoresSafeArea() })
    #expect(small.size == CGSize(width: 4, height: 4))
  }

  @Test func itFollowsTheList() {
    struct Screen: View {
      @State private var isPlain = false

      var body: some View {
        NavigationStack {
          VStack(spacing: 0) {
            if isPlain { Text("above").frame(height: 20) }
            List { Button("change") { isPlain = true } }
          }
          .navigationTitle("Title")
        }
      }
    }
    let stage = Stage(size: CGSize(width: 300, height: 400)) { Screen() }
    #expect(color(stage, at: CGPoint(x: 295, y: 3)) == grouped)
    stage.tap("change")
    #expect(color(stage, at: CGPoint(x: 295, y: 3)) == white)
  }
}

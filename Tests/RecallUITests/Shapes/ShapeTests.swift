import Testing

@testable import RecallUI
@testable import RecallUICore

@Suite struct ShapeTests {
  @Test func aColorOfNoNumbersIsBlackOrClear() {
    #expect(Color(white: .nan).resolve(in: EnvironmentValues()).description == "#000000")
    #expect(Color.red.opacity(.nan).resolve(in: EnvironmentValues()).description == "#FF3B3000")
    var color = Color.Resolved(red: 1, green: 1, blue: 1)
    color.green = .nan
    #expect(color.description == "#FF00FF")
  }

  private let rect = CGRect(x: 10, y: 20, width: 100, height: 50)

  @Test func shapesFillTheirRectangle() {
    #expect(Rectangle().path(in: rect).description == "rect 10,20 100x50")
    #expect(Circle().path(in: rect).description == "ellipse 35,20 50x50")
    #expect(Ellipse().path(in: rect).description == "ellipse 10,20 100x50")
    #expect(Capsule().path(in: rect).description == "roundedRect 10,20 100x50 r 25")
    #expect(
      RoundedRectangle(cornerRadius: 80).path(in: rect).description
        == "roundedRect 10,20 100x50 r 25")
    #expect(
      RoundedRectangle(cornerSize: CGSize(width: 80, height: 60)).path(in: rect).description
        == "roundedRect 10,20 100x50 r 50x25")
  }

  @Test func aRadiusIsAtMostHalfOfTheShorterSide() {
    func path(_ radius: CGFloat) -> String {
      Path(roundedRect: rect, cornerRadius: radius).description
    }
    #expect(path(24) == "roundedRect 10,20 100x50 r 24")
    #expect(path(25) == "roundedRect 10,20 100x50 r 25")
    #expect(path(26) == "roundedRect 10,20 100x50 r 25")
    #expect(path(-1) == "rect 10,20 100x50")
  }

  @Test func insetShapesShrinkFromAllSides() {
    #expect(Rectangle().inset(by: 5).path(in: rect).description == "rect 15,25 90x40")
    #expect(Circle().inset(by: 5).path(in: rect).description == "ellipse 40,25 40x40")
    #expect(
      RoundedRectangle(cornerRadius: 8).inset(by: 5).path(in: rect).description
        == "roundedRect 15,25 90x40 r 3")
    #expect(
      RoundedRectangle(cornerRadius: 8).inset(by: 9).path(in: rect).description
        == "rect 19,29 82x32")
    #expect(
      RoundedRectangle(cornerRadius: 80).inset(by: 5).path(in: rect).description
        == "roundedRect 15,25 90x40 r 20")
    #expect(Rectangle().inset(by: 30).path(in: rect).isEmpty == false)
  }

  @Test func aShapeIsDrawnOnceMoreInTheStyleAround() {
    func drawn<V: View>(@ViewBuilder _ view: () -> V) -> [String] {
      smallStage { view().foregroundStyle(.red) }.displayList.items.map(\.description)
    }
    let ground = "fill rect 0,0 200x200 #0000FF"
    let blue = Color(red: 0, green: 0, blue: 1)
    #expect(
      drawn { Rectangle().fill(blue).strokeBorder(lineWidth: 2) } == [
        ground, "stroke rect 1,1 198x198 #FF3B30 width 2",
      ])
    #expect(
      drawn { Rectangle().fill(blue).strokeBorder(style: StrokeStyle(lineWidth: 2)) } == [
        ground, "stroke rect 1,1 198x198 #FF3B30 width 2",
      ])
    #expect(
      drawn { Rectangle().fill(blue).stroke(lineWidth: 2) } == [
        ground, "stroke rect 0,0 200x200 #FF3B30 width 2",
      ])
    #expect(
      drawn { Rectangle().fill(blue).stroke(style: StrokeStyle(lineWidth: 2)) } == [
        ground, "stroke rect 0,0 200x200 #FF3B30 width 2",
      ])
    #expect(
      drawn { Rectangle().stroke(blue).fill() } == [
        "stroke rect 0,0 200x200 #0000FF width 1", "fill rect 0,0 200x200 #FF3B30",
      ])
  }

  /// A shape of a program's, which counts from its own corner.
  private struct Corner: Shape {
    func path(in rect: CGRect) -> Path {
      Path(CGRect(x: 0, y: 0, width: rect.width / 2, height: 4))
    }
  }

  @Test func aShapeIsDrawnFromItsOwnCorner() {
    func drawn<V: View>(@ViewBuilder _ view: () -> V) -> [String] {
      smallStage(view).displayList.items.map(\.description)
    }
    #expect(drawn { Corner().fill(.red).padding(10) } == ["fill rect 10,10 90x4 #FF3B30"])
    #expect(
      drawn { Corner().stroke(.red).padding(10) } == ["stroke rect 10,10 90x4 #FF3B30 width 1"])
    #expect(
      drawn { AnyShape(Corner().offset(x: 1)).fill(.red).padding(10) }
        == ["fill rect 11,10 90x4 #FF3B30"])
    #expect(
      drawn { Corner().transform(CGAffineTransform(scaleX: 2, y: 1)).fill(.red).padding(10) }
        == ["fill 10 10 m 190 10 l 190 14 l 10 14 l h #FF3B30"])
    #expect(
      drawn { Corner().union(Corner()).fill(.red).padding(10) }.first?.contains("10 10 m") == true)
  }

  @Test func aBorderLiesInside() {
    let stage = smallStage { Circle().strokeBorder(.red, lineWidth: 4) }
    #expect(
      stage.displayList.items.map(\.description)
        == ["stroke ellipse 2,2 196x196 #FF3B30 width 4"])
  }

  @Test func aShapeIsDrawnInTheInheritedStyle() {
    let stage = smallStage { Circle().foregroundColor(.green) }
    #expect(stage.displayList.items.map(\.description) == ["fill ellipse 0,0 200x200 #34C759"])
  }

  @Test(arguments: [
    (0, 0, false), (50, 1, true), (50, 99, true), (14, 14, false), (15, 15, true),
  ])
  func aPathKnowsWhatIsInside(x: CGFloat, y: CGFloat, expected: Bool) {
    let square = CGRect(x: 0, y: 0, width: 100, height: 100)
    #expect(Path(ellipseIn: square).contains(CGPoint(x: x, y: y)) == expected)
    let rounded = Path(roundedRect: square, cornerRadius: 50)
    #expect(rounded.contains(CGPoint(x: x, y: y)) == expected)
  }

  @Test func aHoleIsOutsideByTheEvenOddRule() {
    let ring = Path { path in
      path.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
      path.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
    }
    let middle = CGPoint(x: 15, y: 15)
    #expect(ring.contains(middle))
    #expect(!ring.contains(middle, eoFill: true))
  }
}

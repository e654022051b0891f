import RecallUI
import Testing

@Suite struct ShapeTransformsTests {
  private let rect = CGRect(x: 10, y: 20, width: 100, height: 50)

  @Test func shapesAreTransformedInTheirPlace() {
    #expect(
      Rectangle().scale(0.5).path(in: rect).description
        == "35 32.5 m 85 32.5 l 85 57.5 l 35 57.5 l h")
    #expect(
      Rectangle().scale(x: 2, y: 1, anchor: .topLeading).path(in: rect).description
        == "10 20 m 210 20 l 210 70 l 10 70 l h")
    #expect(
      Rectangle().rotation(.degrees(90)).path(in: rect).description
        == "85 -5 m 85 95 l 35 95 l 35 -5 l h")
    #expect(Circle().size(width: 8, height: 8).path(in: rect).description == "ellipse 10,20 8x8")
    #expect(
      Rectangle().transform(CGAffineTransform(translationX: 1, y: 2)).path(in: rect).description
        == "11 22 m 111 22 l 111 72 l 11 72 l h")
  }

  @Test func aTrimmedShapeIsDrawnInPart() {
    let stage = smallStage { Rectangle().trim(from: 0, to: 0.25).stroke(.red, lineWidth: 2) }
    #expect(
      stage.displayList.items.map(\.description) == ["stroke 0 0 m 200 0 l #FF3B30 width 2"])
  }

  private struct Ring: View {
    let fraction: CGFloat

    var body: some View {
      Rectangle().trim(to: fraction).stroke(.red).animation(.linear(duration: 1), value: fraction)
    }
  }

  @Observable final class Progress {
    var fraction: CGFloat = 0
  }

  private struct Watch: View {
    let progress: Progress

    var body: some View { Ring(fraction: progress.fraction) }
  }

  @Test func trimmingIsAnimated() {
    let progress = Progress()
    let stage = smallStage { Watch(progress: progress) }
    progress.fraction = 0.5
    _ = stage.displayList
    stage.advance(by: .milliseconds(500))
    #expect(
      stage.displayList.items.map(\.description) == ["stroke 0 0 m 200 0 l #FF3B30 width 1"])
    stage.advance(by: .milliseconds(600))
    #expect(
      stage.displayList.items.map(\.description)
        == ["stroke 0 0 m 200 0 l 200 200 l #FF3B30 width 1"])
  }

  @Test func aPathIsAShapeThatStandsInItsPlace() {
    let stage = smallStage {
      Path(CGRect(x: 0, y: 0, width: 10, height: 10)).fill(.green).frame(width: 50, height: 50)
    }
    #expect(stage.displayList.items.map(\.description) == ["fill rect 75,75 10x10 #34C759"])
  }

  /// As in SwiftUI, a shape is hit where it is, and the hole in it is not.
  @Test func aShapeIsHitWhereItIs() {
    var hits = 0
    let stage = smallStage {
      Rectangle().rotation(.degrees(90)).frame(width: 100, height: 20).onTapGesture { hits += 1 }
    }
    stage.tap(at: CGPoint(x: 100, y: 60))
    #expect(hits == 1)
    stage.tap(at: CGPoint(x: 140, y: 100))
    #expect(hits == 1)
  }
}

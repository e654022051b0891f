import TestSupport
import Testing

@testable import RecallUI
@testable import RecallUICore

/// What hit testing passes by without a look inside is what a look would not have found.
@Suite struct BoxHitTestingTests {
  private struct Board: View {
    @State private var step = 0

    var body: some View {
      ZStack(alignment: .topLeading) {
        ForEach(0..<12) { index in
          piece(index)
            .offset(x: CGFloat(index * 31 % 90), y: CGFloat((index + step) * 17 % 80))
            .zIndex(Double((index * 7 + step) % 3))
        }
        Color.green.frame(width: 20, height: 20)
          .onTapGesture { step += 1 }
          .accessibilityIdentifier("next")
          .zIndex(9)
      }
      .frame(width: 120, height: 120, alignment: .topLeading)
    }

    @ViewBuilder private func piece(_ index: Int) -> some View {
      switch (index + step) % 5 {
      case 0: Circle().frame(width: 20, height: 20)
      case 1: Rectangle().frame(width: 24, height: 9).rotationEffect(.degrees(Double(step) * 20))
      case 2: Color.red.frame(width: 12, height: 30).scaleEffect(1.5)
      case 3: Rectangle().frame(width: 8, height: 8).contentShape(Rectangle().inset(by: -6))
      default: Circle().frame(width: 20, height: 20).opacity(Double(step % 2))
      }
    }
  }

  /// Such a line can be anywhere: it hides nothing beside it, and ends nothing.
  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e300])
  func aLineWhoseWidthIsNoNumberLeavesOthersWhatTheyHit(width: CGFloat) {
    let stage = Stage(size: CGSize(width: 120, height: 120)) {
      VStack(spacing: 0) {
        Color.blue.scaleEffect(width)
        Color.green.onTapGesture {}
        // What stands last is asked first.
        Rectangle().stroke(.red, lineWidth: width)
      }
    }
    let hit = stage.hitPath(at: CGPoint(x: 60, y: 60))
    #expect(hit.contains { $0.frame.size == CGSize(width: 120, height: 40) })
  }

  @Test func aPointHitsTheSameWithAndWithoutWhatIsKnownOfBoxes() throws {
    let stage = Stage(size: CGSize(width: 120, height: 120)) { Board() }
    for _ in 0..<8 {
      for x in stride(from: 0.5, to: 120, by: 4) {
        for y in stride(from: 0.5, to: 120, by: 4) {
          let point = CGPoint(x: x, y: y)
          let known = stage.hitPath(at: point)
          stage.root.ownBox?.forgetReach()
          let found = hitPath(at: point, in: try #require(stage.root.ownBox))
          #expect(known.elementsEqual(found, by: ===), "\(point)")
        }
      }
      stage.tap(at: CGPoint(x: 10, y: 10))
    }
  }

  /// The path that is found by asking all boxes.
  private func hitPath(at point: CGPoint, in box: Box) -> [Box] {
    box.knowNoReach()
    var path: [Box] = []
    _ = box.hitTest(point, path: &path)
    box.forgetReach()
    return path
  }

  @Test func whatMovesWithoutAFrameInBetweenIsHitWhereItIs() throws {
    struct Mover: View {
      @State private var isMoved = false

      var body: some View {
        ZStack(alignment: .topLeading) {
          Color.clear.frame(width: 100, height: 100)
          Color.red.frame(width: 10, height: 10)
            .onTapGesture { isMoved.toggle() }
            .accessibilityIdentifier("mover")
            .offset(x: isMoved ? 80 : 0)
        }
      }
    }
    let stage = Stage(size: CGSize(width: 100, height: 100)) { Mover() }
    for x in [5, 85, 5, 85] as [CGFloat] {
      #expect(stage.element(at: CGPoint(x: x, y: 5))?.identifier == "mover")
      #expect(stage.element(at: CGPoint(x: 90 - x, y: 5)) == nil)
      stage.tap(at: CGPoint(x: x, y: 5))
    }
  }
}

/// What can't be seen because its paint is clear lets touches through.
@Suite struct ClearPaintTests {
  private final class Log {
    var taps = 0
  }

  private struct Page<Cover: View>: View {
    let log: Log
    @ViewBuilder let cover: Cover

    var body: some View {
      ZStack {
        Color.red.onTapGesture { log.taps += 1 }
        cover
      }
    }
  }

  private func goesThrough<Cover: View>(@ViewBuilder _ cover: () -> Cover) -> Bool {
    let log = Log()
    let stage = Stage(size: CGSize(width: 100, height: 100)) { Page(log: log, cover: cover) }
    stage.tap(at: CGPoint(x: 50, y: 50))
    return log.taps == 1
  }

  @Test func touchesGoThroughWhatIsClear() {
    #expect(goesThrough { Color.clear })
    #expect(goesThrough { Color.black.opacity(0) })
    #expect(goesThrough { Rectangle().fill(.clear) })
    #expect(goesThrough { Rectangle().fill(.black.opacity(0)) })
    #expect(goesThrough { Rectangle().foregroundColor(.clear) })
    #expect(goesThrough { Circle().stroke(.clear, lineWidth: 100) })
    #expect(goesThrough { Circle().strokeBorder(.clear, lineWidth: 60) })
    #expect(goesThrough { Rectangle().fill(AnyShapeStyle(.clear)) })
  }

  @Test func theyStopAtWhatIsNotOrIsSaidToBeAShape() {
    #expect(!goesThrough { Color.black.opacity(0.001) })
    #expect(!goesThrough { Rectangle().fill(.black.opacity(0.001)) })
    #expect(!goesThrough { Rectangle() })
    #expect(!goesThrough { Rectangle().fill(.clear).contentShape(Rectangle()) })
    #expect(!goesThrough { Rectangle().fill(.clear.shadow(.drop(radius: 3))) })
    #expect(
      !goesThrough { LinearGradient(colors: [.clear, .red], startPoint: .top, endPoint: .bottom) })
  }
}

extension Box {
  /// Has this box and those inside found out again where they can be hit.
  fileprivate func forgetReach() {
    hitCache.reach = nil
    for child in children { child.forgetReach() }
  }

  /// Has this box and those inside be hit anywhere, as far as anybody knows.
  fileprivate func knowNoReach() {
    hitCache.reach = .anywhere
    for child in children { child.knowNoReach() }
  }
}

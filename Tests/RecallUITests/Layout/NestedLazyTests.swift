import Foundation
import Testing

@testable import RecallUI
@testable import RecallUICore

/// Lazy containers in lazy containers settle, and look as those look that aren't lazy.
@Suite struct NestedLazyTests {
  @Test(
    arguments: [
      (CGPoint(x: 200, y: 700), CGPoint(x: 200, y: 100)),
      (CGPoint(x: 200, y: 100), CGPoint(x: 200, y: 700)),
      (CGPoint(x: 350, y: 300), CGPoint(x: 20, y: 300)),
      (CGPoint(x: 20, y: 300), CGPoint(x: 350, y: 300)),
      (CGPoint(x: 350, y: 700), CGPoint(x: 20, y: 100)),
    ], [0, 16, 100, 500])
  func shelvesOfARowEachSettleHoweverTheyAreDragged(way: (CGPoint, CGPoint), milliseconds: Int) {
    let stage = Stage(size: CGSize(width: 390, height: 844)) {
      ScrollView {
        LazyVStack {
          ForEach(0..<100) { _ in
            ScrollView(.horizontal) {
              LazyHStack {
                ForEach(0..<20) { _ in
                  Rectangle().frame(width: 200, height: 150).padding()
                }
              }
            }
          }
        }
      }
    }
    for _ in 0..<8 {
      stage.drag(from: way.0, to: way.1, over: .milliseconds(milliseconds))
      stage.advance(by: .milliseconds(37))
      #expect(stage.issues.isEmpty)
    }
    stage.advance(by: .seconds(5))
    #expect(stage.issues.isEmpty)
  }

  private static let viewport = CGSize(width: 390, height: 600)

  /// The cards that can be seen, by their places.
  private func shown(_ stage: Stage) -> [CGRect] {
    let viewport = CGRect(origin: .zero, size: Self.viewport)
    return stage.displayList.items
      .filter { item in
        if case .fill = item.content { item.opacity > 0 } else { false }
      }
      .map(\.bounds).filter(viewport.intersects)
      .sorted { ($0.minY, $0.minX) < ($1.minY, $1.minX) }
  }

  /// The first of each line is the largest, by which a lazy line knows how thick it is.
  private func card(_ index: Int, _ axis: Axis) -> some View {
    let thickness: CGFloat = index == 0 ? 150 : 90
    return Rectangle()
      .frame(
        width: axis == .horizontal ? 120 : thickness, height: axis == .horizontal ? thickness : 120)
  }

  @ViewBuilder private func rows(
    isLazy: Bool, _ outer: HorizontalAlignment, _ inner: VerticalAlignment
  ) -> some View {
    ScrollView {
      if isLazy {
        LazyVStack(alignment: outer) {
          ForEach(0..<30) { _ in
            ScrollView(.horizontal) {
              LazyHStack(alignment: inner) { ForEach(0..<12) { card($0, .horizontal) } }
            }
          }
        }
      } else {
        VStack(alignment: outer) {
          ForEach(0..<30) { _ in
            ScrollView(.horizontal) {
              HStack(alignment: inner) { ForEach(0..<12) { card($0, .horizontal) } }
            }
          }
        }
      }
    }
  }

  @ViewBuilder private func columns(
    isLazy: Bool, _ outer: VerticalAlignment, _ inner: HorizontalAlignment
  ) -> some View {
    ScrollView(.horizontal) {
      if isLazy {
        LazyHStack(alignment: outer) {
          ForEach(0..<30) { _ in
            ScrollView {
              LazyVStack(alignment: inner) { ForEach(0..<12) { card($0, .vertical) } }
            }
          }
        }
      } else {
        HStack(alignment: outer) {
          ForEach(0..<30) { _ in
            ScrollView {
              VStack(alignment: inner) { ForEach(0..<12) { card($0, .vertical) } }
            }
          }
        }
      }
    }
  }

  /// Ways over the viewport, drawn by a seed: first on the outer axis, then on the inner one. A line
  /// that was scrolled away begins anew when it comes back, so the outer one doesn't move again.
  private func ways(seed: UInt64, outer: Axis) -> [(CGPoint, CGPoint, Duration)] {
    var state = seed
    func next(_ bound: CGFloat) -> CGFloat {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return CGFloat(state >> 33).truncatingRemainder(dividingBy: bound)
    }
    return (0..<12).map { number in
      let isVertical = (outer == .vertical) == (number < 6)
      let start = CGPoint(x: next(390), y: next(600))
      let end = CGPoint(
        x: isVertical ? start.x : next(390), y: isVertical ? next(600) : start.y)
      return (start, end, .milliseconds(Int(next(501))))
    }
  }

  @Test(
    arguments: [HorizontalAlignment.leading, .center, .trailing],
    [VerticalAlignment.top, .center, .bottom])
  func lazyShelvesLookAsTheOthersDo(
    horizontal: HorizontalAlignment, vertical: VerticalAlignment
  ) {
    for seed in 1...8 as ClosedRange<UInt64> {
      for isUpright in [true, false] {
        let stages = [true, false].map { isLazy in
          Stage(size: Self.viewport) {
            if isUpright {
              rows(isLazy: isLazy, horizontal, vertical)
            } else {
              columns(isLazy: isLazy, vertical, horizontal)
            }
          }
        }
        for (start, end, duration) in ways(seed: seed, outer: isUpright ? .vertical : .horizontal) {
          for stage in stages {
            stage.drag(from: start, to: end, over: duration)
            stage.advance(by: .seconds(5))
            #expect(stage.issues.isEmpty)
          }
          #expect(shown(stages[0]) == shown(stages[1]), "seed \(seed), \(start) to \(end)")
        }
      }
    }
  }

  @Observable fileprivate final class Elements {
    var count = 4
  }

  private enum Surroundings: CaseIterable {
    case stack, list, footer
  }

  private struct Page: View {
    let surroundings: Surroundings
    let elements: Elements

    var body: some View {
      switch surroundings {
      case .stack: ScrollView { LazyVStack { rows } }
      case .list: List { rows }
      case .footer:
        Form {
          Section {
            ForEach(0..<16) { Text("row \($0)") }
          } footer: {
            grid
          }
        }
      }
    }

    @ViewBuilder private var rows: some View {
      ForEach(0..<16) { Text("row \($0)").frame(height: 40) }
      grid
    }

    private var grid: some View {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 60))]) {
        ForEach(0..<elements.count, id: \.self) {
          Text("element \($0)").accessibilityIdentifier("element \($0)")
        }
      }
    }
  }

  @Test(arguments: Surroundings.allCases)
  private func whatIsTakenAwayOutOfSightIsGoneWhenItsPlaceComesBack(surroundings: Surroundings) {
    let elements = Elements()
    let stage = Stage(size: CGSize(width: 400, height: 200)) {
      Page(surroundings: surroundings, elements: elements)
    }
    func scroll(_ distance: CGFloat) {
      for _ in 0..<20 {
        stage.send(
          .scroll(
            ScrollEvent(
              at: CGPoint(x: 200, y: 100), by: CGSize(width: 0, height: distance / 20))))
        stage.advance(by: .milliseconds(16))
      }
      stage.advance(by: .seconds(1))
    }
    scroll(-2000)
    #expect(stage.element("element 3") != nil)
    scroll(2000)
    elements.count = 2
    stage.advance(by: .seconds(1))
    _ = (stage.displayList, stage.digest)
    scroll(-2000)
    #expect(stage.element("element 1") != nil)
    #expect(stage.element("element 3") == nil)
    #expect(stage.issues.isEmpty)
  }
}

import CSDL2
import RecallUI
import Testing

@testable import SDLWindow

@Suite struct PixelRectTests {
  private func rect(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1
  ) -> [Int32]? {
    let rect = CGRect(x: x, y: y, width: width, height: height)
    return SDL_Rect(enclosing: rect, scale: scale, width: 100, height: 50)
      .map { [$0.x, $0.y, $0.w, $0.h] }
  }

  @Test func wholePixelsStayAsTheyAre() {
    #expect(rect(10, 20, 5, 6) == [10, 20, 5, 6])
  }

  @Test func whatTouchesAPixelTakesAllOfIt() {
    #expect(rect(10.9, 20.1, 0.2, 0.2) == [10, 20, 2, 1])
    #expect(rect(-0.5, 0, 1, 1) == [0, 0, 1, 1])
  }

  @Test func pointsAreScaledToPixels() {
    #expect(rect(10, 5, 5, 6, scale: 2) == [20, 10, 10, 12])
    #expect(rect(1, 1, 1, 1, scale: 1.5) == [1, 1, 2, 2])
  }

  @Test func nothingReachesBeyondTheSurface() {
    #expect(rect(90, 40, 100, 100) == [90, 40, 10, 10])
    #expect(rect(100, 0, 5, 5) == nil)
    #expect(rect(-5, 0, 5, 5) == nil)
    #expect(rect(0, 50, 5, 5) == nil)
    #expect(rect(1e300, 0, 5, 5) == nil)
  }

  @Test func whatIsEmptyTouchesNothing() {
    #expect(rect(10, 10, 0, 5) == nil)
    #expect(SDL_Rect(enclosing: .null, scale: 1, width: 100, height: 50) == nil)
  }

  @Test func whatIsInfiniteOrNoNumberTouchesEverything() {
    #expect(rect(.nan, .nan, .nan, .nan) == [0, 0, 100, 50])
    let infinite = SDL_Rect(enclosing: .infinite, scale: 2, width: 100, height: 50)
    #expect(infinite?.w == 100)
    #expect(infinite?.h == 50)
  }
}

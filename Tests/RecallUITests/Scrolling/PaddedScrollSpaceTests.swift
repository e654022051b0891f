import RecallUI
import Testing

@Suite struct PaddedScrollSpaceTests {
  /// Ten squares of 50 points in a scroll view of 200, with what is read of the second one.
  private struct Squares: View {
    var padding: CGFloat = 0
    var margin: CGFloat = 0
    let read: (GeometryProxy) -> Void

    var body: some View {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(0..<10) { index in
            Color.red.frame(width: 50)
              .overlay {
                GeometryReader { proxy in
                  let _ = index == 1 ? read(proxy) : ()
                  Color.clear
                }
              }
          }
        }
      }
      .contentMargins(.horizontal, margin, for: .scrollContent)
      .safeAreaPadding(.horizontal, padding)
    }
  }

  private func told(padding: CGFloat = 0, margin: CGFloat = 0) -> (x: CGFloat, bounds: CGRect) {
    var (x, bounds) = (CGFloat.nan, CGRect.null)
    _ = smallStage {
      Squares(padding: padding, margin: margin) { proxy in
        x = proxy.frame(in: .scrollView).minX
        bounds = proxy.bounds(of: .scrollView(axis: .horizontal)) ?? .null
      }
    }
    return (x, bounds)
  }

  @Test func aSpaceIsWhatIsFreeOfTheSafeArea() {
    let plain = told()
    #expect(plain.x == 50)
    #expect(plain.bounds == CGRect(x: -50, y: 0, width: 200, height: 200))
    let padded = told(padding: 25)
    #expect(padded.x == 50)
    #expect(padded.bounds == CGRect(x: -50, y: 0, width: 150, height: 200))
  }

  @Test func marginsOfTheContentArePartOfTheSpace() {
    let spaced = told(margin: 25)
    #expect(spaced.x == 75)
    #expect(spaced.bounds.width == 200)
  }
}

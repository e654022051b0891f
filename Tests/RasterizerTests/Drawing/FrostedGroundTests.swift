import RecallUI
import Testing

@testable import Rasterizer

/// What lies behind glass: blurred, with nothing of it lost at the edges.
struct FrostedGroundTests {
  private let whole = Path(CGRect(x: 0, y: 0, width: 20, height: 20))
  private let left = Path(CGRect(x: 0, y: 0, width: 10, height: 20))

  private func glass(
    _ path: Path, radius: CGFloat, _ color: Color.Resolved? = nil, opacity: Float = 1
  ) -> DisplayItem {
    let clear = Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0)
    let frost = Paint.Frost(color: color ?? clear, radius: radius, opacity: opacity)
    return DisplayItem(.fill(path, .frosted(frost), FillStyle()))
  }

  /// The same profile as of a shadow: 1 - Φ(1/4) and 1 - Φ(5/4), half a pixel and two and a half beyond the edge.
  @Test func anEdgeBehindItIsAsSoftAsItsRadius() throws {
    let surface = try painted([.fill(left, .ink), glass(whole, radius: 2)])
    #expect(surface.largestDistance(at: 10, 10, from: 0x999999) <= 5)
    #expect(surface.largestDistance(at: 12, 10, from: 0xE4E4E4) <= 5)
    #expect(surface.largestDistance(at: 7, 10, from: 0x1B1B1B) <= 5)
  }

  @Test(arguments: [0.5, 2, 4, 6, 8, 30, 1_000] as [CGFloat])
  func whatIsTheSameAllOverStaysSo(radius: CGFloat) throws {
    let surface = try painted([.fill(whole, .red), glass(whole, radius: radius)])
    for place in [(0, 0), (19, 0), (0, 19), (19, 19), (10, 10)] {
      #expect(surface[place.0, place.1] == 0xFF0000, "\(place)")
    }
  }

  @Test func aWideBlurIsOneOfAllThereIs() throws {
    let surface = try painted([.fill(left, .ink), glass(whole, radius: 8)])
    #expect(surface.largestDistance(at: 9, 10, from: 0x7A7A7A) <= 8)
    #expect(surface.largestDistance(at: 0, 10, from: 0x1F1F1F) <= 12)
    let row = (0..<20).map { surface[$0, 10] & 0xFF }
    #expect(row == row.sorted(), "it gets lighter from pixel to pixel")
  }

  @Test func itsColorLiesOverWhatIsBehind() throws {
    let half = Color.Resolved(red: 0, green: 0, blue: 1, opacity: 0.5)
    let surface = try painted([.fill(whole, .red), glass(left, radius: 4, half)])
    #expect(surface.largestDistance(at: 5, 10, from: 0x7F007F) <= 1)
    #expect(surface[15, 10] == 0xFF0000, "nothing beside it")
  }

  @Test func glassThatFadesShowsWhatIsBehindAsItIs() throws {
    let edge = [DisplayItem.fill(left, .ink)]
    let whole = try painted(edge + [glass(self.whole, radius: 4)])
    let faded = try painted(edge + [glass(self.whole, radius: 4, opacity: 0.5)])
    let bare = try painted(edge)
    for x in [8, 9, 10, 11] {
      let mean = ((whole[x, 10] & 0xFF) + (bare[x, 10] & 0xFF)) / 2
      #expect(faded.largestDistance(at: x, 10, from: mean * 0x10101) <= 2)
    }
  }

  /// A group is seen through, and what is in it behind the glass, too.
  @Test(arguments: [0, 0.5, 1]) func throughAGroupWhatIsBehindIsSeen(opacity: Double) throws {
    let right = Path(CGRect(x: 10, y: 0, width: 10, height: 20))
    let behind = [DisplayItem.fill(left, .ink), .fill(right, .red, opacity: 0.3)]
    let alone = try painted(behind + [glass(whole, radius: 4)])
    let bare = try painted([behind[0]])
    let group = Layer([behind[1], glass(whole, radius: 4)])
    let grouped = try painted([behind[0], DisplayItem(.layer(group), opacity: opacity)])
    for (x, shift) in [(2, 16), (9, 16), (10, 0), (17, 8)] as [(Int, UInt32)] {
      func component(_ surface: Surface) -> Double { Double((surface[x, 10] >> shift) & 0xFF) }
      let expected = component(alone) * opacity + component(bare) * (1 - opacity)
      #expect(abs(component(grouped) - expected) <= 2, "\(x)")
    }
  }

  /// What something is done with has its own pixels.
  @Test func inWhatIsBlurredItselfOnlyThatIsBehind() throws {
    let half = Color.Resolved(red: 1, green: 1, blue: 1, opacity: 0.5)
    let layer = Layer([glass(whole, radius: 4, half)], effect: .saturation(0.5))
    let surface = try painted([.fill(left, .ink), DisplayItem(.layer(layer))])
    #expect(surface.largestDistance(at: 9, 10, from: 0x7F7F7F) <= 1)
    #expect(surface[10, 10] == 0xFFFFFF)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -1, 0, 1e300])
  func radiiThatAreNoneBlurNothing(radius: CGFloat) throws {
    let surface = try painted([.fill(left, .ink), glass(whole, radius: radius)])
    if !(radius > 1) || !radius.isFinite {
      #expect(surface[9, 10] == 0x000000)
      #expect(surface[10, 10] == 0xFFFFFF)
    }
  }
}

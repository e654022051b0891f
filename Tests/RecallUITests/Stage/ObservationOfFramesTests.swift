import TestSupport
import Testing

@testable import RecallUI
@testable import RecallUICore

/// Frames are observations: whether and when somebody looks changes nothing.
@Suite struct ObservationOfFramesTests {
  private struct Screen: View {
    @ObservedObject var model: Switchboard
    @State private var taps = 0

    var body: some View {
      VStack {
        Text("\(model.name) \(taps)").onTapGesture { taps += 1 }
        ScrollView {
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 40))]) {
            ForEach(0..<(100 + model.number), id: \.self) { number in
              GeometryReader { geometry in
                Color(white: Double((number + taps) % 5) / 5)
                  .frame(width: geometry.size.width / 2)
              }
              .frame(height: CGFloat(20 + (number + taps) % 3 * 10))
              .onTapGesture { model.number = (model.number + number) % 7 }
            }
          }
        }
      }
    }
  }

  /// Plays the same random session, and looks with the chance of one in `looks`; never for nil.
  private func digests(seed: UInt64, looks: Int?) -> (digests: [UInt64], last: DisplayList) {
    var events = Chance(seed: seed)
    var eyes = Chance(seed: seed &+ 99)
    let model = Switchboard()
    let stage = Stage(size: CGSize(width: 320, height: 240)) { Screen(model: model) }
    var digests: [UInt64] = []
    func look() {
      guard let looks, eyes.oneIn(looks) else { return }
      switch eyes.number(below: 5) {
      case 0: #expect(stage.displayList == stage.displayListAnew)
      case 1: _ = stage.outline
      case 2: _ = stage.snapshot
      case 3: _ = stage.elements
      default: _ = stage.digest
      }
    }
    for _ in 0..<60 {
      let point = CGPoint(x: events.number(below: 320), y: events.number(below: 240))
      look()
      switch events.number(below: 6) {
      case 0:
        let distance = CGFloat(events.number(below: 400) - 200)
        stage.send(.scroll(ScrollEvent(at: point, by: CGSize(width: 0, height: distance))))
      case 1:
        let size = CGSize(
          width: 200 + events.number(below: 200), height: 100 + events.number(below: 200))
        stage.send(.resize(size))
      case 2:
        let end = CGPoint(x: events.number(below: 320), y: events.number(below: 240))
        stage.drag(from: point, to: end, over: .milliseconds(events.number(below: 100)))
      default:
        stage.tap(at: point)
      }
      look()
      stage.advance(by: .milliseconds(events.number(below: 300)))
      look()
      digests.append(stage.snapshot.lines.reduce(0) { $0 &+ $1.digest })
    }
    // Glides and flights have ended.
    stage.advance(by: .seconds(60))
    // Made anew before anybody asks for it: what is taken over from earlier frames must be the same.
    let last = stage.displayListAnew
    #expect(stage.displayList == last)
    return (digests, last)
  }

  @Test(arguments: 0..<8)
  func lookingAtRandomMomentsChangesNothing(seed: UInt64) {
    let blind = digests(seed: seed, looks: nil)
    for looks in [1, 3] {
      let seen = digests(seed: seed, looks: looks)
      #expect(seen.digests == blind.digests)
      #expect(seen.last == blind.last)
    }
  }

  @Test func aSecondLookSeesWhatOneThatIsMadeAnewSees() {
    let stage = Stage(size: CGSize(width: 320, height: 240)) { Screen(model: Switchboard()) }
    let list = stage.displayList
    #expect(list == stage.displayListAnew)
    #expect(list == stage.displayList)
    #expect(stage.outline == stage.outline)
    #expect(stage.snapshot == stage.snapshot)
  }

  @Test func theDigestIsTheSumOverTheSnapshotsLines() {
    let model = Switchboard()
    let stage = Stage(size: CGSize(width: 320, height: 240)) { Screen(model: model) }
    var chance = Chance(seed: 5)
    for _ in 0..<40 {
      stage.tap(at: CGPoint(x: chance.number(below: 320), y: chance.number(below: 240)))
      let sum = stage.snapshot.lines.reduce(0) { $0 &+ $1.digest }
      #expect(stage.digest == sum)
    }
  }
}

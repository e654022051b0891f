import RecallUI
import Testing

@Suite struct IdentityTests {
  private struct Counter: View {
    @State private var count = 0

    var body: some View {
      Text("count \(count)")
        .frame(width: 100, height: 50)
        .onTapGesture { count += 1 }
    }
  }

  private struct Screen: View {
    @State private var round = 1

    var body: some View {
      VStack(spacing: 0) {
        Counter().id(round)
        Text("another").frame(width: 100, height: 50).onTapGesture { round += 1 }
      }
    }
  }

  private let counter = CGPoint(x: 50, y: 25)
  private let another = CGPoint(x: 50, y: 75)

  @Test func stateLivesAsLongAsTheIdentifier() {
    let stage = Stage(size: CGSize(width: 100, height: 100)) { Screen() }
    stage.tap(at: counter)
    stage.tap(at: counter)
    #expect(stage.element("count 2") != nil)

    stage.tap(at: another)

    #expect(stage.element("count 0") != nil)
    stage.tap(at: counter)
    #expect(stage.element("count 1") != nil)
  }

  @Test func thePathShowsTheIdentifier() {
    let stage = Stage(size: CGSize(width: 100, height: 100)) { Screen() }
    #expect(stage.snapshot["Screen/#0/[1]/Counter.count"] == "0")
    stage.tap(at: another)
    #expect(stage.snapshot["Screen/#0/[2]/Counter.count"] == "0")
    #expect(stage.snapshot["Screen/#0/[1]/Counter.count"] == nil)
  }
}

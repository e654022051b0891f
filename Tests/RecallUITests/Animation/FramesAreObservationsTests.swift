import TestSupport
import Testing

@testable import RecallUI
@testable import RecallUICore

/// The law: frames are observations. A session goes through the same states whoever looks and when,
/// and looks the same at the same instants.
@Suite struct FramesAreObservationsTests {
  private struct Flip: AnimatableModifier {
    var angle: Double

    var animatableData: Double {
      get { angle }
      set { angle = newValue }
    }

    func body(content: Content) -> some View {
      ZStack {
        if angle < 90 {
          RoundedRectangle(cornerRadius: 4).fill(Color.white)
        } else {
          RoundedRectangle(cornerRadius: 4).fill(Color.red)
        }
        content.opacity(angle < 90 ? 1 : 0)
      }
      .rotation3DEffect(.degrees(angle), axis: (x: 0, y: 1, z: 0))
    }
  }

  /// A table on which everything moves that can.
  private struct Table: View {
    @State private var cards = [0, 1, 2, 3, 4, 5]
    @State private var faceUp: Set<Int> = []
    @State private var ended = 0
    @State private var ticks = 0

    var body: some View {
      LazyVGrid(columns: Array(repeating: GridItem(.fixed(30)), count: 3)) {
        ForEach(cards, id: \.self) { card in
          Text("\(card)")
            .rotationEffect(.degrees(faceUp.contains(card) ? 360 : 0))
            .animation(.linear(duration: 0.4).repeatCount(3), value: faceUp.contains(card))
            .modifier(Flip(angle: faceUp.contains(card) ? 0 : 180))
            .frame(width: 30, height: faceUp.contains(card) ? 40 : 30)
            .transition(.asymmetric(insertion: .slide, removal: .scale.combined(with: .opacity)))
            .onTapGesture { choose(card) }
        }
      }
      .frame(width: 120, height: 120)
      .background(faceUp.count > 2 ? Color.green : Color.gray)
      .onTapGesture(count: 2) { withAnimation(.bouncy) { cards.reverse() } }
      .onChange(of: ended) { _, _ in ticks += 1 }
    }

    private func choose(_ card: Int) {
      withAnimation(.spring(response: 0.4, dampingFraction: 0.6)) {
        if faceUp.remove(card) == nil { faceUp.insert(card) }
      } completion: {
        ended += 1
      }
      guard ended % 4 == 3 else { return }
      for (index, card) in cards.enumerated() where card % 2 == ended % 2 {
        withAnimation(.easeOut(duration: 0.3).delay(Double(index) * 0.05)) {
          cards.removeAll { $0 == card }
        }
      }
      if cards.count < 4 { withAnimation { cards = [0, 1, 2, 3, 4, 5] } }
    }
  }

  private func stage() -> Stage {
    Stage(size: CGSize(width: 120, height: 120)) { Table() }
  }

  /// Taps at random instants and places.
  private func session(_ seed: UInt64) -> [(at: Instant, point: CGPoint)] {
    var chance = Chance(seed: seed)
    var now: Int64 = 0
    return (0..<24).map { _ in
      now += Int64(chance.number(below: 300_000_000))
      return (
        Instant(nanoseconds: now),
        CGPoint(x: CGFloat(chance.number(below: 120)), y: CGFloat(chance.number(below: 120)))
      )
    }
  }

  /// Plays a session, looking at `frames` on the way; gives the digest after each event and what
  /// was seen at the `marks`.
  private func play(
    _ session: [(at: Instant, point: CGPoint)], lookingAt frames: [Instant], marks: Set<Instant>
  ) -> (digests: [UInt64], seen: [Instant: DisplayList]) {
    let stage = stage()
    var digests: [UInt64] = []
    var seen: [Instant: DisplayList] = [:]
    var looks = frames[...]
    func look(until instant: Instant) {
      while let frame = looks.first, frame < instant {
        looks.removeFirst()
        stage.advance(to: frame)
        let list = stage.displayList
        #expect(list == stage.displayListAnew)
        if marks.contains(frame) { seen[frame] = list }
      }
    }
    for step in session {
      look(until: step.at)
      stage.advance(to: step.at)
      stage.tap(at: step.point)
      digests.append(stage.digest)
    }
    look(until: .distantFuture)
    stage.advance(by: .seconds(60))
    digests.append(stage.digest)
    #expect(stage.issues.isEmpty)
    return (digests, seen)
  }

  private func frames(every nanoseconds: Int64, until end: Instant) -> [Instant] {
    stride(from: 0, through: end.nanoseconds, by: Int64.Stride(nanoseconds)).map {
      Instant(nanoseconds: $0)
    }
  }

  @Test(arguments: 1...3 as ClosedRange<UInt64>)
  func aSessionIsTheSameWhoeverLooks(_ seed: UInt64) {
    let session = session(seed)
    let end = (session.last?.at ?? .zero).advanced(by: .seconds(2))
    var chance = Chance(seed: seed &* 977)
    let random = (0..<100).map { _ in
      Instant(nanoseconds: Int64(chance.number(below: Int(end.nanoseconds))))
    }.sorted()
    let marks = Set(
      random.enumerated().filter { $0.offset % 3 == 0 }.map(\.element))

    let blind = play(session, lookingAt: [], marks: [])
    let alone = play(session, lookingAt: marks.sorted(), marks: marks)
    let irregular = play(session, lookingAt: random, marks: marks)
    #expect(alone.digests == blind.digests)
    #expect(irregular.digests == blind.digests)
    #expect(irregular.seen == alone.seen)
    #expect(alone.seen.count == marks.count)

    for rate in [60, 144] as [Int64] {
      let regular = frames(every: 1_000_000_000 / rate, until: end)
      let watched = play(session, lookingAt: (regular + marks).sorted(), marks: marks)
      #expect(watched.digests == blind.digests, "\(rate) Hz")
      #expect(watched.seen == alone.seen, "\(rate) Hz")
    }
    // The session moves: most of what was seen differs from what was seen before.
    let lists = marks.sorted().compactMap { alone.seen[$0] }
    let changes = zip(lists, lists.dropFirst()).filter { $0 != $1 }.count
    #expect(changes * 2 > lists.count)
  }

  @Test func whileNothingAnimatesNoLaterFrameDiffers() {
    for seed in 1...2 as ClosedRange<UInt64> {
      let stage = stage()
      for step in session(seed) {
        stage.advance(to: step.at)
        stage.tap(at: step.point)
        var rests = 0
        while stage.isAnimating, rests < 400 {
          stage.advance(by: .milliseconds(10))
          rests += 1
        }
        #expect(rests < 400)
        let list = stage.displayList
        guard stage.nextDeadline == nil else { continue }
        stage.advance(by: .seconds(5))
        #expect(stage.displayList == list)
      }
    }
  }
}

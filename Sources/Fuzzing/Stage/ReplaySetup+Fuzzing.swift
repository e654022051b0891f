import Replay

extension ReplaySetup {
  /// Draws how a game of so many pairs is played: each rule now and then, times short enough to come to
  /// their ends.
  init(fuzzedFor pairs: Int, generator: inout FuzzGenerator) {
    self.init()
    let seats = generator.choice((0, weight: 2), (1, weight: 1), (2, weight: 3), (4, weight: 2))
    for seat in 0..<seats {
      let bot = generator.element(of: Self.bots)
      let isBot = generator.happens(Ratio(1, in: 2))
      players.append(Player(name: "Player \(seat)", bot: isBot ? bot : nil))
    }
    turnBack = Self.time(250...3000, using: &generator)
    look = Self.time(500...5000, using: &generator)
    hasBonus = generator.happens(Ratio(3, in: 4))
    allowsPeeks = generator.happens(Ratio(3, in: 4))
    race = Self.time(1000...30_000, using: &generator)
    hold = Self.time(250...1000, using: &generator)
    guard generator.happens(Ratio(1, in: 4)) else { return }
    var time: Int64 = 0
    for pair in 0..<generator.number(in: 1...min(pairs, 12)) {
      time += Int64(generator.number(in: 0...3000))
      ghost.append(Find(milliseconds: time, pair: pair))
    }
  }

  private static func time(
    _ range: ClosedRange<Int>, using generator: inout FuzzGenerator
  ) -> Int64? {
    guard generator.happens(Ratio(1, in: 4)) else { return nil }
    return Int64(generator.number(in: range))
  }

  private static let bots = [
    "random", "perfect", "fifo:3", "lru:5", "forgetful:0.8", "optimal", "optimal-no-pass",
  ]
}

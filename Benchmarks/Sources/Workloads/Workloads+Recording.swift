import Replay

extension Workloads {
  /// A recorded session as the window writes it: each pointer event with its digest, and the lines of the
  /// state that changed.
  public static func recording(taps: Int) -> [UInt8] {
    var text = """
      recall-replay 5
      deck      vehicles
      pairs     26
      seed      42
      viewport  1280x800


      """
    for tap in 0..<taps {
      let (time, card) = (tap * 1000, tap % 52)
      text += """
        \(time) down card:\(card) +31.5,+\(40 + tap % 9).25 #129ef974deacb6\(10 + tap % 90)
                stage.gestures = "card:\(card): tap possible, long press possible"
        \(time + 80) up card:\(card) +31.5,+\(40 + tap % 9).25 #8b4de4f20fa1c5\(10 + tap % 90)
                card:\(card).bonusTimeRunsSince = \(time + 80).000000
                card:\(card).isFaceUp = true
                card:\(card).place = 7
                chosen = \(card)
                moves = \(tap / 2)
                score = \(tap % 40)
                stage.gestures = none

        """
    }
    return Array((text + "\(taps * 1000) end\n").utf8)
  }

  /// How many steps a recording has; none if it isn't one.
  public static func parse(_ recording: [UInt8]) -> Int {
    (try? ReplayScript(parsing: recording, file: "recording"))?.steps.count ?? 0
  }

  /// The same, read as a replay is played: step by step.
  public static func parseInSteps(_ recording: [UInt8]) -> Int {
    var rest = recording[...]
    guard
      var reader = try? ReplayReader(
        file: "recording",
        source: {
          defer { rest = rest.dropFirst(1 << 16) }
          return Array(rest.prefix(1 << 16))
        })
    else { return 0 }
    var steps = 0
    while let step = try? reader.next() {
      steps &+= step.changes.count &+ 1
    }
    return steps
  }
}

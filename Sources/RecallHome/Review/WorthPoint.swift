import Simulation

/// What a table is worth at a step of a game.
struct WorthPoint: Equatable, Identifiable {
  let step: Int
  /// Alone: the moves still expected. Of two: the lead in pairs that the first is expected to end with.
  let worth: Double
  /// Alone: the moves that are made and still expected together; of two as above.
  let end: Double

  var id: Int { step }
}

extension ReviewedGame {
  /// From the beginning to the end.
  ///
  /// - Complexity: O(n) for n turns.
  var worths: [WorthPoint] {
    isForTwo ? leads : movesLeft
  }

  private var movesLeft: [WorthPoint] {
    var points = [WorthPoint(step: 0, worth: review.par, end: review.par)]
    for (index, choice) in review.choices.enumerated() {
      // What a second card is worth has its own move in it.
      let made = Double(choice.isSecond ? choice.move : choice.move - 1)
      let left = choice.worth - (choice.isSecond ? 1 : 0)
      points.append(WorthPoint(step: index + 1, worth: left, end: made + left))
    }
    return points
  }

  private var leads: [WorthPoint] {
    var points = [WorthPoint(step: 0, worth: review.par, end: review.par)]
    var lead = 0.0
    for (index, choice) in review.choices.enumerated() {
      let sign: Double = choice.player == 0 ? 1 : -1
      // What a second card is worth has the pair in it that it won.
      let expected = lead + sign * choice.worth
      if choice.isMatch { lead += sign }
      points.append(WorthPoint(step: index + 1, worth: expected, end: expected))
    }
    return points
  }
}

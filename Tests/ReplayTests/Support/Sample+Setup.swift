@testable import Replay

extension Sample {
  /// A header with all that a setup can say, in the form in which it is printed.
  static let textOfSetup = """
    recall-replay 4
    // Ann against a bot.
    deck      vehicles
    pairs     12
    seed      42
    viewport  1024x768
    player    "Ann \\"A\\""
    player    "Bo" bot forgetful:0.9
    turnback  1500
    look      5000
    bonus     off
    peeks     off
    race      90000
    hold      500
    ghost     0:3 1200:0 1200:1 2000:2 3000:4 4000:5 5000:6 6000:7
    ghost     7000:11

    """

  static var setup: ReplaySetup {
    var setup = ReplaySetup()
    setup.players = [
      ReplaySetup.Player(name: "Ann \"A\""), ReplaySetup.Player(name: "Bo", bot: "forgetful:0.9"),
    ]
    setup.turnBack = 1500
    setup.look = 5000
    setup.hasBonus = false
    setup.allowsPeeks = false
    setup.race = 90_000
    setup.hold = 500
    setup.ghost = [
      (0, 3), (1200, 0), (1200, 1), (2000, 2), (3000, 4), (4000, 5), (5000, 6), (6000, 7),
      (7000, 11),
    ].map { ReplaySetup.Find(milliseconds: $0, pair: $1) }
    return setup
  }
}

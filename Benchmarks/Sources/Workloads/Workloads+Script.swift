extension Workloads {
  /// A replay of a game of 26 pairs in which a card is tapped each second, never two that match in
  /// a row.
  public static func script(minutes: Int) -> String {
    let order = (0..<2).flatMap { stride(from: $0, to: 52, by: 2) }
    let taps = (0..<(60 * minutes)).map { "\($0 * 1000) tap card:\(order[$0 % order.count])" }
    return """
      recall-replay 1
      deck      vehicles
      pairs     26
      seed      42
      viewport  1280x800

      \(taps.joined(separator: "\n"))
      \(60_000 * minutes) end

      """
  }
}

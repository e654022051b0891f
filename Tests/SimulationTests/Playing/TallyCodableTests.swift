import Foundation
import Simulation
import Testing

struct TallyCodableTests {
  private func read(_ json: String) throws -> Histogram {
    try JSONDecoder().decode(Histogram.self, from: Data(json.utf8))
  }

  @Test func aTallyIsReadAsItWasWritten() throws {
    let tally = try Simulation(.perfect, against: .random, pairs: 4, seed: 3).play(0..<50)
    let json = try JSONEncoder().encode(tally)
    #expect(try JSONDecoder().decode(Tally.self, from: json) == tally)
  }

  @Test func aHistogramIsItsCounts() throws {
    var histogram = Histogram()
    histogram.add(-2, times: 3)
    histogram.add(9)
    let json = String(decoding: try JSONEncoder().encode(histogram), as: UTF8.self)
    #expect(json == "[[-2,3],[9,1]]")
    #expect(try read(json) == histogram)
  }

  @Test(
    arguments: [
      "[[1]]", "[[1,2,3]]", "[[1,0]]", "[[1,-1]]", "[[9223372036854775807,1]]", "{}",
      "[[1,1152921504606846976],[2,1]]",
    ])
  func whatIsNoHistogramIsRefused(json: String) {
    #expect(throws: DecodingError.self) { try read(json) }
  }
}

import Foundation
import Statistics
import Testing

@Suite struct StatisticsExportTests {
  @Test func aGameIsALineOfTheTable() {
    var race = GameRecord.sample(
      id: 2, beganAt: 86_400, deck: "a \"b\", c\r\nd", players: 2,
      recalls: [RecallSample(movesAgo: 1, isHit: true, chance: 0.5)])
    race.kind = .race(milliseconds: 30_000)
    race.review = nil
    var daily = GameRecord.sample(id: 1)
    daily.kind = .daily(CalendarDay(number: 0))
    let header =
      "id,began,deck,title,pairs,seed,rules,players,person,kind,day,limit,end,standing,moves,score,"
      + "peeks,milliseconds,par,loss,luck,peeked,shuffled,accuracy,recalls,recalled"
    let first =
      "1,1970-01-01T00:00:00Z,faces,FACES,8,18446744073709551615,classic,Ada,0,daily,1970-01-01,,"
      + "finished,won,14,10,0,60000,12.0,3.0,-1.0,0.0,0.0,80.0,0,0"
    let second =
      "2,1970-01-02T00:00:00Z,\"a \"\"b\"\", c\r\nd\",\"A \"\"B\"\", C\r\nD\",8,"
      + "18446744073709551615,classic,Ada; Ada (bot),0,race,,30000,finished,won,14,10,0,60000,,,,,,,"
      + "1,1"
    #expect(
      StatisticsExport([race, daily]).csv == "\(header)\r\n\(first)\r\n\(second)\r\n")
  }

  @Test func onlyGamesThatCountAreToldOf() {
    let records: [GameRecord] = [
      .sample(id: 1, end: .interrupted), .sample(id: 2, deck: "food"), .sample(id: 3),
    ]
    let export = StatisticsExport(records, filter: RecordFilter(deck: "faces"))
    #expect(export.games.map(\.id) == [3])
    #expect(export.statistics.overall.games == 1)
  }

  @Test func theJSONIsReadBack() throws {
    let export = StatisticsExport([.sample(), .sample(id: 2, players: 2)])
    let decoded = try JSONDecoder().decode(
      StatisticsExport.self, from: Data(try export.json.utf8))
    #expect(decoded == export)
  }

  @Test func aNumberThatIsNotFiniteIsAWord() throws {
    #expect(try StatisticsExport([.sample(par: .nan)]).json.contains(#""par" : "nan""#))
  }
}

import Testing

@testable import Replay

/// Where fields of a header stand, some of them more than once.
struct FieldPlacesTests {
  private static func place(_ line: Int) -> TextPlace { TextPlace(line: line, column: 11) }

  private static func places(_ fields: [(ReplayHeader.Field, Int)]) -> FieldPlaces {
    var places = FieldPlaces()
    for (field, line) in fields { places.append(field, at: place(line)) }
    return places
  }

  @Test func aFieldThatIsThereTwiceStandsFirstWhereItWasReadFirst() {
    let places = Self.places([(.player, 3), (.deck, 4), (.player, 5)])
    #expect(places.first(of: .player) == Self.place(3))
    #expect(places[.player] == [Self.place(3), Self.place(5)])
    #expect(places[.seed] == [] && places.first(of: .seed) == nil && !places.contains(.seed))
  }

  @Test func placesThatAreSetReplaceThoseOfTheFieldAlone() {
    var places = Self.places([(.player, 3), (.deck, 4), (.player, 5)])
    places[.player] = [Self.place(9)]
    #expect(places[.player] == [Self.place(9)])
    #expect(places[.deck] == [Self.place(4)])
  }

  @Test func fieldsThatAreMovedKeepTheirNumber() {
    let moved = Self.places([(.player, 3), (.deck, 4), (.player, 5)]).moved(to: Self.place(2))
    #expect(moved[.player] == [Self.place(2), Self.place(2)])
    #expect(moved[.deck] == [Self.place(2)])
  }

  @Test func aFieldThatBothHaveIsTakenFromTheFirst() {
    let merged = Self.places([(.deck, 3)]).merging(
      Self.places([(.deck, 1), (.player, 1), (.player, 2)]))
    #expect(merged[.deck] == [Self.place(3)])
    #expect(merged[.player] == [Self.place(1), Self.place(2)])
  }
}

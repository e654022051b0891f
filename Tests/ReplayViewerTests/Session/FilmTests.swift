import RecallUI
import Testing

@testable import ReplayViewer

@Suite struct FilmTests {
  private func list(_ places: [Int]) -> DisplayList {
    let items = places.map { x in
      DisplayItem(
        .fill(
          Path(CGRect(x: x, y: 0, width: 5, height: 5)), .color(.init(red: 1, green: 0, blue: 0)),
          .init()))
    }
    return DisplayList(
      size: CGSize(width: 100, height: 100), background: .init(red: 1, green: 1, blue: 1),
      items: items)
  }

  @Test func eachPictureIsWhatWasAdded() {
    let lists = [[1, 2, 3], [1, 7, 3], [7, 3], [], Array(0..<40), Array(5..<50), [1, 2, 3]].map(
      list)
    var film = Film()
    let numbers = lists.enumerated().map { film.add($1, at: Instant(milliseconds: Int64($0))) }
    #expect(numbers == Array(0..<7))
    for (number, list) in lists.enumerated() { #expect(film.picture(number) == list) }
  }

  @Test func thePictureThatIsThereIsNotAddedAgain() {
    var film = Film()
    #expect(film.add(list([1]), at: .zero) == 0)
    #expect(film.add(list([1]), at: Instant(milliseconds: 40)) == 0)
    #expect(film.count == 1)
    #expect(film.picture(1) == nil)
    #expect(film.picture(-1) == nil)
  }

  @Test(arguments: [(-1, 0), (0, 0), (9, 0), (10, 1), (19, 1), (20, 2), (1000, 2)])
  func thePictureOfAnInstantIsTheLastOneThatWasThere(milliseconds: Int64, number: Int) {
    var film = Film()
    for index in 0..<3 { film.add(list([index]), at: Instant(milliseconds: Int64(index * 10))) }
    #expect(film.number(in: 0...2, at: Instant(milliseconds: milliseconds)) == number)
    #expect(film.number(in: 1...1, at: Instant(milliseconds: milliseconds)) == 1)
  }

  @Test(arguments: [(mostItems: 40, mostNumbers: 1000), (mostItems: 1000, mostNumbers: 40)])
  func whatIsKeptIsBounded(mostItems: Int, mostNumbers: Int) {
    var film = Film(mostItems: mostItems, mostNumbers: mostNumbers)
    let many = 6
    let numbers = (0..<10).map { round in
      film.add(
        list(Array(round * many..<(round + 1) * many)), at: Instant(milliseconds: Int64(round)))
    }
    // The picture that goes beyond the bound is the last one.
    #expect(numbers == [0, 1, 2, 3, 4, 5, 6, nil, nil, nil])
    #expect(film.isFull)
    #expect(film.isCrowded)
    #expect(film.count == 7)
    #expect(film.add(list(Array(36..<42)), at: .zero) == 6)
    #expect(film.picture(6) == list(Array(36..<42)))
  }

  @Test func aFilmIsCrowdedBeforeItIsFull() {
    var film = Film(mostItems: 10)
    film.add(list(Array(0..<5)), at: .zero)
    #expect(!film.isCrowded)
    film.add(list(Array(0..<6)), at: .zero)
    #expect(film.isCrowded)
    #expect(!film.isFull)
  }
}

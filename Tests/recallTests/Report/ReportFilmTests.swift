import Foundation
import Rasterizer
import RecallUI
import Testing

@testable import recall

@Suite struct ReportFilmTests {
  /// What the page's script does with the numbers of pictures.
  private func decoded(_ all: [[Int]]) -> [[Int]] {
    var before: [Int] = []
    return all.map { changes in
      var frame: [Int] = []
      var index = 0
      while index < changes.count {
        if changes[index] >= 0 {
          frame.append(changes[index])
          index += 1
        } else {
          let start = -1 - changes[index]
          frame += before[start..<(start + changes[index + 1])]
          index += 2
        }
      }
      before = frame
      return frame
    }
  }

  @Test func picturesAreToldByWhatChanged() {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<200 {
      let first = (0..<20).map { _ in Int.random(in: 0..<9, using: &generator) }
      var second = first
      for _ in 0..<3 where !second.isEmpty {
        second.remove(at: Int.random(in: second.indices, using: &generator))
        second.insert(7, at: Int.random(in: 0...second.count, using: &generator))
      }
      let frames = [
        ReportFilm.changes(from: [], to: first), ReportFilm.changes(from: first, to: second),
        ReportFilm.changes(from: second, to: []),
      ]
      #expect(decoded(frames) == [first, second, []])
    }
    #expect(ReportFilm.changes(from: [1, 2, 3, 4], to: [1, 2, 9, 4]) == [-1, 2, 9, -4, 1])
  }

  @Test func whatShowsAgainIsWrittenOnce() {
    let measurer = PangoTextMeasurer()
    func list(_ text: String) -> DisplayList {
      Stage(size: CGSize(width: 90, height: 40), textMeasurer: measurer) { Text(text) }.displayList
    }
    var film = ReportFilm(text: measurer)
    #expect(film.add(list("a")) == 0)
    #expect(film.add(list("a")) == 0)
    #expect(film.add(list("b")) == 1)
    #expect(film.add(list("a")) == 2)
    #expect(film.elements.count == 3)
    #expect(decoded(film.frames) == [[0, 1], [0, 2], [0, 1]])
  }
}

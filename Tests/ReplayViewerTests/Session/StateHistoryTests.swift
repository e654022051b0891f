import Testing

@testable import ReplayViewer

@Suite struct StateHistoryTests {
  private let history: StateHistory = {
    func moment(_ changes: WatchedMoment.Change...) -> WatchedMoment {
      var moment = WatchedMoment(.event, at: .zero, title: "")
      moment.changes = changes
      return moment
    }
    return StateHistory(of: [
      moment(.init("b", from: nil, to: "1"), .init("a", from: nil, to: "x")), moment(),
      moment(.init("b", from: "1", to: "2")), moment(.init("b", from: "2", to: nil)),
    ])
  }()

  @Test(
    arguments: [(-1, nil), (0, "1"), (1, "1"), (2, "2"), (3, nil), (9, nil)] as [(Int, String?)])
  func aValueIsWhatItsLastChangeMadeIt(moment: Int, text: String?) {
    #expect(history.value("b", behind: moment)?.text == text)
  }

  @Test func theStateIsAllThatIsThereByName() {
    #expect(
      history.values(behind: 2) == [
        .init(name: "a", text: "x", since: 0), .init(name: "b", text: "2", since: 2),
      ])
    #expect(history.values(behind: 3).map(\.name) == ["a"])
    #expect(history.value("c", behind: 2) == nil)
  }

  @Test func allChangesOfAValueAreKnown() {
    #expect(history.changes(of: "b") == [0, 2, 3])
    #expect(history.changes(of: "c") == [])
  }
}

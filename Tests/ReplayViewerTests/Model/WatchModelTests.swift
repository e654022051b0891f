import RecallUI
import Testing

@testable import ReplayViewer

@Suite struct WatchModelTests {
  private let model = WatchModel(countedSession())

  @Test func itOpensAtItsBeginningOrWhereSomethingIsWrong() {
    #expect(model.state.place == WatchPlace(moment: 0, instant: .zero, isOutcome: true))
    #expect(WatchModel(countedSession(isFailing: true)).state.place.moment == 5)
    let other = WatchModel(countedSession(), beside: countedSession([100, 900]))
    #expect(other.state.place.moment == 3)
  }

  @Test func stepsGoToWhatIsListed() {
    model.step(1)
    #expect(model.state.place.moment == 1)
    model.step(10)
    #expect(model.state.place.moment == 7)
    model.step(-1)
    #expect(model.state.place.moment == 6)
    model.state.hidesQuiet = true
    #expect(model.listed == [0, 1, 2, 3, 4, 5, 6])
    model.state.search = "TAP"
    #expect(model.listed == [1, 3, 5])
    model.step(-1)
    #expect(model.state.place.moment == 5)
    model.step(-1)
    #expect(model.state.place.moment == 3)
    model.go(to: 4)
    model.step(1)
    #expect(model.state.place.moment == 5)
    model.step(1)
    #expect(model.state.place.moment == 5)
  }

  @Test func whatNoEventSpeaksOfListsNone() {
    model.state.search = "nothing of it"
    #expect(model.listed.isEmpty)
    model.step(1)
    model.goToEnd()
    #expect(model.state.place.moment == 0)
    model.state.search = "odd"
    #expect(model.listed == [0, 1, 2, 3, 4, 5, 6])
  }

  @Test func timersAreSteppedBothWays() {
    let timers: [Int64] = [600, 1500, 2500]
    for milliseconds in timers {
      model.stepTimer(1)
      #expect(model.state.place.instant == Instant(milliseconds: milliseconds))
    }
    model.stepTimer(1)
    #expect(model.state.place.instant == Instant(milliseconds: 2500))
    model.stepTimer(-1)
    #expect(model.state.place.instant == Instant(milliseconds: 1500))
  }

  @Test func playingGoesOnToTheEndAndBeginsAgain() {
    model.go(to: Instant(milliseconds: 2900))
    model.togglePlaying()
    model.tick()
    #expect(model.state.place.instant == Instant(milliseconds: 2940))
    model.changeSpeed(by: 1)
    #expect(model.state.speed == 2)
    model.tick()
    #expect(model.state.place.instant == Instant(milliseconds: 3000))
    #expect(!model.state.isPlaying)
    model.togglePlaying()
    #expect(model.state.place.instant == .zero)
    #expect(model.state.isPlaying)
  }

  @Test func speedsHaveEnds() {
    model.changeSpeed(by: 100)
    #expect(model.state.speed == 8)
    model.changeSpeed(by: -100)
    #expect(model.state.speed == 0.1)
  }

  @Test func aRangeFiltersWhatIsListed() {
    model.select(from: Instant(milliseconds: 1600), to: Instant(milliseconds: 500))
    #expect(model.listed == [2, 3, 4])
    #expect(model.span == Instant(milliseconds: 500)...Instant(milliseconds: 1600))
    model.go(to: Instant(milliseconds: 1000))
    model.endRange()
    #expect(model.listed == [2, 3])
    model.select(from: .zero, to: .zero)
    #expect(model.listed.count == 8)
  }

  @Test func aValueLeadsThroughItsChanges() {
    model.go(to: 7)
    model.follow("odd")
    #expect(model.state.place.moment == 6)
    model.stepValue(-1)
    #expect(model.state.place.moment == 5)
    model.stepValue(-1)
    model.stepValue(-1)
    #expect(model.state.place.moment == 3)
    model.stepValue(1)
    #expect(model.state.place.moment == 4)
  }

  @Test func theOtherSessionIsAsLate() {
    let model = WatchModel(countedSession([100, 1000]), beside: countedSession([100, 1200]))
    model.go(to: 2)
    #expect(model.otherPlace?.moment == 2)
    model.go(to: Instant(milliseconds: 1100))
    #expect(model.state.place.moment == 3)
    #expect(model.otherPlace?.moment == 2)
    model.go(to: 3)
    #expect(model.otherPlace?.moment == 3)
  }

  @Test func anOutcomeEndsBeforeTheNextMomentInBoth() {
    let model = WatchModel(countedSession(), beside: countedSession([100, 900, 2000]))
    model.go(to: 4)
    #expect(model.otherPlace?.moment == 4)
    model.go(to: 5)
    #expect(model.otherPlace?.moment == 5)
  }

  @Test func valuesAreChosenByTheirNames() {
    model.go(to: 7)
    let names = model.session.history.values(behind: 7).map(\.name)
    #expect(names.starts(with: ["number", "odd"]) && names.count > 2)
    for name in names {
      model.chooseValue(1)
      #expect(model.state.value == name)
    }
    #expect(model.state.panel == .state)
    model.chooseValue(1)
    #expect(model.state.value == names.last)
    model.chooseValue(-1)
    #expect(model.state.value == names[names.count - 2])
    #expect(model.state.place.moment == 7)
    model.state.value = nil
    model.chooseValue(-1)
    #expect(model.state.value == names.last)
  }

  @Test func branchesOfTheStateAreOpenedAndClosed() {
    func open() -> [String] {
      model.tree.rows.compactMap {
        if case .branch(let branch) = $0, branch.isOpen { branch.name } else { nil }
      }
    }
    #expect(open() == [])
    model.toggle("stage")
    #expect(open() == ["stage"])
    #expect(model.snapshotLines.contains(.init(name: "open", value: "stage")))
    model.toggle("stage")
    #expect(open() == [])
    // What was chosen is seen.
    model.state.value = "stage.size"
    #expect(open() == ["stage"])
    model.toggle("stage")
    #expect(open() == [])
    #expect(model.state.value == nil)
    model.toggleBranches()
    #expect(open() == ["stage"])
    model.toggleBranches()
    #expect(open() == [])
  }

  @Test func theDigestTellsPlacesApart() {
    let before = model.digest
    model.step(1)
    #expect(model.digest != before)
  }

  // MARK: Editing

  @Test func stepsAreSkippedRetimedMovedAndInserted() {
    let model = WatchModel(countedSession(), isEditable: true)
    model.toggleSkipping()
    #expect(model.state.edits == [])
    model.go(to: 3)
    model.toggleSkipping()
    model.toggleSkipping()
    model.retime(by: 100)
    model.retime(by: -300)
    model.move(-1)
    model.state.inserted = " tap   card:3 "
    model.insert()
    #expect(
      model.state.edits == [
        .retime(step: 1, milliseconds: 800), .moveBack(step: 1),
        .insert(milliseconds: 1000, action: "tap card:3"),
      ])
    #expect(model.state.inserted == "")
  }

  @Test func aStepIsRetimedFromWhereItsFileHasIt() {
    let model = WatchModel(countedSession(lateness: 70), isEditable: true)
    model.go(to: 3)
    model.retime(by: -100)
    #expect(model.state.edits == [.retime(step: 1, milliseconds: 830)])
  }

  // MARK: Playing what is changed

  @Test func whatIsTriedIsShownWhenItHasBeenPlayed() {
    let model = WatchModel(countedSession(), isEditable: true)
    var asked: [[WatchEdit]] = []
    model.outcome = { edits in
      asked.append(edits)
      return countedSession([100, 2000])
    }
    #expect(model.attempt() == nil)
    model.go(to: 3)
    model.toggleSkipping()
    #expect(model.attempt() == .attempt([.skip(step: 1)]))
    #expect(model.state.progress == 0)
    #expect(model.attempt() == nil)
    // What is changed meanwhile isn't what is played.
    model.go(to: 1)
    model.toggleSkipping()
    model.hear(.progress(40))
    #expect(model.snapshotLines.contains(.init(name: "progress", value: "40")))
    #expect(model.other == nil)
    model.hear(.attempted("all holds"))
    #expect(asked == [[.skip(step: 1)]])
    #expect(model.state.progress == nil)
    #expect(model.state.told == "all holds")
    #expect(model.other?.moments.count == countedSession([100, 2000]).moments.count)
    #expect(model.parting == 3)
  }

  @Test func whatIsStoppedIsHeardOfNoMore() {
    let model = WatchModel(countedSession(), isEditable: true)
    model.outcome = { _ in countedSession([100]) }
    #expect(model.stop() == nil)
    model.go(to: 3)
    model.toggleSkipping()
    _ = model.attempt()
    #expect(model.stop() == .stop)
    for answer in [WatchAnswer.progress(7), .attempted("all holds"), .failed("no")] {
      model.hear(answer)
      #expect(model.state.progress == nil)
      #expect(model.state.told == nil)
      #expect(model.other == nil)
    }
  }

  @Test func whatCannotBePlayedIsTold() {
    let model = WatchModel(countedSession(), isEditable: true)
    model.go(to: 3)
    model.toggleSkipping()
    _ = model.attempt()
    model.hear(.failed("no such card"))
    #expect(model.state.progress == nil)
    #expect(model.state.told == "no such card")
  }
}

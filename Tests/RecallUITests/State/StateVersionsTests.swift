import TestSupport
import Testing

@testable import RecallUICore

/// What state was after each of some updates, and who keeps it how long.
@Suite struct StateVersionsTests {
  /// A value that nobody but lists reads.
  private final class Value: VersionedValue {
    var isReadByLists: Bool
    var value: Int
    private(set) var versions: ValueVersions<Int>?

    init(_ value: Int, isReadByLists: Bool = true) {
      (self.value, self.isReadByLists) = (value, isReadByLists)
    }

    func beginVersion(_ version: Int) -> Bool {
      guard versions == nil else { return false }
      versions = ValueVersions(value, in: version)
      return true
    }

    func endVersion(_ version: Int) { versions?.add(value, as: version) }
    func show(_ version: Int) { exchange(for: version) }
    func rewriteVersion(_ version: Int) { versions?.replace(with: value, in: version) }
    func exchange(for version: Int) { if let versions { value = versions.value(in: version) } }
    func forgetVersions() { versions = nil }
  }

  private func write(_ number: Int, to value: Value, in versions: StateVersions) {
    versions.write(value) { value.value = number }
  }

  @Test func aValueHasVersionsWhileATransactionRunsOnly() {
    let (versions, value) = (StateVersions(), Value(1))
    write(2, to: value, in: versions)
    #expect(value.versions == nil)
    versions.beginNoting()
    versions.beginNoting()
    write(3, to: value, in: versions)
    versions.endNoting()
    #expect(value.versions != nil)
    versions.endNoting()
    #expect(value.versions == nil && value.value == 3)
  }

  @Test func aValueThatOthersReadHasNoVersionsWhileNothingIsPutOff() {
    let (versions, value) = (StateVersions(), Value(1, isReadByLists: false))
    versions.beginNoting()
    write(2, to: value, in: versions)
    #expect(value.versions == nil)
    versions.add()
    write(3, to: value, in: versions)
    #expect(value.versions != nil)
  }

  @Test func eachUpdateSeesEachValueAsItWasThen() {
    let (versions, first, second) = (StateVersions(), Value(1), Value(10))
    for number in 2...4 {
      versions.beginNoting()
      write(number, to: first, in: versions)
      if number == 3 { write(30, to: second, in: versions) }
      versions.add()
      versions.endNoting()
    }
    versions.beginNoting()
    write(40, to: second, in: versions)
    var seen: [String] = []
    versions.showEach { seen.append("\($0) \(versions.current) \(first.value) \(second.value)") }
    #expect(seen == ["1 1 2 10", "2 2 3 30", "3 3 4 30"])
    #expect(first.value == 4 && second.value == 40)
    #expect(versions.count == 0 && versions.current == 0 && first.versions == nil)
  }

  @Test func aLookAtAnotherVersionEnds() {
    let (versions, value) = (StateVersions(), Value(1))
    for number in 2...3 {
      versions.beginNoting()
      write(number, to: value, in: versions)
      versions.add()
      versions.endNoting()
    }
    var seen: [Int] = []
    versions.showEach { _ in
      versions.look(at: 2)
      seen.append(value.value)
      versions.endLooking()
      seen.append(value.value)
    }
    #expect(seen == [3, 2, 3, 3])
  }

  @Test func whatIsWrittenOnTheWayToTheScreenStaysUntilTheNextVersionThatWritesIt() {
    let (versions, value) = (StateVersions(), Value(1))
    for number in 2...5 {
      versions.beginNoting()
      if number != 3 { write(number, to: value, in: versions) }
      versions.add()
      versions.endNoting()
    }
    var seen: [Int] = []
    versions.showEach { version in
      if version == 1 { write(9, to: value, in: versions) }
      versions.look(at: 4)
      versions.endLooking()
      seen.append(value.value)
    }
    #expect(seen == [9, 9, 4, 5])
    #expect(value.value == 5)
  }

  @Test func whatIsWrittenOutsideOfATransactionHasTheOthersBroughtUpToDateFirst() {
    let (versions, value) = (StateVersions(), Value(1))
    versions.beginNoting()
    write(2, to: value, in: versions)
    versions.add()
    versions.endNoting()
    var found: [Int] = []
    versions.catchUp = {
      versions.showEach { _ in found.append(value.value) }
    }
    write(3, to: value, in: versions)
    #expect(found == [2] && value.value == 3)
  }

  @Test func whatIsAddedFirstIsTheValueOfAVersion() {
    let versions = ValueVersions(1, in: 0)
    versions.add(2, as: 1)
    versions.add(3, as: 1)
    versions.add(5, as: 4)
    #expect((0...6).map { versions.value(in: $0) } == [1, 2, 2, 2, 5, 5, 5])
    #expect((0...5).map { versions.isWritten(in: $0) } == [false, true, false, false, true, false])
  }
}

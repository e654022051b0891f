import Testing

@testable import Storage

@Suite struct StoredStateTests {
  @Test func aStateIsMadeOfItsChanges() {
    var state = StoredState()
    #expect(state.isEmpty)
    state[.standard, "b"] = .int(1)
    state[.suite("x y"), "a"] = .bool(true)
    state[.standard, "a"] = .string("c")
    #expect(
      state.changes.map(\.description) == [
        "standard a string c", "standard b int 1", "suite:x y a bool true",
      ])
    #expect(StoredState(state.changes) == state)
    #expect(state.keys(in: .standard).map(\.name) == ["a", "b"])
  }

  @Test func aChangeToNothingTakesAValueOut() {
    var state = StoredState([StoredChange(StoreKey(.scene, "tab"), to: .int(2))])
    #expect(state[.scene, "tab"] == .int(2))
    let change = StoredChange(StoreKey(.scene, "tab"), to: nil)
    #expect(change.description == "scene tab none")
    state.apply(change)
    #expect(state == StoredState())
  }

  @Test(arguments: [StoreDomain.standard, .scene, .files, .suite("group.a b"), .suite("")])
  func aDomainIsReadFromItsWord(domain: StoreDomain) {
    #expect(StoreDomain(domain.description) == domain)
  }

  @Test func anotherWordIsNoDomain() {
    #expect(StoreDomain("Standard") == nil)
    #expect(StoreDomain("") == nil)
  }
}

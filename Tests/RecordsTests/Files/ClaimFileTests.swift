import Testing

@testable import Records

@Suite struct ClaimFileTests {
  private let folder: StoreFolder

  init() throws {
    folder = try StoreFolder()
  }

  private func file() throws -> ClaimFile { try ClaimFile(path: folder.path + "-claims") }

  @Test func whatIsLockedAloneNobodyElseLocks() throws {
    let (one, other) = (try file(), try file())
    #expect(try one.lock(5, .exclusive))
    #expect(try !other.lock(5, .exclusive))
    #expect(try !other.lock(5, .shared))
    #expect(try other.lock(6, .exclusive))
    one.unlock(5)
    #expect(try other.lock(5, .exclusive))
  }

  @Test func whatIsSharedAllMayShare() throws {
    let (one, other) = (try file(), try file())
    #expect(try one.lock(0, .shared))
    #expect(try other.lock(0, .shared))
    #expect(try !one.lock(0, .exclusive))
    other.unlock(0)
    #expect(try one.lock(0, .exclusive))
  }

  @Test func onlyWhatOthersHoldIsHeldElsewhere() throws {
    let (one, other) = (try file(), try file())
    #expect(try one.lock(3, .exclusive))
    #expect(try !one.isHeldElsewhere(3))
    #expect(try other.isHeldElsewhere(3))
    #expect(try !other.isHeldElsewhere(4))
  }

  @Test func aClaimEndsWithWhoHoldsIt() throws {
    var one: ClaimFile? = try file()
    let other = try file()
    #expect(try one?.lock(3, .exclusive) == true)
    // Closing another descriptor of the same file lets nothing go.
    _ = try file()
    #expect(try other.isHeldElsewhere(3))
    one = nil
    #expect(try !other.isHeldElsewhere(3))
  }

  @Test func aFolderThatIsNotThereIsAnError() {
    #expect(throws: SystemFailure(2)) { try ClaimFile(path: folder.path + "/none/claims") }
  }
}

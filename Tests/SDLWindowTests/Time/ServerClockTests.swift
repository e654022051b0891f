import Foundation
import Testing

@testable import SDLWindow

@Suite struct ServerClockTests {
  @Test(
    arguments: [
      (UInt32(5000), UInt32(0)), (4999, 1), (4000, 1000),
      // Before the clock began again.
      (UInt32.max, 5001), (UInt32.max - 4998, 9999), (UInt32.max - 4999, 10_000),
    ] as [(UInt32, UInt32)])
  func whatTheServerGotLatelyHasAnAge(time: UInt32, age: UInt32) {
    #expect(ServerClock { 5000 }.age(of: time) == age)
  }

  @Test(arguments: [5001, 9_000_000, UInt32.max - 5000] as [UInt32])
  func aTimeOfAnotherClockTellsNothing(time: UInt32) {
    #expect(ServerClock { 5000 }.age(of: time) == nil)
  }

  @Test func theRealClockGoesOn() throws {
    let time = ServerClock.real.now()
    Thread.sleep(forTimeInterval: 0.02)
    let age = try #require(ServerClock.real.age(of: time))
    #expect(age >= 20)
  }
}

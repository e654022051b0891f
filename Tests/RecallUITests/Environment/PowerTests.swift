import Foundation
import RecallUI
import Testing

@Suite struct PowerTests {
  @Test func noStageSavesPower() {
    #expect(!ProcessInfo.processInfo.isLowPowerModeEnabled)
  }
}

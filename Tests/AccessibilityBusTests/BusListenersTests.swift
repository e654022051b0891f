import Testing

@testable import AccessibilityBus

@Suite struct BusListenersTests {
  private let focused = BusSignal(
    node: .element(1), group: .object, member: "StateChanged", detail: "focused", first: 1)

  @Test(arguments: [
    ("object:state-changed:focused", true), ("object:state-changed", true), ("object:", true),
    ("Object:StateChanged:", true), ("object:state-changed:checked", false), ("window:", false),
    ("focus:", false), ("", true),
  ])
  func whatIsLeftOutStandsForAnything(event: String, isWanted: Bool) {
    var listeners = BusListeners()
    listeners.add(":1.5", event)
    #expect(listeners.want(focused) == isWanted)
  }

  @Test func whoAskedTwiceHasToLeaveTwice() {
    var listeners = BusListeners()
    listeners.add(":1.5", "object:")
    listeners.add(":1.5", "object:")
    listeners.remove(":1.5", "object:")
    #expect(listeners.want(focused))
    listeners.remove(":1.5", "object:")
    #expect(!listeners.want(focused))
    #expect(listeners.isEmpty)
  }

  @Test func whoIsGoneWantsNothing() {
    var listeners = BusListeners()
    listeners.add(":1.5", "object:")
    listeners.add(":1.6", "window:")
    listeners.remove(":1.5")
    #expect(!listeners.want(focused))
    #expect(!listeners.isEmpty)
  }

  @Test func whoNeverAskedLeavesNothing() {
    var listeners = BusListeners()
    listeners.remove(":1.5", "object:")
    #expect(listeners.isEmpty)
  }
}

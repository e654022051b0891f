import AccessibilityTree
import Testing

@testable import AccessibilityBus

/// What is told of changes.
@Suite struct BusSignalTests {
  private func signals(_ change: AccessibleChange) -> [BusSignal] {
    var scene = BusScene(program: "recall")
    scene.owner = ":1.7"
    let tree = AccessibleTree(
      AccessibleElement(
        id: 1, role: .window, name: "Recall",
        children: [AccessibleElement(id: 2, role: .button, name: "Go")]))
    scene.tree = tree
    return scene.signals(of: change, since: tree)
  }

  @Test func whatComesAndGoesIsToldOfItsParent() {
    let child = BusReference(owner: ":1.7", path: "/org/a11y/atspi/accessible/2").value
    #expect(
      signals(.added(2, in: 1, at: 3)) == [
        BusSignal(
          node: .element(1), group: .object, member: "ChildrenChanged", detail: "add", first: 3,
          value: child)
      ])
    #expect(signals(.removed(2, from: 1, at: 3)).first?.detail == "remove")
  }

  @Test func whatIsEnabledIsSensitiveToo() {
    #expect(signals(.state(2, .enabled, true)).map(\.detail) == ["enabled", "sensitive"])
    #expect(signals(.state(2, .checked, false)).map(\.first) == [0])
  }

  @Test func aWindowThatIsActiveIsActivated() {
    let found = signals(.state(1, .active, true))
    #expect(found.map(\.member) == ["StateChanged", "Activate"])
    #expect(found.last?.group == .window)
    #expect(signals(.state(1, .active, false)).last?.member == "Deactivate")
  }

  @Test func insertedTextIsCountedInScalars() {
    let signal = signals(.textInserted(2, at: 4, "🚗b")).first
    #expect(signal?.detail == "insert")
    #expect(signal?.first == 4)
    #expect(signal?.second == 2)
    #expect(signal?.value == .text("🚗b"))
  }

  @Test func theNewNameIsTold() {
    #expect(
      signals(.name(2, "bus")) == [
        BusSignal(
          node: .element(2), group: .object, member: "PropertyChange", detail: "accessible-name",
          value: .text("bus"))
      ])
  }
}

import AccessibilityTree
import Testing

@testable import AccessibilityBus

/// What is answered to assistive programs, without a bus.
@Suite struct BusSceneTests {
  private var scene = BusScene(program: "recall")

  init() {
    scene.owner = ":1.7"
    scene.origin = (x: 100, y: 50)
    scene.tree = AccessibleTree(
      AccessibleElement(
        id: 1, role: .window, name: "Recall", states: [.active, .enabled, .showing],
        frame: AccessibleFrame(x: 0, y: 0, width: 200, height: 100),
        children: [
          AccessibleElement(
            id: 2, role: .button, name: "Go", explanation: "goes on", identifier: "go",
            states: [.enabled, .focusable, .selected],
            frame: AccessibleFrame(x: 10, y: 20, width: 30, height: 10),
            position: AccessiblePosition(1, of: 2),
            actions: [.press, AccessibleAction("peek", "Looks.", by: .key("l"))]),
          AccessibleElement(
            id: 3, role: .entry, name: "Name", states: [.enabled, .editable],
            text: AccessibleText("a bus\nend", caret: 2, selection: 0..<2)),
          AccessibleElement(
            id: 4, role: .slider, name: "Volume",
            range: AccessibleRange(minimum: 0, maximum: 10, current: 3, step: 1)),
          AccessibleElement(
            id: 5, role: .group,
            children: [
              AccessibleElement(id: 6, role: .button, states: .selected, actions: [.press]),
              AccessibleElement(id: 7, role: .button, actions: [.press]),
            ]),
        ]))
  }

  private func ask(
    _ method: String, of interface: BusInterface = .accessible, at id: Int = 2,
    _ arguments: BusValue...
  ) throws -> BusScene.Answer {
    try scene.answer(method, of: interface, at: .element(id), arguments)
  }

  private func reference(_ id: Int) -> BusValue { scene.reference(BusNode.element(id)).value }

  @Test func theProgramHasItsWindowAndAWindowItsElements() throws {
    #expect(
      try scene.answer("GetChildren", of: .accessible, at: .application, [])
        == .init(.array(of: "(so)", [reference(1)])))
    #expect(try ask("GetChildAtIndex", at: 1, .integer(1)) == .init(reference(3)))
    #expect(try ask("GetChildAtIndex", at: 1, .integer(9)) == .init(BusReference.none.value))
    #expect(try ask("GetChildAtIndex", at: 1, .integer(-1)) == .init(BusReference.none.value))
    #expect(try ask("GetIndexInParent", at: 3) == .init(.integer(1)))
    #expect(
      try scene.property("Parent", of: .accessible, at: .element(1))
        == scene.reference(.application).value)
    #expect(try scene.property("ChildCount", of: .accessible, at: .element(1)) == .integer(4))
    #expect(try scene.property("Name", of: .accessible, at: .application) == .text("recall"))
  }

  @Test func anElementTellsItsRoleItsStatesAndItsPlaceAmongOthers() throws {
    #expect(try ask("GetRole") == .init(.natural(43)))
    // Enabled 8, focusable 11, selectable 22, selected 23, sensitive 24, visible 30.
    let bits: UInt32 = 1 << 8 | 1 << 11 | 1 << 22 | 1 << 23 | 1 << 24 | 1 << 30
    #expect(try ask("GetState") == .init(.array(of: "u", [.natural(bits), .natural(0)])))
    #expect(
      try ask("GetAttributes")
        == .init(
          .array(
            of: "{ss}",
            [("toolkit", "Recall"), ("id", "go"), ("posinset", "1"), ("setsize", "2")].map {
              .entry(.text($0), .text($1))
            })))
  }

  @Test(arguments: [
    (UInt32(0), 110, 70), (1, 10, 20), (2, 10, 20),
  ])
  func placesAreCountedFromTheScreenTheWindowOrTheParent(space: UInt32, x: Int, y: Int) throws {
    #expect(
      try ask("GetExtents", of: .component, .natural(space))
        == .init(.tuple([x, y, 30, 10].map(BusValue.integer))))
  }

  @Test func whatStandsAtAPointIsFound() throws {
    #expect(
      try ask(
        "GetAccessibleAtPoint", of: .component, at: 1, .integer(110), .integer(70), .natural(0))
        == .init(reference(2)))
    #expect(
      try ask(
        "Contains", of: .component, at: 1, .integer(.max), .integer(.min), .natural(0))
        == .init(.truth(false)))
  }

  @Test func actionsAndTheFocusAreRequests() throws {
    #expect(
      try ask("DoAction", of: .action, .integer(1))
        == .init(.truth(true), request: .act(2, action: 1)))
    #expect(try ask("GetKeyBinding", of: .action, .integer(1)) == .init(.text("l")))
    #expect(try ask("GrabFocus", of: .component) == .init(.truth(true), request: .focus(2)))
    #expect(try ask("GrabFocus", of: .component, at: 4) == .init(.truth(false)))
  }

  @Test(arguments: [
    (UInt32(0), 2, "b", 2, 3), (1, 3, "bus\n", 2, 6), (3, 1, "a bus\n", 0, 6), (1, 9, "", 9, 9),
    (0, -4, "a", 0, 1),
  ])
  func textIsReadByUnits(unit: UInt32, offset: Int, text: String, start: Int, end: Int) throws {
    #expect(
      try ask("GetStringAtOffset", of: .text, at: 3, .integer(offset), .natural(unit))
        == .init(.text(text), .integer(start), .integer(end)))
  }

  @Test func textIsChangedByRequests() throws {
    #expect(
      try ask("SetTextContents", of: .editableText, at: 3, .text("b")).request
        == .replace(3, 0..<9, with: "b"))
    #expect(
      try ask("InsertText", of: .editableText, at: 3, .integer(1), .text("🚗b"), .integer(4)).request
        == .replace(3, 1..<1, with: "🚗"))
    #expect(
      try ask("InsertText", of: .editableText, at: 3, .integer(99), .text("b"), .integer(-1))
        .request
        == .replace(3, 9..<9, with: "b"))
    #expect(
      try ask("DeleteText", of: .editableText, at: 3, .integer(1), .integer(-1)).request
        == .replace(3, 1..<9, with: ""))
    #expect(
      try ask("DeleteText", of: .editableText, at: 3, .integer(5), .integer(2))
        == .init(.truth(false)))
    #expect(
      try ask("SetSelection", of: .text, at: 3, .integer(0), .integer(1), .integer(3)).request
        == .select(3, 1..<3))
  }

  @Test func aRangeIsAValueAndAChoiceASelection() throws {
    #expect(try scene.property("CurrentValue", of: .value, at: .element(4)) == .number(3))
    #expect(try ask("GetSelectedChild", of: .selection, at: 5, .integer(0)) == .init(reference(6)))
    #expect(
      try ask("SelectChild", of: .selection, at: 5, .integer(1)).request == .act(7, action: 0))
    #expect(scene.interfaces(of: .element(4)) == [.accessible, .component, .value])
    #expect(scene.interfaces(of: .element(9)) == [])
  }

  @Test(
    arguments: [
      ("GetRole", BusInterface.accessible, 99, [], BusError.Kind.unknownObject),
      ("GetText", .text, 2, [.integer(0), .integer(1)], .unknownMethod),
      ("Fly", .accessible, 2, [], .unknownMethod),
      ("DoAction", .action, 2, [.integer(2)], .wrongArguments),
      ("DoAction", .action, 2, [.integer(-1)], .wrongArguments),
      ("DoAction", .action, 2, [], .wrongArguments),
      ("GetExtents", .component, 2, [.natural(3)], .wrongArguments),
      ("Contains", .component, 2, [.integer(0)], .wrongArguments),
      ("InsertText", .editableText, 3, [.text("a")], .wrongArguments),
      ("IsChildSelected", .selection, 5, [.integer(2)], .wrongArguments),
    ] as [(String, BusInterface, Int, [BusValue], BusError.Kind)])
  func whatMakesNoSenseIsRefused(
    method: String, interface: BusInterface, id: Int, arguments: [BusValue], kind: BusError.Kind
  ) {
    #expect {
      _ = try scene.answer(method, of: interface, at: .element(id), arguments)
    } throws: { error in
      (error as? BusError)?.kind == kind
    }
  }

  @Test(
    arguments: [
      ("/org/a11y/atspi/accessible/root", BusNode.application),
      ("/org/a11y/atspi/accessible/12", .element(12)), ("/org/a11y/atspi/accessible/012", nil),
      ("/org/a11y/atspi/accessible/a", nil), ("/org/a11y/atspi/accessible", nil), ("/", nil),
      ("/org/a11y/atspi/accessible/99999999999999999999", nil),
    ] as [(String, BusNode?)])
  func onlyWholeNumbersArePathsOfElements(path: String, node: BusNode?) {
    #expect(BusNode(path: path) == node)
  }
}

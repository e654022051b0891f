import RecallUI
import Testing

@Suite struct RoleButtonTests {
  @Test func aButtonWithoutALabelIsNamedByItsRole() {
    var pressed = 0
    let stage = smallStage {
      VStack {
        Button(role: .cancel) { pressed += 1 }
        Button(role: .close) { pressed += 10 }
        Button(role: .confirm) { pressed += 100 }
        Button(role: .destructive) { pressed += 1000 }
      }
    }
    #expect(stage.elements.map(\.label) == ["Cancel", "Close", "Done", "Delete"])
    for name in ["Cancel", "Close", "Done", "Delete"] { stage.tap(name) }
    #expect(pressed == 1111)
  }

  @Test func labelsOfControlsAreShownOrHidden() {
    func shows(_ visibility: Visibility) -> Bool {
      smallStage { Toggle("Sound", isOn: .constant(true)).labelsVisibility(visibility) }
        .displayList.description.contains("Sound")
    }
    #expect(shows(.visible) && shows(.automatic) && !shows(.hidden))
  }

  @Test func textIsSmallerWhereItIsLessImportant() throws {
    func size(_ scale: Text.Scale, isEnabled: Bool = true) throws -> CGFloat {
      let stage = smallStage {
        Text("words").font(.system(size: 20)).textScale(scale, isEnabled: isEnabled)
          .accessibilityIdentifier("text")
      }
      return try #require(stage.element("text")?.frame.width)
    }
    let usual = try size(.default)
    #expect(abs(try size(.secondary) / usual - 0.8) < 0.05)
    #expect(try size(.secondary, isEnabled: false) == usual)
  }
}

import RecallUI
import Testing

@Suite struct AccessibilityTraitsTests {
  @Test func traitsAndHintsAreToldOfAnElement() {
    let stage = smallStage {
      Color.red.accessibilityIdentifier("a")
        .accessibilityAddTraits([.isButton, .isHeader])
        .accessibilityHint("opens it")
        .accessibilityRemoveTraits(.isHeader)
        .padding()
        .accessibilityAddTraits(.isSelected)
    }
    #expect(stage.element("a")?.traits == [.isButton, .isSelected])
    #expect(stage.element("a")?.hint == "opens it")
  }

  @Test func oneViewsTraitsAreNotAnothers() {
    let stage = smallStage {
      HStack {
        Text("a").accessibilityAddTraits(.isHeader)
        Text("b").help("b's help")
      }
      .accessibilityAddTraits(.isSelected)
    }
    #expect(stage.elements.map(\.traits) == [.isHeader, []])
    #expect(stage.elements.map(\.hint) == [nil, "b's help"])
  }

  @Test func whatIsHiddenIsNotSaid() {
    let stage = smallStage {
      VStack {
        Text("a").accessibilityHidden(true)
        Text("b").accessibilityHidden(false)
        Color.red.accessibilityIdentifier("c").accessibilityHidden(true)
      }
    }
    #expect(stage.texts == ["b"])
    #expect(stage.element("c") != nil)
  }

  private func pair(_ children: AccessibilityChildBehavior) -> [String] {
    smallStage {
      HStack {
        Text("a")
        Text("b")
      }
      .accessibilityElement(children: children)
      .accessibilityLabel("both")
    }
    .texts
  }

  @Test func aViewSpeaksForWhatIsInside() {
    #expect(pair(.ignore) == ["both"])
    #expect(pair(.contain) == ["both", "a", "b"])
    #expect(pair(.combine) == ["both", "a, b"])
  }
}

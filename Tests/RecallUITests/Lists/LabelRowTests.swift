import Testing

@testable import RecallUI
@testable import RecallUICore

/// Labels that are rows of lists.
@Suite struct LabelRowTests {
  private func label(_ name: String) -> some View {
    Label {
      Text(name).accessibilityIdentifier("title \(name)")
    } icon: {
      Rectangle().frame(width: 20, height: 10).accessibilityIdentifier("icon \(name)")
    }
  }

  private func stage<Content: View>(@ViewBuilder _ content: () -> Content) -> Stage {
    let rows = content()
    return Stage(size: CGSize(width: 300, height: 400)) {
      NavigationStack { List { rows }.listStyle(.plain).tint(Color(red)) }
    }
  }

  /// The color in the middle of a view.
  private func color(of name: String, on stage: Stage) -> Color.Resolved? {
    stage.advance(by: .seconds(1))
    guard let frame = stage.element(name)?.frame else { return nil }
    return color(stage.displayList.items, at: CGPoint(x: frame.midX, y: frame.midY))
  }

  private func color(_ items: [DisplayItem], at point: CGPoint) -> Color.Resolved? {
    var found: Color.Resolved?
    for item in items {
      if case .layer(let layer) = item.content { found = color(layer.items, at: point) ?? found }
      guard case .fill(let path, .color(let color), _) = item.content,
        path.contains(point.applying(item.transform.inverted()))
      else { continue }
      found = color
    }
    return found
  }

  private let red = Color.Resolved(red: 1, green: 0, blue: 0)
  private let blue = Color.Resolved(red: 0, green: 0, blue: 1)
  private let black = Color.Resolved(red: 0, green: 0, blue: 0)

  @Test func iconsStandInAColumnAndHaveTheTint() {
    let stage = stage { label("a") }
    #expect(stage.element("icon a")?.frame.midX == 28)
    #expect(stage.element("title a")?.frame.minX == 56)
    #expect(color(of: "icon a", on: stage) == red)
  }

  @Test func aWideIconTakesWhatItNeeds() {
    let stage = stage {
      Label {
        Text("a")
      } icon: {
        Color.blue.frame(width: 40, height: 10)
      }
    }
    #expect(stage.element("a")?.frame.minX == 72)
  }

  @Test func labelsOfOtherControlsLookTheSame() {
    let stage = stage {
      NavigationLink {
        Text("there")
      } label: {
        label("link")
      }
      Toggle(isOn: .constant(true)) { label("toggle") }
      LabeledContent {
        Text("1")
      } label: {
        label("labeled")
      }
      DisclosureGroup {
        Text("more")
      } label: {
        label("group")
      }
    }
    for name in ["link", "toggle", "labeled", "group"] {
      #expect(stage.element("title \(name)")?.frame.minX == 56, "\(name)")
      #expect(color(of: "icon \(name)", on: stage) == red, "\(name)")
    }
  }

  @Test func aButtonsIconHasItsColor() {
    let stage = stage {
      Button {
      } label: {
        label("prominent")
      }
      .buttonStyle(.borderedProminent)
      Button(role: .destructive) {
      } label: {
        label("destructive")
      }
      .tint(.blue)
    }
    #expect(color(of: "icon prominent", on: stage) != red)
    #expect(stage.element("title destructive")?.frame.minX == 56)
    #expect(color(of: "icon destructive", on: stage) != blue)
  }

  @Test func theColorOfIconsCanBeSaid() {
    let stage = stage {
      label("blue").listItemTint(.blue)
      label("plain").listItemTint(.monochrome)
      Label {
        Text("own")
      } icon: {
        Rectangle().fill(Color(blue)).frame(width: 20, height: 10).accessibilityIdentifier("own")
      }
    }
    #expect(color(of: "icon blue", on: stage) == Color.blue.resolve(in: EnvironmentValues()))
    #expect(color(of: "icon plain", on: stage) == black)
    #expect(color(of: "own", on: stage) == blue)
  }

  @Test func whatStandsOverRowsAndElsewhereIsALabelAsItIs() {
    let stage = stage {
      Section {
        label("row")
      } header: {
        label("header")
      }
    }
    #expect(stage.element("title header")?.frame.minX == 16 + 20 + LabelLook.spacing)
    #expect(color(of: "icon header", on: stage) != red)
    let alone = Stage(size: CGSize(width: 300, height: 400)) { label("alone") }
    #expect(color(of: "icon alone", on: alone) == black)
  }

  @Test func iconsOfOtherLabelsCanHaveAColumnToo() {
    let stage = Stage(size: CGSize(width: 300, height: 400)) {
      VStack(alignment: .leading) {
        label("a").labelReservedIconWidth(30)
        label("b").labelReservedIconWidth(10)
        label("c").labelIconToTitleSpacing(20)
        label("d").labelReservedIconWidth(.nan).labelIconToTitleSpacing(.infinity)
      }
      .frame(width: 300, alignment: .leading)
    }
    #expect(stage.element("title a")?.frame.minX == 30 + LabelLook.spacing)
    #expect(stage.element("title b")?.frame.minX == 20 + LabelLook.spacing)
    #expect(stage.element("title c")?.frame.minX == 40)
    #expect(stage.element("title d")?.frame.minX == 20)
    #expect(stage.issues.isEmpty)
  }

  @Test func labelsOfControlsWithALookOfTheirOwnAreAsTheyAreElsewhere() throws {
    let stage = stage {
      Button {
      } label: {
        label("prominent")
      }
      .buttonStyle(.borderedProminent)
      Button {
      } label: {
        label("bordered")
      }
      .buttonStyle(.bordered)
      Toggle(isOn: .constant(true)) { label("held") }.toggleStyle(.button)
      ControlGroup {
        Button {
        } label: {
          label("grouped")
        }
      }
      Picker("menu", selection: .constant(1)) { label("chosen").tag(1) }.pickerStyle(.menu)
      Picker("link", selection: .constant(1)) { label("linked").tag(1) }
        .pickerStyle(.navigationLink)
    }
    for name in ["prominent", "bordered", "held", "grouped", "chosen", "linked"] {
      let icon = try #require(stage.element("icon \(name)")?.frame, "\(name)")
      let title = try #require(stage.element("title \(name)")?.frame, "\(name)")
      #expect(abs(title.minX - icon.maxX - LabelLook.spacing) < 0.001, "\(name)")
    }
    #expect(stage.issues.isEmpty)
  }

  @Test func aButtonInARowHasItsIconInTheColumn() {
    let stage = stage {
      Button {
      } label: {
        label("usual")
      }
      Button {
      } label: {
        label("plain")
      }
      .buttonStyle(.plain)
    }
    #expect(stage.element("title usual")?.frame.minX == 56)
    #expect(stage.element("title plain")?.frame.minX == 56)
  }

  @Test func aColorThatIsSaidAroundALabelIsItsIconsToo() {
    let stage = stage {
      label("own").foregroundColor(Color(blue))
      HStack { label("around") }.foregroundStyle(Color(blue))
      DisclosureGroup {
      } label: {
        label("group")
      }
    }
    #expect(color(of: "icon own", on: stage) == blue)
    #expect(color(of: "icon around", on: stage) == blue)
    #expect(color(of: "icon group", on: stage) == red)
  }
}

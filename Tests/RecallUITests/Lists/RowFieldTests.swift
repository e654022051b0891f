import RecallUI
import Testing

/// Fields that are rows.
@Suite struct RowFieldTests {
  private struct Screen: View {
    @State var name = ""
    @State var city = ""

    var body: some View {
      Form {
        TextField("Name", text: $name).accessibilityIdentifier("name")
        HStack {
          Text("City").accessibilityIdentifier("label")
          TextField("none", text: $city).accessibilityIdentifier("city")
        }
      }
    }
  }

  private let stage = Stage(size: CGSize(width: 400, height: 300)) { Screen() }

  @Test func aTouchOfTheRowBesideTheTextFocusesTheField() throws {
    let field = try #require(stage.element("name")?.frame)
    stage.tap(at: CGPoint(x: field.midX, y: field.maxY + 6))
    #expect(stage.focused == "name")
    stage.enter("Ann")
    #expect(stage.value(of: "name") == "Ann")
  }

  @Test func aFieldAmongOthersListensToItsOwnTouchesAlone() {
    stage.tap("label")
    #expect(stage.focused == nil)
    stage.tap("city")
    #expect(stage.focused == "city")
  }
}

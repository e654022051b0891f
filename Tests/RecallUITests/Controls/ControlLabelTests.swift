import Foundation
import RecallUI
import Testing

/// A control's label that is made of several views.
@Suite struct ControlLabelTests {
  private func places(_ stage: Stage, _ names: String...) throws -> [CGRect] {
    try names.map { try #require(stage.element($0)).frame }
  }

  private struct Several: View {
    let kind: String

    var body: some View {
      NavigationStack {
        VStack {
          switch kind {
          case "button":
            Button {
            } label: {
              first
              second
            }
          case "menu":
            Menu {
              Text("item")
            } label: {
              views
            }
          case "link": NavigationLink(destination: Text("screen")) { views }
          case "row": List { NavigationLink(destination: Text("screen")) { views } }
          default:
            Toggle(isOn: .constant(true)) {
              Image(systemName: "star").accessibilityIdentifier("first")
              second
            }
          }
        }
      }
    }

    private var first: some View { Text("first").id("first") }
    private var second: some View { Text("second").id("second") }
    @ViewBuilder private var views: some View {
      first
      second
    }
  }

  @Test(arguments: ["button", "menu", "link", "row", "toggle"])
  func viewsOfALabelStandSideBySide(kind: String) throws {
    let stage = Stage(size: CGSize(width: 300, height: 300)) { Several(kind: kind) }
    let frames = try places(stage, "first", "second")
    #expect(frames[0].maxX < frames[1].minX)
    #expect(abs(frames[0].midY - frames[1].midY) < 2)
  }

  private enum Control: CaseIterable { case toggle, labeled, picker, stepper, date }

  private struct Titled: View {
    let control: Control

    var body: some View {
      Form {
        switch control {
        case .toggle: Toggle(isOn: .constant(true)) { texts }
        case .labeled:
          LabeledContent {
            Text("value")
          } label: {
            texts
          }
        case .picker:
          Picker(selection: .constant(1)) {
            Text("one").tag(1)
          } label: {
            texts
          }
        case .stepper: Stepper(value: .constant(1)) { texts }
        case .date: DatePicker(selection: .constant(Date(timeIntervalSince1970: 0))) { texts }
        }
      }
    }

    @ViewBuilder private var texts: TupleView<(Text, Text)> {
      Text("title")
      Text("subtitle")
    }
  }

  @Test(arguments: Control.allCases)
  private func aSecondTextOfALabelIsASubtitle(control: Control) throws {
    let stage = Stage(size: CGSize(width: 300, height: 300)) { Titled(control: control) }
    let texts = stage.displayList.items.compactMap { item -> (String, CGRect)? in
      if case .text(let text, let frame) = item.content { (text.string, frame) } else { nil }
    }
    let title = try #require(texts.first { $0.0 == "title" }).1
    let subtitle = try #require(texts.first { $0.0 == "subtitle" }).1
    #expect(title.minX == subtitle.minX)
    #expect(title.maxY <= subtitle.minY)
    #expect(subtitle.height < title.height)
  }

  @Test func aToggleTakesAllTheWidthUnlessItsLabelIsHidden() throws {
    let stage = Stage(size: CGSize(width: 300, height: 100)) {
      VStack {
        Toggle("sound", isOn: .constant(true)).accessibilityIdentifier("shown")
        Toggle("sound", isOn: .constant(true)).labelsHidden().accessibilityIdentifier("hidden")
      }
    }
    let frames = try places(stage, "shown", "hidden")
    #expect(frames[0].width == 300)
    #expect(frames[1].width == 40)
  }
}

import Testing

@testable import RecallUI
@testable import RecallUICore

@Suite struct BarTitleTests {
  private func stage<Content: View>(@ViewBuilder _ content: () -> Content) -> Stage {
    let content = content()
    return Stage(size: CGSize(width: 320, height: 480)) { NavigationStack { content } }
  }

  private func frame(_ name: String, on stage: Stage) -> CGRect {
    stage.element(name)?.frame ?? .null
  }

  @Test(arguments: [NavigationBarItem.TitleDisplayMode.inline, .large])
  func aSubtitleStandsBelowItsTitle(mode: NavigationBarItem.TitleDisplayMode) {
    let stage = stage {
      Text("content").navigationTitle("Letters").navigationSubtitle("3 unread")
        .navigationBarTitleDisplayMode(mode)
    }
    let (title, subtitle) = (frame("Letters", on: stage), frame("3 unread", on: stage))
    #expect(subtitle.minY >= title.maxY - 2 && subtitle.minY < title.maxY + 8)
    #expect(frame("content", on: stage).minY > subtitle.maxY)
    #expect(mode == .large || abs(title.midX - subtitle.midX) < 1 && title.midX == 160)
  }

  @Test func aTitleOpensItsMenu() {
    var chosen = 0
    let stage = stage {
      Text("content").navigationTitle("Letters").navigationBarTitleDisplayMode(.inline)
        .toolbarTitleMenu {
          Button("Rename") { chosen += 1 }
        }
    }
    #expect(stage.element("Rename") == nil)
    stage.tap("TitleMenu")
    stage.advance(by: .seconds(1))
    stage.tap("Rename")
    #expect(chosen == 1)
  }

  @Test(arguments: [NavigationBarItem.TitleDisplayMode.inline, .large])
  func aTitleWithAMenuHasTheColorOfTitles(mode: NavigationBarItem.TitleDisplayMode) {
    func color(hasMenu: Bool) -> Color.Resolved? {
      let stage = stage {
        Text("content").navigationTitle("Letters").navigationBarTitleDisplayMode(mode)
          .toolbar { if hasMenu { ToolbarTitleMenu { Button("Rename") {} } } }
      }
      for item in stage.displayList.items {
        if case .text(let text, _) = item.content, text.string == "Letters" {
          return text.runs.first?.color
        }
      }
      return nil
    }
    #expect(color(hasMenu: true) != nil)
    #expect(color(hasMenu: true) == color(hasMenu: false))
  }

  @Test func whatIsRemovedIsNotShown() {
    let stage = stage {
      Text("content").navigationTitle("Letters").toolbar(removing: .title)
    }
    #expect(!stage.texts.contains("Letters"))
    #expect(stage.texts.contains("content"))
  }

  @Test func spacesKeepItemsApart() {
    func distance(_ sizing: SpacerSizing?, _ placement: ToolbarItemPlacement) -> CGFloat {
      let stage = stage {
        Text("content").toolbar {
          ToolbarItem(placement: placement) { Button("one") {} }
          if let sizing { ToolbarSpacer(sizing, placement: placement) }
          ToolbarItem(placement: placement) { Button("two") {} }
        }
      }
      return frame("two", on: stage).minX - frame("one", on: stage).maxX
    }
    #expect(abs(distance(nil, .topBarTrailing) - BarLook.spacing) < 0.01)
    #expect(abs(distance(.fixed, .topBarTrailing) - 2 * BarLook.spacing) < 0.01)
    #expect(distance(.flexible, .bottomBar) > 150)
  }

  @Test func hiddenItemsAreNotThere() {
    let stage = stage {
      Text("content").toolbar {
        ToolbarItem { Button("one") {} }.hidden()
        ToolbarItem { Button("two") {} }.hidden(false)
      }
    }
    #expect(stage.element("one") == nil)
    #expect(stage.element("two") != nil)
  }

  @Test func aTitlesMenuCanStandAmongTheItems() {
    var chosen = 0
    let stage = stage {
      Text("content").navigationTitle("Letters").navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem { Button("edit") {} }
          ToolbarTitleMenu { Button("rename") { chosen += 1 } }
        }
    }
    #expect(stage.element("rename") == nil)
    stage.tap("Letters")
    stage.advance(by: .seconds(1))
    stage.tap("rename")
    #expect(chosen == 1)
    #expect(stage.element("edit") != nil)
  }

  @Test func aGroupsLabelIsNotShownWhereThereIsRoom() {
    let stage = stage {
      Text("content").toolbar {
        ToolbarItemGroup(placement: .primaryAction) {
          Button("one") {}
          Button("two") {}
        } label: {
          Text("both")
        }
      }
    }
    #expect(stage.element("one") != nil && stage.element("two") != nil)
    #expect(stage.element("both") == nil)
  }

  @Test func viewsStandInPlaceOfASmallTitleAndOfWhatIsBelow() {
    let stage = stage {
      Text("content").navigationTitle("Letters").navigationBarTitleDisplayMode(.inline)
        .toolbar { ToolbarItem(placement: .title) { Text("own") } }
    }
    #expect(stage.element("Letters") == nil)
    #expect(frame("own", on: stage).midX == 160)
    let second = self.stage {
      Text("content").navigationTitle("Letters").navigationSubtitle("3 unread")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar { ToolbarItem(placement: .subtitle) { Text("below") } }
    }
    #expect(second.element("3 unread") == nil)
    #expect(frame("below", on: second).minY >= frame("Letters", on: second).maxY - 2)
  }

  @Test func viewsStandInPlaceOfALargeTitleAndOfWhatIsBelow() {
    let stage = stage {
      Text("content").navigationTitle("Letters").navigationSubtitle("3 unread")
        .navigationBarTitleDisplayMode(.large)
        .toolbar {
          ToolbarItem(placement: .largeTitle) { Text("own") }
          ToolbarItem(placement: .largeSubtitle) { Text("below") }
        }
    }
    #expect(stage.element("3 unread") == nil)
    #expect(frame("own", on: stage).minX < 40)
    #expect(frame("below", on: stage).minY >= frame("own", on: stage).maxY - 2)
    #expect(frame("content", on: stage).minY > frame("below", on: stage).maxY)
  }
}

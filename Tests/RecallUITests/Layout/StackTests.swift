import Testing

@testable import RecallUI
@testable import RecallUICore

@Suite struct StackTests {
  @Test func aPictureIsNoLargerThanItsFrameWhereAnyHeightWillDo() {
    let stage = smallStage {
      ScrollView {
        VStack(spacing: 0) {
          Color.red.aspectRatio(1, contentMode: .fit).accessibilityIdentifier("a")
            .frame(maxHeight: 50)
          Color.blue.frame(height: 30).frame(maxHeight: 20).accessibilityIdentifier("b")
          Color.blue.frame(height: 20).frame(maxHeight: 20).accessibilityIdentifier("c")
        }
      }
    }
    #expect(stage.place(of: "a") == "75,0 50x50")
    #expect(stage.place(of: "b") == "0,50 200x20")
    #expect(stage.place(of: "c") == "0,70 200x20")
  }

  private func box(_ name: String) -> some View {
    Color.red.accessibilityIdentifier(name)
  }

  private func places(_ stage: Stage, _ names: String...) -> [String?] {
    names.map { stage.place(of: $0) }
  }

  @Test func equallyFlexibleViewsShareTheSpaceEqually() {
    let stage = smallStage {
      HStack(spacing: 10) {
        box("a")
        box("b")
        box("c")
      }
    }
    #expect(places(stage, "a", "b", "c") == ["0,0 60x200", "70,0 60x200", "140,0 60x200"])
  }

  @Test func theLeastFlexibleViewIsServedFirst() {
    let stage = smallStage {
      VStack(spacing: 0) {
        box("a")
        box("b").frame(minHeight: 20, maxHeight: 50)
        box("c").frame(height: 30)
      }
    }
    #expect(places(stage, "a", "b", "c") == ["0,0 200x120", "0,120 200x50", "0,170 200x30"])
  }

  @Test func aHigherPriorityIsServedBeforeTheOthersButForWhatTheyNeed() {
    let stage = smallStage {
      HStack(spacing: 0) {
        box("a").frame(minWidth: 30)
        box("b").layoutPriority(1)
        box("c").layoutPriority(.nan)
      }
    }
    #expect(places(stage, "a", "b", "c") == ["0,0 30x200", "30,0 170x200", "200,0 0x200"])
  }

  @Test func theSpacingIsEightPointsWhenNothingIsSaid() {
    let stage = smallStage {
      VStack {
        box("a").frame(width: 10, height: 10)
        box("b").frame(width: 10, height: 10)
      }
    }
    #expect(places(stage, "a", "b") == ["95,86 10x10", "95,104 10x10"])
  }

  @Test func aStackWithoutViewsTakesNoSpace() {
    let stage = smallStage { VStack {}.accessibilityIdentifier("a") }
    #expect(stage.place(of: "a") == "100,100 0x0")
  }

  @Test func whatDoesNotFitOverflows() {
    let stage = smallStage {
      HStack(spacing: 0) {
        box("a").frame(width: 150)
        box("b").frame(width: 150)
      }
    }
    #expect(places(stage, "a", "b") == ["-50,0 150x200", "100,0 150x200"])
  }

  @Test(arguments: [
    (HorizontalAlignment.leading, "50,85 20x10"), (.center, "90,85 20x10"),
    (.trailing, "130,85 20x10"),
  ])
  func aColumnAlignsItsViews(alignment: HorizontalAlignment, expected: String) {
    let stage = smallStage {
      VStack(alignment: alignment, spacing: 0) {
        box("a").frame(width: 20, height: 10)
        box("b").frame(width: 100, height: 20)
      }
    }
    #expect(stage.place(of: "a") == expected)
  }

  @Test(arguments: [
    (VerticalAlignment.top, "40,50 20x10"), (.center, "40,95 20x10"), (.bottom, "40,140 20x10"),
  ])
  func aRowAlignsItsViews(alignment: VerticalAlignment, expected: String) {
    let stage = smallStage {
      HStack(alignment: alignment, spacing: 0) {
        box("a").frame(width: 20, height: 10)
        box("b").frame(width: 100, height: 100)
      }
    }
    #expect(stage.place(of: "a") == expected)
  }

  /// Baselines are at 0.95 of the font's size.
  @Test func textsStandOnOneBaseline() {
    let stage = smallStage {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text("a").font(.system(size: 40))
        Text("b").font(.system(size: 20)).padding(10)
      }
    }
    let (a, b) = (stage.element("a")?.frame, stage.element("b")?.frame)
    #expect((a?.minY ?? 0) + 38 == (b?.minY ?? 1) + 19)
  }

  private struct Growing: View {
    @ObservedObject var model: Switchboard

    var body: some View {
      HStack(alignment: .lastTextBaseline, spacing: 0) {
        VStack(spacing: 0) {
          Text("a")
          if model.number > 0 { Text("b") }
        }
        .padding(CGFloat(model.number))
        Text("c")
      }
    }
  }

  @Test func baselinesAreTheSameWhetherTheStageIsFreshOrNot() {
    let model = Switchboard()
    let stage = smallStage { Growing(model: model) }
    for number in [1, 5, 0, 2] {
      model.number = number
      #expect(stage.outline == smallStage { Growing(model: model) }.outline)
    }
  }

  // MARK: Depth

  private final class Count {
    var value = 0
  }

  private final class CountingMeasurer: TextMeasurer {
    let count: Count
    let fixed = FixedTextMeasurer()

    init(_ count: Count) {
      self.count = count
    }

    func measure(_ text: ResolvedText, width: CGFloat?) -> TextMetrics {
      count.value += 1
      return fixed.measure(text, width: width)
    }
  }

  private func nested(
    _ depth: Int, in level: (AnyView) -> AnyView, around innermost: AnyView = AnyView(Text("deep"))
  ) -> AnyView {
    (0..<depth).reduce(innermost) { content, _ in level(content) }
  }

  private func measurings(of content: AnyView) -> Int {
    let count = Count()
    _ = Stage(size: CGSize(width: 200, height: 200), textMeasurer: CountingMeasurer(count)) {
      content
    }
    return count.value
  }

  private static let levels: [@Sendable (AnyView) -> AnyView] = [
    { content in
      AnyView(
        HStack(spacing: 1) {
          VStack(spacing: 1) {
            content
            Color.red
          }
          Text("x")
        })
    },
    { content in
      AnyView(
        HStack {
          Text("x")
          content.padding(0.1)
        })
    },
    { content in
      AnyView(
        VStack {
          HStack {
            Text("x")
            content.padding(3)
          }
          .padding(1)
          Text("y")
        })
    },
    { content in
      AnyView(
        HStackLayout {
          Color.red
          content.padding(3).frame(maxWidth: .infinity)
          Text("y")
        })
    },
  ]

  /// Each level asks its children thrice as often as it is asked, for sizes that they remember: then
  /// twice the depth costs twice as much.
  @Test(arguments: levels.indices)
  func deepNestingCostsNoMoreThanItsDepth(level: Int) {
    let level = Self.levels[level]
    let (shallow, deep) = (nested(20, in: level), nested(40, in: level))
    #expect(measurings(of: deep) <= measurings(of: shallow) * 2 + 40)
  }

  /// The one that can't do without something is served first.
  @Test func endlessViewsAreEquallyFlexibleWhateverTheyConsistOf() {
    let stage = smallStage {
      HStack(spacing: 0) {
        HStack(spacing: 0) {
          Color.red.frame(minWidth: 150)
          Color.green
        }
        .accessibilityIdentifier("two")
        Color.blue.accessibilityIdentifier("one")
      }
    }
    #expect(stage.place(of: "two") == "0,0 150x200")
    #expect(stage.place(of: "one") == "150,0 50x200")
  }

  @Test func whoIsServedAloneIsNotAskedWhatElseItCouldDo() {
    final class Widths: @unchecked Sendable { var asked: [CGFloat?] = [] }
    struct Asked: Layout {
      let widths: Widths

      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) -> CGSize {
        widths.asked.append(proposal.width)
        return CGSize(width: min(proposal.width ?? 60, 60), height: 10)
      }

      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) {}
    }
    let (alone, beside) = (Widths(), Widths())
    _ = Stage(size: CGSize(width: 100, height: 10)) {
      HStack(spacing: 0) {
        Color.red.frame(width: 30)
        Asked(widths: beside) { Color.blue }
        Asked(widths: alone) { Color.green }.layoutPriority(1)
      }
    }
    // It gets what the others can do without: their least lengths.
    #expect(Set(alone.asked) == [70])
    #expect(beside.asked.contains(0))
  }

  @Test func viewsThatCanGetAsHighAsTheHighestOfAFixedHeightDo() {
    let stage = smallStage {
      HStack(spacing: 0) {
        box("a").frame(width: 20)
        box("b").frame(width: 20, height: 60)
      }
      .fixedSize(horizontal: false, vertical: true)
    }
    #expect(places(stage, "a", "b") == ["80,70 20x60", "100,70 20x60"])
  }

  @Test func whatGetsLongerByALineMovesNothingElse() {
    let stage = smallStage {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text("low").font(.system(size: 10))
        Text("high").font(.system(size: 30))
        box("color").frame(width: 20)
      }
      .accessibilityIdentifier("row")
      .fixedSize(horizontal: false, vertical: true)
    }
    let row = stage.element("row")?.frame ?? .zero
    let high = stage.elements.first { $0.label == "high" }?.frame ?? .zero
    #expect(high.minY == row.minY && high.maxY == row.maxY)
    let color = stage.element("color")?.frame ?? .zero
    #expect(color.height > 10 && row.minY <= color.minY && color.maxY <= row.maxY)
  }

  /// A text that has two lines in its share of the width keeps them.
  @Test func aTextBesideALineIsAsHighAsItLikes() {
    let stage = smallStage {
      ScrollView {
        HStack(spacing: 0) {
          box("line").frame(width: 2)
          Text("a text of several words that takes lines")
          Spacer(minLength: 100)
        }
      }
    }
    let measured = stage.displayList.items.contains { item in
      guard case .text(let text, let frame) = item.content else { return false }
      return FixedTextMeasurer().measure(text, width: frame.width).isTruncated
    }
    #expect(!measured)
    #expect(stage.element("line")?.frame.height ?? 0 > 40)
  }

  /// Offered their own height, the two would share it out in equal parts, and the text would lose a line.
  @Test func textsInAStackThatCantGetLongerStayAsTheyAre() {
    let stage = smallStage {
      ScrollView {
        HStack(spacing: 0) {
          box("line").frame(width: 2)
          VStack(spacing: 0) {
            Text("one two three")
            HStack(spacing: 0) {
              Color.clear.frame(width: 90, height: 30)
              Text("some words of a text")
            }
          }
          .frame(width: 170)
        }
      }
    }
    let cut = stage.displayList.items.filter { item in
      guard case .text(let text, let frame) = item.content else { return false }
      return FixedTextMeasurer().measure(text, width: frame.width).isTruncated
    }
    #expect(cut.isEmpty)
  }

  @Test func aLineInAStackThatScrollsIsAsLongAsWhatItStandsBeside() {
    let stage = smallStage {
      ScrollView {
        HStack(alignment: .top, spacing: 0) {
          VStack(spacing: 0) {
            box("dot").frame(width: 10, height: 10)
            box("line").frame(width: 2)
          }
          box("text").frame(width: 50, height: 70)
        }
      }
    }
    #expect(places(stage, "dot", "line", "text") == ["70,0 10x10", "74,10 2x60", "80,0 50x70"])
    let wide = smallStage {
      ScrollView(.horizontal) {
        AnyLayout(VStackLayout(spacing: 0)) {
          box("title").frame(width: 80, height: 20)
          box("line").frame(height: 2)
        }
      }
    }
    #expect(wide.element("line")?.frame.width == 80)
  }
}

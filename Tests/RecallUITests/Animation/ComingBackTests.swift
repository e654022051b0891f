import Testing

@testable import RecallUI
@testable import RecallUICore

/// A view that left with an animation and comes back stands where it is laid out.
@Suite struct ComingBackTests {
  private struct Choice: View {
    @State private var isNarrow = false

    var body: some View {
      VStack {
        ViewThatFits(in: .horizontal) {
          HStack {
            Text("Cancel")
            Text("Save")
          }
          .frame(width: 220)
          VStack {
            Text("Cancel")
            Text("Save")
          }
        }
        .padding(.horizontal, isNarrow ? 60 : 0).frame(height: 80)
        Button("Go") { withAnimation { isNarrow.toggle() } }
      }
    }
  }

  private func origins(_ string: String, on stage: Stage) -> [CGFloat] {
    stage.displayList.items.compactMap { item in
      guard case .text(let text, let frame) = item.content, text.string == string else {
        return nil
      }
      return frame.applying(item.transform).minX
    }
  }

  @Test(arguments: [false, true]) func itIsDrawnWhereItStands(looksMeanwhile: Bool) {
    let stage = smallStage { Choice() }
    var found: [[CGFloat]] = []
    for _ in 0..<6 {
      stage.tap("Go")
      stage.advance(by: .milliseconds(100))
      if looksMeanwhile { _ = stage.displayList }
      stage.advance(by: .seconds(2))
      found.append(origins("Cancel", on: stage))
      let stands = stage.element("Cancel")?.frame.minX ?? 0
      #expect(found.last?.count == 1)
      #expect(abs((found.last?.first ?? 0) - stands) < 1)
    }
    #expect(found[0] == found[2] && found[2] == found[4])
    #expect(found[1] == found[3] && found[3] == found[5])
  }
}

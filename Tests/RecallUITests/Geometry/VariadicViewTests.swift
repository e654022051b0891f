import RecallUI
import Testing

private struct Lined: _VariadicView_MultiViewRoot {
  @ViewBuilder func body(children: _VariadicView.Children) -> some View {
    ForEach(children) { child in
      child
      if child.id != children.last?.id { Text("line") }
    }
  }
}

@Suite struct VariadicViewTests {
  @Test func aRootPutsTheViewsTogether() {
    let stage = smallStage {
      VStack {
        _VariadicView.Tree(Lined()) {
          Text("a")
          ForEach(["b", "c"], id: \.self) { Text($0) }
        }
      }
    }
    #expect(stage.texts == ["a", "line", "b", "line", "c"])
  }

  @Test func splitViewsHaveLinesBetweenTheirViews() throws {
    let stage = smallStage {
      HSplitView {
        VSplitView {
          Text("a")
          Text("b")
        }
        Text("c")
      }
    }
    let frames = try ["a", "b", "c"].map { try #require(stage.element($0)?.frame) }
    #expect(frames[1].minY > frames[0].maxY)
    #expect(frames[2].minX > frames[0].maxX)
    let lines = stage.displayList.items.filter { item in
      if case .fill = item.content { true } else { false }
    }
    #expect(lines.count == 2)
  }

  @Test func aModifierStandsAroundAnother() {
    struct Named: ViewModifier {
      let name: String

      func body(content: Content) -> some View {
        HStack {
          Text(name)
          content
        }
      }
    }
    let stage = smallStage {
      Text("in").modifier(Named(name: "inner").concat(Named(name: "outer")))
    }
    #expect(stage.texts == ["outer", "inner", "in"])
  }

  @Test func aBindingHearsWhatGoesAlongWithAChange() {
    var animations: [Bool] = []
    let binding = Binding<Int>(
      get: { 1 },
      set: { _, transaction in
        animations.append(transaction.animation != nil)
      })
    let stage = smallStage {
      VStack {
        Button("at once") { binding.wrappedValue = 1 }
        Button("in time") { withAnimation { binding.wrappedValue = 2 } }
      }
    }
    stage.tap("at once")
    stage.tap("in time")
    #expect(animations == [false, true])
  }
}

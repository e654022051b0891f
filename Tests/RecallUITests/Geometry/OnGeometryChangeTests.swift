import Testing

@testable import RecallUI
@testable import RecallUICore

@Suite struct OnGeometryChangeTests {
  private struct Measured: View {
    @State private var width: CGFloat = 40
    @State private var told: [String] = []

    var body: some View {
      VStack {
        Text("grow").onTapGesture { width += 20 }
        Text("lower").onTapGesture { told = told }
        Color.red.frame(width: width, height: 10)
          .onGeometryChange(for: CGFloat.self, of: \.size.width) { old, new in
            told.append("\(Int(old))-\(Int(new))")
          }
        Text(told.joined(separator: " "))
      }
    }
  }

  @Test func aSizeIsToldAtFirstAndWhenItChanges() {
    let stage = smallStage { Measured() }
    #expect(stage.texts.last == "40-40")
    stage.tap("grow")
    #expect(stage.texts.last == "40-40 40-60")
    stage.send(.resize(CGSize(width: 190, height: 300)))
    #expect(stage.texts.last == "40-40 40-60", "it is as wide as before")
  }
}

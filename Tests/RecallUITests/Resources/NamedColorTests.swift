import RecallUI
import Testing

@Suite struct NamedColorTests {
  private func fill(_ colors: [String: Color]) -> DisplayList {
    Stage(size: CGSize(width: 10, height: 10), colors: colors) { Color("sand") }.displayList
  }

  @Test func aNameIsTheColorThatTheStageWasHanded() {
    let plain = Stage(size: CGSize(width: 10, height: 10)) { Color.orange }.displayList
    #expect(fill(["sand": .orange]) == plain)
  }

  @Test func anotherNameIsGray() {
    let gray = Stage(size: CGSize(width: 10, height: 10)) { Color.gray }.displayList
    #expect(fill(["Sand": .orange]) == gray)
    #expect(fill([:]) == gray)
  }

  @Test func aResourceIsItsName() {
    let resource = ColorResource(name: "sand", bundle: .main)
    let stage = Stage(size: CGSize(width: 10, height: 10), colors: ["sand": .orange]) {
      Color(resource)
    }
    #expect(stage.displayList == fill(["sand": .orange]))
  }

  @Test func picturesOfTheStageAreFoundByName() {
    let picture = Picture(
      name: "hill", width: 3, height: 2, premultipliedPixels: Array(repeating: 0, count: 6))
    let stage = Stage(
      size: CGSize(width: 10, height: 10), pictures: picture.map { ["hill": $0] } ?? [:]
    ) {
      Image(ImageResource(name: "hill", bundle: .main)).accessibilityIdentifier("hill")
      if let image = UIImage(named: "hill") {
        Image(uiImage: image).accessibilityIdentifier("kit")
      }
      if UIImage(named: "dale") == nil { Text("none") }
    }
    #expect(stage.element("hill")?.frame.size == CGSize(width: 3, height: 2))
    #expect(stage.element("kit")?.frame.size == CGSize(width: 3, height: 2))
    #expect(stage.texts.contains("none"))
    #expect(stage.issues.isEmpty)
  }
}

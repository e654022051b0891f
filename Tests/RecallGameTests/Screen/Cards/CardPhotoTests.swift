import RecallUI
import Testing

@testable import RecallGame

@Suite struct CardPhotoTests {
  private let symbol = "picture:0123456789abcdef"

  private func content(_ pictures: [String: Picture]) -> [DisplayItem] {
    Stage(size: CGSize(width: 100, height: 150)) {
      CardSymbol(symbol, width: 100).environment(\.pictures, pictures)
    }
    .displayList.items
  }

  @Test func aPictureThatIsThereIsShown() throws {
    let picture = try #require(
      Picture(name: "dog", width: 2, height: 1, premultipliedPixels: [0, 0]))
    let frames = content([symbol: picture]).compactMap { item -> CGRect? in
      if case .picture(picture, let frame, _) = item.content { frame } else { nil }
    }
    // In its own shape, as wide as there is room.
    #expect(frames.count == 1)
    let frame = try #require(frames.first)
    #expect(abs(frame.width - 76) < 0.001)
    #expect(abs(frame.height - 38) < 0.001)
  }

  @Test func oneThatIsNotThereCanBeToldFromOthers() {
    let texts = content([:]).compactMap { item -> String? in
      if case .text(let text, _) = item.content { text.string } else { nil }
    }
    #expect(texts == ["0123"])
  }
}

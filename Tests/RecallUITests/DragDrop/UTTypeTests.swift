import RecallUI
import Testing

@Suite struct UTTypeTests {
  @Test(arguments: [
    (UTType.utf8PlainText, UTType.text), (.plainText, .item), (.png, .image), (.fileURL, .url),
    (.json, .data), (UTType("own.type"), UTType("own.type")),
  ])
  func aTypeIsOneOfItsKinds(type: UTType, kind: UTType) {
    #expect(type.conforms(to: kind))
  }

  @Test(arguments: [
    (UTType.text, UTType.plainText), (.url, .text), (.image, .text), (UTType("own.type"), .data),
  ])
  func aTypeIsNoneOfOtherKinds(type: UTType, kind: UTType) {
    #expect(!type.conforms(to: kind))
  }
}

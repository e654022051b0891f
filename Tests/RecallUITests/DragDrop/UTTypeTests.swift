import RecallUI
import Testing

@Suite struct UTTypeTests {
  private static let own = UTType(exportedAs: "own.type")

  @Test(arguments: [
    (UTType.utf8PlainText, UTType.text), (.plainText, .item), (.png, .image), (.fileURL, .url),
    (.json, .data), (.mpeg4Movie, .audiovisualContent), (.pdf, .content), (.folder, .directory),
    (.swiftSource, .plainText), (own, own),
  ])
  func aTypeIsOneOfItsKinds(type: UTType, kind: UTType) {
    #expect(type.conforms(to: kind))
    #expect(type.isSubtype(of: kind) == (type != kind))
    #expect(kind.isSupertype(of: type) == (type != kind))
  }

  @Test(arguments: [
    (UTType.text, UTType.plainText), (.url, .text), (.image, .text), (own, .data), (.folder, .data),
  ])
  func aTypeIsNoneOfOtherKinds(type: UTType, kind: UTType) {
    #expect(!type.conforms(to: kind))
    #expect(!type.isSubtype(of: kind))
  }

  @Test func aNameMakesAType() {
    #expect(UTType("public.png") == .png)
    #expect(UTType("own.type") == Self.own)
    #expect(UTType("") == nil)
  }

  @Test func allKindsOfATypeAreTold() {
    #expect(UTType.json.supertypes == [.text, .data, .content, .item])
    #expect(Self.own.supertypes.isEmpty)
  }

  @Test func namesOfFilesAndOfTheWebLeadToTypes() {
    #expect(UTType(filenameExtension: "JPG") == .jpeg)
    #expect(UTType(filenameExtension: "jpg", conformingTo: .image) == .jpeg)
    #expect(UTType(filenameExtension: "jpg", conformingTo: .text) == nil)
    #expect(UTType(filenameExtension: "zzz") == nil)
    #expect(UTType(mimeType: "text/CSV") == .commaSeparatedText)
    #expect(UTType(mimeType: "text/csv", conformingTo: .image) == nil)
    #expect(UTType(tag: "png", tagClass: .filenameExtension, conformingTo: nil) == .png)
    #expect(UTType(tag: "image/png", tagClass: .mimeType, conformingTo: .image) == .png)
    #expect(UTType(tag: "x", tagClass: UTTagClass(rawValue: "x"), conformingTo: nil) == nil)
  }

  @Test func typesHaveNamesForFilesAndForTheWeb() {
    #expect(UTType.jpeg.preferredFilenameExtension == "jpg")
    #expect(UTType.image.preferredFilenameExtension == nil)
    #expect(Self.own.preferredFilenameExtension == "type")
    #expect(UTType.pdf.preferredMIMEType == "application/pdf")
    #expect(UTType.text.preferredMIMEType == nil)
  }
}

import RecallUI
import Testing

@Suite struct ContentSizeCategoryTests {
  private struct Reading: View {
    @Environment(\.sizeCategory) private var category
    @Environment(\.dynamicTypeSize) private var size

    var body: some View { Text("\(category) \(size) \(category.isAccessibilityCategory)") }
  }

  @Test func itIsTheDynamicTypeSizeByAnotherName() {
    #expect(smallStage { Reading() }.texts == ["large large false"])
    #expect(
      smallStage { Reading().dynamicTypeSize(.accessibility1) }.texts
        == ["accessibilityMedium accessibility1 true"])
    #expect(
      smallStage { Reading().environment(\.sizeCategory, .extraExtraLarge) }.texts
        == ["extraExtraLarge xxLarge false"])
  }
}

import RecallUI
import Testing

@Suite struct SymbolColorTests {
  /// The paints that something is drawn in, each once; with the opacity of a group that is drawn in one.
  private func paints<Content: View>(@ViewBuilder _ content: () -> Content) -> [String] {
    var paints: [String] = []
    for item in smallStage(content).displayList.items {
      guard let paint = item.description.firstMatch(of: /#[0-9A-F]+/) else { continue }
      let opacity = item.description.prefixMatch(of: /group( opacity [0-9.]+)/)
      let name = String(paint.0) + (opacity.map { String($0.1) } ?? "")
      if paints.last != name { paints.append(name) }
    }
    return paints
  }

  private func paint(_ color: Color) -> String {
    paints { color.frame(width: 10, height: 10) }[0]
  }

  @Test func aSymbolHasOneColorWhereNothingIsSaid() {
    #expect(
      paints { Image(systemName: "cloud.sun.fill").foregroundStyle(.green) } == [paint(.green)])
    #expect(
      paints {
        Image(systemName: "cloud.sun.fill").renderingMode(.template).foregroundStyle(.green)
      } == [paint(.green)])
  }

  @Test func anOriginalSymbolHasTheColorsOfThings() {
    let colors = [paint(.yellow), paint(.white)]
    #expect(paints { Image(systemName: "cloud.sun.fill").renderingMode(.original) } == colors)
    #expect(
      paints { Image(systemName: "cloud.sun.fill").symbolRenderingMode(.multicolor) } == colors)
    #expect(
      paints { Image(systemName: "cloud.sun.fill").symbolRenderingMode(.multicolor).padding() }
        == colors)
    #expect(
      paints { VStack { Image(systemName: "cloud.sun.fill") }.symbolRenderingMode(.multicolor) }
        == colors)
  }

  @Test func whatHasNoColorOfItsOwnIsInTheStyleAround() {
    #expect(
      paints {
        Image(systemName: "pencil").renderingMode(.original).foregroundStyle(.green)
      } == [paint(.green)])
  }

  @Test func aPaletteHasAStyleForEachPart() {
    #expect(
      paints { Image(systemName: "xmark.circle.fill").foregroundStyle(.white, .blue) }
        == [paint(.blue), paint(.white)])
    #expect(
      paints {
        Image(systemName: "xmark.circle.fill").symbolRenderingMode(.palette)
          .foregroundStyle(.red, .green)
      } == [paint(.green), paint(.red)])
    #expect(
      paints {
        Image(systemName: "xmark.circle.fill").symbolRenderingMode(.monochrome)
          .foregroundStyle(.red, .green)
      } == [paint(.red)])
  }

  @Test func aHierarchyHasLevelsOfOneStyle() {
    let found = paints {
      Image(systemName: "xmark.circle.fill").symbolRenderingMode(.hierarchical)
        .foregroundStyle(.blue)
    }
    #expect(found == [paint(.blue) + " opacity 0.6", paint(.blue)])
  }

  @Test func whatIsSaidOfTheImageComesFirst() {
    #expect(
      paints {
        Image(systemName: "heart.fill").symbolRenderingMode(.monochrome).foregroundStyle(.green)
          .symbolRenderingMode(.multicolor)
      } == [paint(.green)])
  }

  @Test func formsAreOfTheColorsOfTheirName() {
    #expect(
      paints {
        Image(systemName: "heart").symbolVariant(.circle.fill).symbolRenderingMode(.multicolor)
      } == [paint(.red), paint(.white)])
  }
}

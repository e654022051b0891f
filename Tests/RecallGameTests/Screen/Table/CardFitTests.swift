import RecallUI
import Testing

@testable import RecallGame

@Suite struct CardFitTests {
  private static let sizes = [
    CGSize(width: 200, height: 60), CGSize(width: 320, height: 160),
    CGSize(width: 320, height: 500),
    CGSize(width: 760, height: 440), CGSize(width: 1240, height: 640),
    CGSize(width: 2000, height: 300), CGSize(width: 300, height: 1200),
  ]

  /// Where cards lie, by the grid alone.
  private func frames(_ count: Int, in size: CGSize) -> [CGRect] {
    let fit = CardFit(count: count, in: size)
    let stage = Stage(size: size) {
      AspectVGrid(fit: fit) {
        ForEach(Array(0..<count), id: \.self) { index in
          Color.red.accessibilityIdentifier("\(index)")
        }
      }
    }
    return stage.elements.map(\.frame)
  }

  @Test(arguments: sizes, [4, 8, 26, 50, 100])
  func upToAHundredPairsFitWithoutOverlapping(size: CGSize, pairs: Int) {
    let fit = CardFit(count: pairs * 2, in: size)
    let frames = frames(pairs * 2, in: size)
    #expect(!fit.scrolls)
    #expect(frames.count == pairs * 2)
    #expect(fit.cardWidth > 0)
    let bounds = CGRect(origin: .zero, size: size).insetBy(dx: -0.5, dy: -0.5)
    #expect(frames.allSatisfy { bounds.contains($0) })
    let cells = frames.map { $0.insetBy(dx: 0.001, dy: 0.001) }
    for (index, cell) in cells.enumerated() {
      #expect(!cells[..<index].contains { $0.intersects(cell) })
    }
  }

  @Test func cardsAreAsWideAsTheBestNumberOfColumnsAllows() {
    // 16 cards with gaps of 0.12 widths: two rows of eight, which 1240 points are wide enough for.
    let fit = CardFit(count: 16, in: CGSize(width: 1240, height: 640))
    #expect(fit.columns == 8)
    let across: CGFloat = 8 + 7 * 0.12
    #expect(fit.cardWidth == (1240 / across).rounded(.down))
  }

  @Test func fewCardsAreNotLargerThanLooksGood() {
    let fit = CardFit(count: 2, in: CGSize(width: 5000, height: 5000))
    #expect(fit.cardWidth == Theme.widestCard)
  }

  /// 14 cards: in five columns they are 100 points wide, with an empty place in the last row; in
  /// seven there is none.
  @Test(arguments: [(sevenths: 94, columns: 5), (96, 7)])
  func aFullLastRowIsWorthANarrowerCard(sevenths: CGFloat, columns: Int) {
    let (across, down): (CGFloat, CGFloat) = (7 + 6 * 0.12, 3 * 1.5 + 2 * 0.12)
    let size = CGSize(width: sevenths * across + 1, height: 100 * down + 1)
    #expect(CardFit(count: 14, in: size).columns == columns)
  }

  @Test(arguments: [(cards: 200, scrolls: false), (202, true)])
  func onlyBoardsOfMoreThanAHundredPairsScroll(cards: Int, scrolls: Bool) {
    let fit = CardFit(count: cards, in: CGSize(width: 400, height: 300))
    #expect(fit.scrolls == scrolls)
    #expect((fit.cardWidth == Theme.narrowestCard) == scrolls)
  }

  @Test func aLargeBoardThatFitsDoesNotScroll() {
    #expect(!CardFit(count: 202, in: CGSize(width: 2000, height: 1000)).scrolls)
  }

  @Test(arguments: [
    CGSize.zero, CGSize(width: 1, height: 1), CGSize(width: 100_000, height: 0),
    CGSize(width: 0, height: 100_000), CGSize(width: 100_000, height: 100_000),
  ])
  func noSizeSpoilsTheFit(size: CGSize) {
    for count in [0, 1, 2, 200, 202, 20_000] {
      let fit = CardFit(count: count, in: size)
      #expect(fit.columns >= 1)
      #expect(fit.cardWidth >= 0 && (fit.scrolls || fit.cardWidth <= Theme.widestCard))
    }
  }

  /// Each card in view is a view: a table of any size has only so many of them.
  @Test(
    arguments: [202, 2998, 3000, 3002, 20_000], [1, 20, 320, 4096, 16_384, 100_000] as [CGFloat])
  func noTableShowsMoreCardsThanItMay(count: Int, width: CGFloat) {
    for height in [1, 20, 240, 4096, 16_384, 100_000] as [CGFloat] {
      let fit = CardFit(count: count, in: CGSize(width: width, height: height))
      let rows = (height / (fit.cardHeight + fit.gap)).rounded(.up) + 1
      let inView = fit.scrolls ? min(count, Int(rows) * fit.columns) : count
      #expect(inView <= Theme.mostCardsAtOnce + 2 * fit.columns, "\(width) x \(height)")
    }
  }

  @Test func aWindowOfAnOrdinaryScreenShowsTheNarrowestCards() {
    let fit = CardFit(count: 20_000, in: CGSize(width: 2560, height: 1440))
    #expect(fit.cardWidth == Theme.narrowestCard)
  }
}

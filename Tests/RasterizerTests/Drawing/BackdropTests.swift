import RecallUI
import Testing

@testable import Rasterizer

struct BackdropTests {
  private let rasterizer = Rasterizer(text: PangoTextMeasurer())
  private static let size = CGSize(width: 40, height: 40)
  private let card = DisplayItem.fill(Path(CGRect(x: 10, y: 10, width: 10, height: 10)), .ink)

  private func list(_ items: [DisplayItem], background: Color.Resolved = .paper) -> DisplayList {
    DisplayList(size: Self.size, background: background, items: items)
  }

  private func cloth(height: CGFloat = 40, _ color: Color.Resolved = .red) -> DisplayItem {
    .fill(Path(CGRect(x: 0, y: 0, width: 40, height: height)), color)
  }

  private func draw(
    _ list: DisplayList, on surface: Surface, scale: CGFloat = 1, damage: [CGRect]? = nil
  ) {
    rasterizer.draw(list, on: surface, scale: scale, damage: damage)
  }

  @Test func whatFillsMostOfTheSurfaceIsDrawnOnce() throws {
    let surface = try Surface(width: 40, height: 40)
    draw(list([cloth(), card]), on: surface)
    let backdrop = try #require(rasterizer.backdrop)
    #expect(backdrop.items == [cloth()])
    #expect(backdrop.surface[15, 15] == 0xFF0000)
    draw(list([cloth()]), on: surface, damage: [CGRect(x: 10, y: 10, width: 10, height: 10)])
    #expect(rasterizer.backdrop === backdrop)
    #expect(surface[15, 15] == 0xFF0000)
  }

  @Test(arguments: [(29.0, 0), (30, 1), (31, 1)])
  func threeQuartersAreMost(height: Double, count: Int) throws {
    let surface = try Surface(width: 40, height: 40)
    draw(list([cloth(height: height), card]), on: surface)
    #expect((rasterizer.backdrop?.items.count ?? 0) == count)
    #expect(surface[30, 39] == 0xFFFFFF)
  }

  @Test func anotherClothBackgroundSizeOrScaleIsDrawnAnew() throws {
    let surface = try Surface(width: 40, height: 40)
    let twice = try Surface(width: 80, height: 80)
    func check(_ list: DisplayList, _ surface: Surface, scale: CGFloat = 1) throws {
      let before = rasterizer.backdrop
      draw(list, on: surface, scale: scale)
      #expect(rasterizer.backdrop !== before)
      let fresh = try Surface(width: surface.width, height: surface.height)
      Rasterizer(text: PangoTextMeasurer()).draw(list, on: fresh, scale: scale)
      #expect(surface == fresh)
    }
    try check(list([cloth(), card]), surface)
    try check(list([cloth(.ink), card]), surface)
    let see = Color.Resolved(red: 1, green: 0, blue: 0, opacity: 0.5)
    try check(list([cloth(see), card]), surface)
    try check(list([cloth(see), card], background: .ink), surface)
    try check(list([cloth(see), card], background: .ink), twice)
    try check(list([cloth(see), card], background: .ink), twice, scale: 2)
    try check(list([cloth(see), cloth(), card]), twice, scale: 2)
  }

  @Test func withoutOneTheBackgroundShows() throws {
    let surface = try Surface(width: 40, height: 40)
    draw(list([cloth(), card]), on: surface)
    draw(list([card, cloth()]), on: surface)
    #expect(rasterizer.backdrop == nil)
    #expect(surface[15, 15] == 0xFF0000)
  }
}

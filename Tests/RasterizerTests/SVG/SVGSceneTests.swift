import Foundation
import FoundationXML
import RecallUI
import Testing

@testable import Rasterizer

@Suite struct SVGSceneTests {
  private let measurer = PangoTextMeasurer()

  private func list<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> DisplayList {
    Stage(size: CGSize(width: 120, height: 80), textMeasurer: measurer, content: content)
      .displayList
  }

  private func isXML(_ text: String) -> Bool {
    XMLParser(data: Data(text.utf8)).parse()
  }

  @Test func shapesArePathsInTheirColors() {
    let scene = SVGScene(text: measurer)
    let document = scene.document(
      list { Color(red: 1, green: 0.5, blue: 0).opacity(0.5).frame(width: 20, height: 10) })
    #expect(
      document.contains(
        "<path d=\"M50 35L70 35L70 45L50 45Z\" fill=\"#FF8000\" fill-opacity=\"0.5\"/>"))
    #expect(
      document.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"120\" height=\"80\""))
    #expect(isXML(document))
  }

  @Test func glyphsAndEmojiAreThereOnceHoweverManyTimesTheyShow() {
    let scene = SVGScene(text: measurer)
    let document = scene.document(
      list {
        VStack {
          Text("aaa🚗")
          Text("aa🚗a")
        }
      })
    #expect(scene.definitions.count == 2)
    #expect(scene.definitions.filter { $0.contains("data:image/png;base64,") }.count == 1)
    #expect(document.components(separatedBy: "<use ").count == 1 + 8)
    #expect(isXML(document))
  }

  @Test func aSceneRemembersWhatFormerListsHad() {
    let scene = SVGScene(text: measurer)
    _ = list { Text("ab") }.items.map(scene.element)
    let before = scene.definitions
    _ = list { Text("ba") }.items.map(scene.element)
    #expect(scene.definitions == before)
    _ = list { Text("c") }.items.map(scene.element)
    #expect(scene.definitions.count == before.count + 1)
  }

  @Test func effectsAreFiltersAndWhatSVGLacksIsAPicture() {
    let scene = SVGScene(text: measurer)
    let document = scene.document(
      list {
        HStack {
          Color.red.frame(width: 10, height: 10).shadow(radius: 3)
          Color.red.frame(width: 10, height: 10).blur(radius: 2)
          Circle().fill(AngularGradient(colors: [.red, .blue], center: .center))
            .frame(width: 10, height: 10)
          Rectangle().fill(
            LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
          )
          .frame(width: 10, height: 10).clipShape(Circle())
        }
      })
    for part in ["<feDropShadow ", "<feGaussianBlur ", "<linearGradient ", "<clipPath ", "<image "]
    {
      #expect(document.contains(part), "\(part)")
    }
    #expect(isXML(document))
  }

  @Test func whatIsNoNumberIsLeftOut() {
    let scene = SVGScene(text: measurer)
    let path = Path(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1))
    let black = Color.Resolved(red: 0, green: 0, blue: 0)
    #expect(scene.element(DisplayItem(.fill(path, .color(black), FillStyle()))) == "")
    #expect(svg(.infinity) == "0")
    #expect(svg(-0.004) == "0")
    #expect(svg(-12.347) == "-12.35")
  }
}

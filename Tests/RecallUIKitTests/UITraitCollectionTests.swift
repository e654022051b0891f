import RecallUI
import RecallUIKit
import Testing

@Suite struct UITraitCollectionTests {
  @Test(arguments: [ColorScheme.light, .dark])
  func thePresentOneIsTheStages(scheme: ColorScheme) {
    var told: [UIUserInterfaceStyle] = []
    let stage = Stage(size: CGSize(width: 20, height: 20), colorScheme: scheme) {
      Color.red.onTapGesture { told.append(UITraitCollection.current.userInterfaceStyle) }
    }
    stage.tap(at: CGPoint(x: 10, y: 10))
    #expect(told == [scheme == .dark ? .dark : .light])
    #expect(UITraitCollection.current.userInterfaceStyle == .light)
  }
}

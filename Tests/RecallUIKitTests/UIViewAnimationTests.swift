import RecallUIKit
import Testing

@Suite struct UIViewAnimationTests {
  @Test func changesAreThereAtOnceHoweverTheyAreToCome() {
    let view = UIView()
    var ends: [Bool] = []
    UIView.animate(withDuration: 1) { view.alpha = 0.75 }
    #expect(view.alpha == 0.75)
    UIView.animate(withDuration: 1, delay: 3, options: [.curveEaseIn, .repeat]) {
      view.alpha = 0.5
    } completion: {
      ends.append($0)
    }
    #expect(view.alpha == 0.5)
    UIView.animate(
      withDuration: 1, delay: 3, usingSpringWithDamping: 0.5, initialSpringVelocity: 2,
      animations: { view.alpha = 0.25 }, completion: { ends.append($0) })
    #expect(view.alpha == 0.25 && ends == [true, true])
  }

  @Test func changesComeAtOnceWhateverIsSaid() {
    UIView.setAnimationsEnabled(true)
    #expect(!UIView.areAnimationsEnabled)
    let view = UIView()
    UIView.performWithoutAnimation { view.alpha = 0.5 }
    #expect(view.alpha == 0.5)
  }
}

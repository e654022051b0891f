import Foundation
import Interaction
import Testing
import VirtualTime

@Suite struct HoverRecognizerTests {
  let router = PointerRouter(scheduler: Scheduler())
  let log = Lines()
  let child = HoverRecognizer(name: "child")
  let parent = HoverRecognizer(name: "parent")
  let sibling = HoverRecognizer(name: "sibling")

  final class Lines {
    var lines: [String] = []
  }

  init() {
    for recognizer in [child, parent, sibling] {
      let (name, log) = (recognizer.name, log)
      recognizer.onChanged = { log.lines.append("\(name) at \($0.location.text)") }
      recognizer.onEnded = { log.lines.append("\(name) left at \($0.location.text)") }
      recognizer.onCancelled = { log.lines.append("\(name) cancelled") }
    }
  }

  @Test func whatIsLeftHearsItBeforeWhatIsEntered() {
    router.hover(at: CGPoint(x: 1, y: 1), over: [child, parent])
    router.hover(at: CGPoint(x: 9, y: 1), over: [sibling, parent])
    router.endHover()
    router.endHover()
    #expect(
      log.lines == [
        "child at 1,1", "parent at 1,1",
        "child left at 1,1", "sibling at 9,1", "parent at 9,1",
        "parent left at 9,1", "sibling left at 9,1",
      ])
  }

  @Test func aMouseThatRestsSaysNothing() {
    router.hover(at: CGPoint(x: 1, y: 1), over: [child])
    router.hover(at: CGPoint(x: 1, y: 1), over: [child])
    router.hover(at: CGPoint(x: 2, y: 1), over: [child])
    #expect(log.lines == ["child at 1,1", "child at 2,1"])
  }

  @Test func aLostFocusCancels() {
    router.hover(at: CGPoint(x: 1, y: 1), over: [child])
    router.cancelAll()
    router.endHover()
    router.hover(at: CGPoint(x: 1, y: 1), over: [child])
    #expect(log.lines == ["child at 1,1", "child cancelled", "child at 1,1"])
  }

  @Test func aViewThatLeftHearsNothing() {
    router.hover(at: CGPoint(x: 1, y: 1), over: [child, parent])
    router.remove(child)
    router.endHover()
    #expect(log.lines == ["child at 1,1", "parent at 1,1", "parent left at 1,1"])
  }

  @Test func aViewThatIsDisabledIsCancelled() {
    router.hover(at: CGPoint(x: 1, y: 1), over: [child])
    router.cancel(child)
    router.endHover()
    #expect(log.lines == ["child at 1,1", "child cancelled"])
  }

  @Test func aMouseThatComesBackToTheSamePlaceIsTold() {
    router.hover(at: CGPoint(x: 1, y: 1), over: [child])
    router.endHover()
    router.hover(at: CGPoint(x: 1, y: 1), over: [child])
    #expect(log.lines == ["child at 1,1", "child left at 1,1", "child at 1,1"])
  }

  @Test func aViewThatLeftAndComesBackIsTold() {
    router.hover(at: CGPoint(x: 1, y: 1), over: [child])
    router.remove(child)
    #expect(!router.isHovering)
    #expect(!child.isActive)
    router.hover(at: CGPoint(x: 1, y: 1), over: [child])
    #expect(log.lines == ["child at 1,1", "child at 1,1"])
  }

  @Test func aRecognizerTracksTheMouseAndHoldsNothing() {
    #expect(!child.isTracking)
    router.hover(at: CGPoint(x: 1, y: 1), over: [child])
    #expect(child.isTracking)
    #expect(!child.isHeld)
    router.endHover()
    #expect(!child.isTracking)
  }

  @Test func aMouseThatAClosureSendsAwayReachesNobodyElse() {
    child.onChanged = { [router] _ in router.endHover() }
    router.hover(at: CGPoint(x: 1, y: 1), over: [child, parent])
    #expect(log.lines == ["child left at 1,1"])
    #expect(!router.isHovering)
  }

  @Test func aViewThatIsRemovedWhileTheOthersAreToldHearsNothing() {
    child.onChanged = { [router, parent] _ in router.remove(parent) }
    router.hover(at: CGPoint(x: 1, y: 1), over: [child, parent])
    #expect(log.lines == [])
  }

  @Test func aLostFocusInTheMiddleReachesThoseWhoAreNotToldYet() {
    router.hover(at: CGPoint(x: 1, y: 1), over: [child, parent])
    child.onEnded = { [router, log] _ in
      router.cancelAll()
      log.lines.append("all cancelled")
    }
    router.hover(at: CGPoint(x: 2, y: 1), over: [sibling])
    router.endHover()
    #expect(log.lines == ["child at 1,1", "parent at 1,1", "parent cancelled", "all cancelled"])
  }
}

import Foundation
import Interaction
import Testing

/// Combinations beside gestures of other views: to these each is one gesture.
@Suite struct CombinedCompetitionTests {
  struct Row: CustomTestStringConvertible {
    let what: String
    let script: String
    let log: [String]
    let make: @Sendable (Combined) -> Void

    init(
      _ what: String, _ script: String, _ log: [String],
      make: @escaping @Sendable (Combined) -> Void
    ) {
      (self.what, self.script, self.log, self.make) = (what, script, log, make)
    }

    var testDescription: String { what }
  }

  static let exclusive = [
    Row(
      "two that wait keep the tap around them waiting, and let it go once they fail",
      "0 down 0,0; 50 up 0,0; 1000 wait", ["350 outer ended"]
    ) {
      $0.bench.add(
        ExclusiveRecognizer($0.double, before: $0.triple, name: "all"), text: Combined.text)
      $0.bench.add(TapRecognizer(name: "outer"))
    },
    Row(
      "one that succeeds behind its wait takes the tap from the view around",
      "0 down 0,0; 50 up 0,0; 100 down 0,0; 150 up 0,0; 1000 wait",
      ["450 double ended", "450 all ended second"]
    ) {
      $0.bench.add(
        ExclusiveRecognizer($0.triple, before: $0.double, name: "all"), text: Combined.text)
      $0.bench.add(TapRecognizer(name: "outer"))
    },
    Row(
      "a part that claims, claims for all", "0 down 0,0; 100 move 20,0; 200 up 20,0",
      [
        "100 drag changed 20,0", "100 all changed second", "200 drag ended 20,0",
        "200 all ended second",
      ]
    ) {
      $0.bench.add(
        ExclusiveRecognizer($0.double, before: $0.drag, name: "all"), text: Combined.text)
      $0.bench.add(DragRecognizer(name: "outer"))
    },
    Row(
      "one that wins inside by default claims where it claimed before",
      "0 down 0,0; 600 wait; 700 move 20,0; 800 up 20,0",
      ["0 long changed", "0 all changed first", "500 long ended", "500 all ended first"]
    ) {
      $0.bench.add(TapRecognizer(name: "child"))
      $0.bench.add(
        ExclusiveRecognizer($0.long, before: $0.drag, name: "all"), text: Combined.text)
      $0.bench.add(DragRecognizer(name: "outer"))
    },
    Row("one that loses outside is out", "0 down 0,0; 50 up 0,0; 1000 wait", ["50 child ended"]) {
      $0.bench.add(TapRecognizer(name: "child"))
      $0.bench.add(
        ExclusiveRecognizer($0.double, before: $0.tap, name: "all"), text: Combined.text)
    },
    Row(
      "one that fails lets the others have it",
      "0 down 0,0; 100 move 0,20; 200 up 0,20", ["100 outer changed 0,20", "200 outer ended 0,20"]
    ) {
      $0.bench.add(
        ExclusiveRecognizer($0.double, before: $0.tap, name: "all"), text: Combined.text)
      $0.bench.add(DragRecognizer(name: "outer")) { " \($0.translation.text)" }
    },
    Row(
      "one that waits, and one that has failed before it",
      "0 down 0,0; 50 up 0,0; 1000 wait", ["350 outer ended"]
    ) {
      $0.bench.add(
        ExclusiveRecognizer($0.drag, before: $0.double, name: "all"), text: Combined.text)
      $0.bench.add(TapRecognizer(name: "outer"))
    },
    Row(
      "one that waits, and one that has failed behind it",
      "0 down 0,0; 50 up 0,0; 1000 wait", ["350 outer ended"]
    ) {
      $0.bench.add(
        ExclusiveRecognizer($0.double, before: $0.drag, name: "all"), text: Combined.text)
      $0.bench.add(TapRecognizer(name: "outer"))
    },
    Row(
      "one that is left alone and waits takes the tap from the view around once it succeeds",
      "0 down 0,0; 50 up 0,0; 100 down 0,0; 150 up 0,0; 1000 wait",
      ["150 double ended", "150 all ended second"]
    ) {
      $0.bench.add(
        ExclusiveRecognizer($0.drag, before: $0.double, name: "all"), text: Combined.text)
      $0.bench.add(TapRecognizer(name: "outer"))
    },
    Row(
      "one that waited for the other takes the tap from the view around",
      "0 down 0,0; 50 up 0,0; 1000 wait", ["350 tap ended", "350 all ended second"]
    ) {
      $0.bench.add(ExclusiveRecognizer($0.double, before: $0.tap, name: "all"), text: Combined.text)
      $0.bench.add(TapRecognizer(name: "outer"))
    },
    Row(
      "a down elsewhere ends the waiting of a part",
      "0 down 50,50; 50 up 50,50; 100 down 150,50; 150 up 150,50",
      ["100 tap ended", "100 all ended second", "150 elsewhere ended"]
    ) {
      let left = CGRect(x: 0, y: 0, width: 100, height: 100)
      $0.bench.add(
        ExclusiveRecognizer($0.double, before: $0.tap, name: "all"), in: left, text: Combined.text)
      $0.bench.add(TapRecognizer(name: "elsewhere"), in: left.offsetBy(dx: 100, dy: 0))
    },
    Row(
      "it begins anew each time",
      "0 down 0,0; 100 up 0,0; 1000 down 0,0; 1100 move 20,0; 1200 up 20,0; 2000 down 0,0; 2050 up 0,0; 3000 wait",
      [
        "100 tap ended", "100 all ended second", "1100 drag changed 20,0", "1100 all changed first",
        "1200 drag ended 20,0", "1200 all ended first", "2050 tap ended", "2050 all ended second",
      ]
    ) {
      $0.bench.add(
        ExclusiveRecognizer($0.drag, before: $0.tap, name: "all"), text: Combined.text)
      $0.bench.add(TapRecognizer(name: "outer"))
    },
  ]

  static let simultaneous = [
    Row(
      "two that wait keep the tap around them waiting, and let it go once both fail",
      "0 down 0,0; 50 up 0,0; 1000 wait", ["350 outer ended"]
    ) {
      $0.bench.add(
        SimultaneousRecognizer($0.double, $0.triple, name: "all"), text: Combined.text)
      $0.bench.add(TapRecognizer(name: "outer"))
    },
    Row(
      "one that waits, and one that has failed",
      "0 down 0,0; 50 up 0,0; 1000 wait", ["350 outer ended"]
    ) {
      $0.bench.add(SimultaneousRecognizer($0.drag, $0.double, name: "all"), text: Combined.text)
      $0.bench.add(TapRecognizer(name: "outer"))
    },
    Row(
      "one that waits, and one that has failed behind it",
      "0 down 0,0; 50 up 0,0; 1000 wait", ["350 outer ended"]
    ) {
      $0.bench.add(SimultaneousRecognizer($0.double, $0.drag, name: "all"), text: Combined.text)
      $0.bench.add(TapRecognizer(name: "outer"))
    },
    Row(
      "one succeeds while the other waits",
      "0 down 0,0; 50 up 0,0; 100 down 0,0; 150 up 0,0; 1000 wait",
      ["450 double ended", "450 all ended first/-"]
    ) {
      $0.bench.add(
        SimultaneousRecognizer($0.double, $0.triple, name: "all"), text: Combined.text)
      $0.bench.add(TapRecognizer(name: "outer"))
    },
    Row(
      "a part that claims, claims for all", "0 down 0,0; 100 move 20,0; 200 up 20,0",
      [
        "100 drag changed 20,0", "100 all changed -/second", "200 drag ended 20,0",
        "200 all ended -/second",
      ]
    ) {
      $0.bench.add(TapRecognizer(name: "child"))
      $0.bench.add(SimultaneousRecognizer($0.double, $0.drag, name: "all"), text: Combined.text)
      $0.bench.add(DragRecognizer(name: "outer"))
    },
    Row(
      "it begins anew each time",
      "0 down 0,0; 50 up 0,0; 100 down 0,0; 150 up 0,0; 1000 down 0,0; 1100 move 20,0; 1200 up 20,0; 2000 wait",
      [
        "150 double ended", "150 all changed first/-", "150 all ended first/-",
        "1100 drag changed 20,0", "1100 all changed -/second", "1200 drag ended 20,0",
        "1200 all ended -/second",
      ]
    ) {
      $0.bench.add(SimultaneousRecognizer($0.double, $0.drag, name: "all"), text: Combined.text)
    },
    Row(
      "it works behind any number of lost focuses",
      "0 down 0,0; 10 lost; 20 down 0,0; 30 lost; 40 down 0,0; 100 move 20,0; 200 up 20,0",
      [
        "100 drag changed 20,0", "100 all changed -/second", "200 drag ended 20,0",
        "200 all ended -/second",
      ]
    ) {
      $0.bench.add(SimultaneousRecognizer($0.double, $0.drag, name: "all"), text: Combined.text)
    },
    Row(
      "a third finger is left to the view around",
      "0 down 0,0 1; 10 down 100,0 2; 20 down 300,0 3; 30 up 300,0 3; 40 move 200,0 2; 50 up 0,0 1; 60 up 200,0 2",
      [
        "30 outer ended", "40 magnify changed", "40 all changed first/-", "50 magnify ended",
        "50 all changed first/-", "50 all ended first/-",
      ]
    ) {
      $0.bench.add(SimultaneousRecognizer($0.magnify, $0.rotate, name: "all"), text: Combined.text)
      $0.bench.add(TapRecognizer(name: "outer"), in: CGRect(x: 300, y: 0, width: 9, height: 9))
    },
    Row(
      "a second contact that both fail in is left to the view around, where one has succeeded",
      "0 down 0,0; 50 up 0,0; 100 down 30,0; 150 move 30,15; 200 up 30,15",
      [
        "50 tap ended", "50 all changed first/-", "100 outer changed", "150 all ended first/-",
        "200 outer ended",
      ]
    ) {
      $0.bench.add(SimultaneousRecognizer($0.tap, $0.double, name: "all"), text: Combined.text)
      $0.bench.add(PressRecognizer(name: "outer"), in: CGRect(x: 30, y: 0, width: 9, height: 9))
    },
    Row(
      "one that loses outside is out", "0 down 0,0; 600 move 20,0; 700 up 20,0",
      ["600 child changed", "700 child ended"]
    ) {
      $0.bench.add(DragRecognizer(minimumDistance: 5, name: "child"))
      $0.bench.add(SimultaneousRecognizer($0.double, $0.tap, name: "all"), text: Combined.text)
    },
  ]

  /// A button around shows when it is out.
  static let around = [
    Row(
      "a button around waits for both, and is out when the one that waits longest gave up",
      "0 down 0,0; 50 up 0,0; 100 down 0,0; 150 up 0,0; 1000 wait",
      [
        "0 outer changed", "450 outer cancelled", "450 double ended", "450 all ended first/-",
      ]
    ) {
      $0.bench.add(
        SimultaneousRecognizer($0.double, $0.triple, name: "all"), text: Combined.text)
      $0.bench.add(PressRecognizer(name: "outer"))
    },
    Row(
      "a button around is pressed when neither comes",
      "0 down 0,0; 50 up 0,0; 1000 wait",
      ["0 outer changed", "350 outer ended"]
    ) {
      $0.bench.add(
        ExclusiveRecognizer($0.triple, before: $0.double, name: "all"), text: Combined.text)
      $0.bench.add(PressRecognizer(name: "outer"))
    },
    Row(
      "what one had begun is over before a button around is pressed",
      "0 down 0,0; 100 up 0,0; 1000 wait",
      [
        "0 long changed", "0 all changed first/-", "0 outer changed", "100 long cancelled",
        "400 all cancelled", "400 outer ended",
      ]
    ) {
      $0.bench.add(SimultaneousRecognizer($0.long, $0.double, name: "all"), text: Combined.text)
      $0.bench.add(PressRecognizer(name: "outer"))
    },
    Row(
      "a button around is out when the first comes in time",
      "0 down 0,0; 50 up 0,0; 100 down 0,0; 150 up 0,0; 1000 wait",
      ["0 outer changed", "150 outer cancelled", "150 double ended", "150 all ended first"]
    ) {
      $0.bench.add(
        ExclusiveRecognizer($0.double, before: $0.tap, name: "all"), text: Combined.text)
      $0.bench.add(PressRecognizer(name: "outer"))
    },
    Row(
      "a button around is out when the second part begins",
      "0 down 0,0; 50 up 0,0; 100 down 0,0; 150 move 20,0; 200 up 20,0",
      [
        "0 outer changed", "50 outer cancelled", "50 tap ended",
        "50 all changed second, nothing yet", "100 outer changed", "150 outer cancelled",
        "150 drag changed 20,0", "150 all changed second", "200 drag ended 20,0",
        "200 all ended second",
      ]
    ) {
      $0.bench.add(SequenceRecognizer($0.tap, before: $0.drag, name: "all"), text: Combined.text)
      $0.bench.add(PressRecognizer(name: "outer"))
    },
  ]

  static let sequence = [
    Row(
      "a first part that waits for its next contact keeps the tap around waiting",
      "0 down 0,0; 50 up 0,0; 1000 wait", ["350 outer ended"]
    ) {
      $0.bench.add(
        SequenceRecognizer($0.double, before: $0.drag, name: "all"), text: Combined.text)
      $0.bench.add(TapRecognizer(name: "outer"))
    },
    Row(
      "a first part that comes with its next contact",
      "0 down 0,0; 50 up 0,0; 100 down 0,0; 150 up 0,0; 1000 down 0,0; 1100 move 20,0; 1200 up 20,0",
      [
        "150 double ended", "150 all changed second, nothing yet", "1100 drag changed 20,0",
        "1100 all changed second", "1200 drag ended 20,0", "1200 all ended second",
      ]
    ) {
      $0.bench.add(
        SequenceRecognizer($0.double, before: $0.drag, name: "all"), text: Combined.text)
      $0.bench.add(TapRecognizer(name: "outer"))
    },
    Row(
      "a down elsewhere ends the waiting of the first part",
      "0 down 50,50; 50 up 50,50; 100 down 150,50; 150 up 150,50",
      ["100 outer ended", "150 elsewhere ended"]
    ) {
      let left = CGRect(x: 0, y: 0, width: 100, height: 100)
      $0.bench.add(
        SequenceRecognizer($0.double, before: $0.drag, name: "all"), in: left, text: Combined.text)
      $0.bench.add(TapRecognizer(name: "outer"), in: left)
      $0.bench.add(TapRecognizer(name: "elsewhere"), in: left.offsetBy(dx: 100, dy: 0))
    },
    Row(
      "a second part that doesn't come",
      "0 down 0,0; 50 up 0,0; 1000 down 0,0; 1050 up 0,0; 2000 wait",
      [
        "50 tap ended", "50 all changed second, nothing yet", "1050 all cancelled",
        "1050 outer ended",
      ]
    ) {
      $0.bench.add(SequenceRecognizer($0.tap, before: $0.drag, name: "all"), text: Combined.text)
      $0.bench.add(TapRecognizer(name: "outer"))
    },
    Row(
      "a second part that comes, and then all of it once more",
      "0 down 0,0; 50 up 0,0; 1000 down 0,0; 1100 move 20,0; 1200 up 20,0; 2000 down 0,0; 2050 up 0,0; 3000 lost; 4000 down 0,0; 4050 up 0,0; 5000 lost",
      [
        "50 tap ended", "50 all changed second, nothing yet", "1100 drag changed 20,0",
        "1100 all changed second", "1200 drag ended 20,0", "1200 all ended second",
        "2050 tap ended", "2050 all changed second, nothing yet", "3000 all cancelled",
        "4050 tap ended", "4050 all changed second, nothing yet", "5000 all cancelled",
      ]
    ) {
      $0.bench.add(SequenceRecognizer($0.tap, before: $0.drag, name: "all"), text: Combined.text)
      $0.bench.add(TapRecognizer(name: "outer"))
    },
  ]

  @Test(arguments: exclusive + simultaneous + around + sequence)
  func aCombinationIsOneGestureToOthers(_ row: Row) throws {
    let parts = Combined()
    row.make(parts)
    try parts.bench.play(row.script)
    #expect(parts.bench.log == row.log)
    #expect(parts.bench.isAtRest)
  }
}

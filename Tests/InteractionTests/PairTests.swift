import Foundation
import Interaction
import Testing
import VirtualTime

/// Two gestures that a pointer could mean, on one view or on a child and its parent.
///
/// Each table is of one stroke. Its rows are the inner gesture (a), its columns the outer one (b),
/// and its cells what they call, in order: `a` the inner one begins, `A` it succeeds, `x` it is
/// cancelled; `b`, `B` and `y` the outer one. A `.` says that nothing happens. Changes behind the
/// beginning are left out.
@Suite struct PairTests {
  /// What is called when two gestures meet in one stroke.
  struct Table: CustomTestStringConvertible {
    var stroke: String
    var script: String
    var cells: String

    var testDescription: String { stroke }

    /// The cells as (inner, outer, what is called).
    var pairs: [(inner: Kind, outer: Kind, calls: String)] {
      let lines = cells.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
      guard let columns = lines.first else { return [] }
      return lines.dropFirst().flatMap { line in
        zip(columns, line.dropFirst()).compactMap { column, calls in
          guard let inner = Kind(rawValue: line[0]), let outer = Kind(rawValue: column) else {
            return nil
          }
          return (inner, outer, calls == "." ? "" : calls)
        }
      }
    }
  }

  enum Kind: String, CaseIterable {
    case tap, double, long, press, drag, scroll, pinch

    func add(
      to bench: Bench,
      name: String,
      _ priority: GestureAttachment.Priority = .normal,
      in frame: CGRect = .everywhere
    ) {
      accept(Adder(bench: bench, priority: priority, frame: frame), name: name)
    }

    /// Puts one recognizer on a view: this one exclusively before another.
    func exclusively(before other: Kind, on bench: Bench) {
      accept(First(bench: bench, other: other), name: "inner")
    }

    func accept(_ visitor: some Visitor, name: String) {
      switch self {
      case .tap: visitor.visit(TapRecognizer(name: name))
      case .double: visitor.visit(TapRecognizer(count: 2, name: name))
      case .long: visitor.visit(LongPressRecognizer(name: name))
      case .press: visitor.visit(PressRecognizer(name: name) { PairTests.child.contains($0) })
      case .drag: visitor.visit(DragRecognizer(name: name))
      case .scroll: visitor.visit(ScrollRecognizer(name: name))
      case .pinch: visitor.visit(MagnifyRecognizer(name: name))
      }
    }
  }

  /// What is done with a recognizer, whatever its values are.
  protocol Visitor {
    func visit<Value>(_ recognizer: ValueRecognizer<Value>)
  }

  private struct Adder: Visitor {
    let bench: Bench
    let priority: GestureAttachment.Priority
    let frame: CGRect

    func visit<Value>(_ recognizer: ValueRecognizer<Value>) {
      bench.add(recognizer, priority, in: frame)
    }
  }

  private struct First: Visitor {
    let bench: Bench
    let other: Kind

    func visit<Value>(_ recognizer: ValueRecognizer<Value>) {
      bench.listen(to: recognizer)
      other.accept(Second(bench: bench, first: recognizer), name: "outer")
    }
  }

  private struct Second<FirstValue>: Visitor {
    let bench: Bench
    let first: ValueRecognizer<FirstValue>

    func visit<Value>(_ recognizer: ValueRecognizer<Value>) {
      bench.listen(to: recognizer)
      bench.add(ExclusiveRecognizer(first, before: recognizer))
    }
  }

  static let child = CGRect(x: 0, y: 0, width: 100, height: 100)
  static let parent = CGRect(x: 0, y: 0, width: 1_000, height: 1_000)

  /// What the pair calls, in the letters of the tables.
  static func calls(_ log: [String]) -> String {
    var calls = ""
    for line in log {
      let words = line.split(separator: " ")
      let isInner = words[1] == "inner"
      switch words[2] {
      case "changed":
        let letter = isInner ? "a" : "b"
        let end = isInner ? "Ax" : "By"
        if calls.last(where: { (letter + end).contains($0) }) != letter.first { calls += letter }
      case "ended": calls += isInner ? "A" : "B"
      default: calls += isInner ? "x" : "y"
      }
    }
    return calls
  }

  /// What a pair calls, played on a bench.
  private func play(_ table: Table, _ build: (Bench) -> Void) throws -> [String] {
    let bench = Bench()
    build(bench)
    try bench.play(table.script)
    #expect(bench.isAtRest)
    return bench.log
  }

  @Test(arguments: tables)
  func theTableIsWhole(_ table: Table) throws {
    let pairs = table.pairs.map { "\($0.inner) \($0.outer)" }
    #expect(pairs == Kind.allCases.flatMap { a in Kind.allCases.map { "\(a) \($0)" } })
  }

  @Test(arguments: tables)
  func onOneView(_ table: Table) throws {
    for (inner, outer, calls) in table.pairs {
      let log = try play(table) { bench in
        inner.add(to: bench, name: "inner")
        outer.add(to: bench, name: "outer")
      }
      #expect(Self.calls(log) == calls, "\(inner) inside, \(outer) outside: \(log)")
    }
  }

  @Test(arguments: tables)
  func onAChildAndItsParent(_ table: Table) throws {
    for (inner, outer, calls) in table.pairs {
      let log = try play(table) { bench in
        inner.add(to: bench, name: "inner", in: Self.child)
        outer.add(to: bench, name: "outer", in: Self.parent)
      }
      #expect(Self.calls(log) == calls, "\(inner) on the child, \(outer) on the parent: \(log)")
    }
  }

  /// A parent with a high priority stands where the table has the inner gesture.
  @Test(arguments: tables)
  func onAChildAndAParentOfHighPriority(_ table: Table) throws {
    for (inner, outer, calls) in table.pairs {
      let log = try play(table) { bench in
        outer.add(to: bench, name: "outer", in: Self.child)
        inner.add(to: bench, name: "inner", .high, in: Self.parent)
      }
      #expect(Self.calls(log) == calls, "\(outer) on the child, \(inner) on the parent: \(log)")
    }
  }

  /// Two that run simultaneously do what each of them does alone.
  @Test(arguments: tables)
  func onAChildAndAParentSimultaneously(_ table: Table) throws {
    for (inner, outer, _) in table.pairs {
      let log = try play(table) { bench in
        inner.add(to: bench, name: "inner", in: Self.child)
        outer.add(to: bench, name: "outer", .simultaneous, in: Self.parent)
      }
      let alone = try play(table) { inner.add(to: $0, name: "inner", in: Self.child) }
      let besides = try play(table) { outer.add(to: $0, name: "outer", in: Self.parent) }
      #expect(log.filter { $0.contains("inner") } == alone, "\(inner), beside \(outer)")
      #expect(log.filter { $0.contains("outer") } == besides, "\(outer), beside \(inner)")
    }
  }
}

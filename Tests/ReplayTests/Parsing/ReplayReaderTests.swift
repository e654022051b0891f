import Foundation
import Interaction
import Testing
import VirtualTime

@testable import Replay

/// Reading step by step gives what reading at once gives, and holds no more than it has to.
struct ReplayReaderTests {
  /// Hands out bytes in pieces of some length.
  private final class Pieces {
    private var rest: ArraySlice<UInt8>
    private let length: Int

    init(_ text: String, of length: Int) {
      rest = Array(text.utf8)[...]
      self.length = length
    }

    func next() -> [UInt8] {
      defer { rest = rest.dropFirst(length) }
      return Array(rest.prefix(length))
    }
  }

  private func reader(_ text: String, pieces: Int = 4096) throws(ReplayError) -> ReplayReader {
    let pieces = Pieces(text, of: pieces)
    return try ReplayReader(file: "long.replay") { pieces.next() }
  }

  private func steps(_ text: String, pieces: Int = 4096) throws -> [ReplayStep] {
    var reader = try reader(text, pieces: pieces)
    var steps: [ReplayStep] = []
    while let step = try reader.next() { steps.append(step) }
    return steps
  }

  private func error(_ text: String) -> String? {
    do throws(ReplayError) {
      var reader = try reader(text)
      _ = try ReplayOutline(reading: &reader)
      return nil
    } catch {
      return error.description
    }
  }

  private static let text = Sample.text(
    """
    0 start #0123456789abcdef
      a = 1
      b = "two\\nlines"
    1 tap card:1
    // between
    2 press card:2 for 100 #0123456789abcdef
      b gone
    200 end

    """)

  @Test(arguments: [1, 2, 7, 64, 100_000])
  func piecesOfAnyLengthGiveTheSameSteps(length: Int) throws {
    var expected = try ReplayScript(parsing: Self.text, file: "long.replay").steps
    for index in expected.indices { expected[index].comments = [] }
    #expect(try steps(Self.text, pieces: length) == expected)
  }

  @Test func aFileWithoutStepsHasAHeader() throws {
    #expect(try reader(Sample.text("")).header == Sample.header)
    #expect(try steps(Sample.text("")) == [])
  }

  @Test func commentsAreLeftOut() throws {
    let text = Sample.text("// last\n").replacing("deck", with: "// first\ndeck")
    #expect(try ReplayScript(parsing: text, file: "a").header.comments == ["first"])
    #expect(try reader(text).header == Sample.header)
  }

  /// A step is whole when the next one begins, or the file ends.
  @Test func aStepIsHandedOutAsSoonAsItIsWhole() throws {
    var pieces = ["0 tap a #00000000000000ff\n", "  a = 1\n", "// b\n", "1 tap b\n", "2 end\n"]
    pieces.insert(Sample.text(""), at: 0)
    var taken = 0
    var reader = try ReplayReader(file: "a.replay") {
      defer { taken += 1 }
      return taken < pieces.count ? Array(pieces[taken].utf8) : []
    }
    var seen: [String] = []
    while let step = try reader.next() { seen.append("\(step.action) \(taken)") }
    #expect(seen == ["tap a 5", "tap b 6", "end 7"])
  }

  @Test func whatABreakOffLeavesIsRead() throws {
    #expect(try steps(Sample.text("0 tap a\n5 tap b #")).count == 2)
    #expect(
      error(Sample.text("0 tap a\n5 tap b"))
        == "long.replay:7:8: expected a newline: the last line is cut off, found the end of the file"
    )
    #expect(
      error("") == "long.replay:1:1: expected `recall-replay 5`, found an empty file")
  }

  @Test func anOutlineKnowsWhereItEndsAndHowLargeItIs() throws {
    let text = Sample.text("5 resize 300x200\n9 press a for 90\n50 resize 30x20\n99 end\n")
    var first = try reader(text)
    let outline = try ReplayOutline(reading: &first)
    #expect(outline.steps == 4)
    #expect(outline.isComplete)
    #expect(outline.endTime == 99)
    #expect("\(outline.viewport) \(outline.viewportPosition)" == "30x20 long.replay:8:4")
    for (time, expected) in [
      (4, "1024x768 long.replay:5:10"), (5, "300x200 long.replay:6:3"),
      (49, "300x200 long.replay:6:3"), (50, "30x20 long.replay:8:4"),
    ] as [(Int64, String)] {
      var again = try reader(text)
      let outline = try ReplayOutline(reading: &again, until: time)
      #expect("\(outline.viewport) \(outline.viewportPosition)" == expected)
    }
  }

  @Test func aSourceThatFailsIsNamedWithTheLine() throws {
    struct Broken: Error, CustomStringConvertible {
      var description: String { "Input/output error" }
    }
    let error = try #require(throws: ReplayError.self) {
      try ReplayReader(file: "a.replay") { throw Broken() }
    }
    #expect(
      error.description
        == "a.replay:1:1: expected a file that can be read, found the error `Input/output error`")
  }

  // MARK: Bounds

  @Test(arguments: [(-1, true), (0, true), (1, false)])
  func aLineHasABound(beyond: Int, isRead: Bool) {
    let line = "// " + String(repeating: "x", count: ReplayGrammar.lineBytes - 3 + beyond)
    let expected =
      isRead ? nil : "long.replay:6:1: expected a line of at most 65536 bytes, found a longer one"
    #expect(error(Sample.text(line + "\n")) == expected)
    #expect(error(Sample.text(line)) == (isRead ? nil : expected))
    let script = try? ReplayScript(parsing: Sample.text(line + "\n"), file: "a")
    #expect((script != nil) == isRead)
  }

  @Test(arguments: [(-1, true), (0, true), (1, false)])
  func theChangesOfAStepHaveABound(beyond: Int, isRead: Bool) {
    // Each line but the last has a name and a value of 32,768 bytes in all.
    let lines = ReplayGrammar.changeBytes / 32_768
    let value = String(repeating: "x", count: 32_768 - 6)
    var text = Sample.text("0 start #0123456789abcdef\n")
    for number in 0..<lines {
      let own = number == lines - 1 && beyond < 0 ? String(value.dropLast(-beyond)) : value
      text += "  a\(10_000 + number) = \(own)\(number == lines - 1 && beyond > 0 ? "x" : "")\n"
    }
    let expected =
      "long.replay:\(lines + 6):1: expected changes of at most 16777216 bytes for a step, found more"
    #expect(error(text) == (isRead ? nil : expected))
  }

  @Test(arguments: [(0, true), (1, false)])
  func aFileHasABound(beyond: Int, isRead: Bool) {
    var left = 1000 + beyond
    let header = Array(Sample.text("").utf8)
    var isFirst = true
    let result = Result {
      var reader = try ReplayReader(file: "a.replay", mostBytes: 1000) {
        defer { isFirst = false }
        let piece = isFirst ? header : Array(repeating: UInt8(ascii: "\n"), count: min(left, 100))
        left -= piece.count
        return piece
      }
      while try reader.next() != nil {}
    }
    #expect(((try? result.get()) != nil) == isRead)
  }

  /// What is read is thrown away again: no step keeps those before it.
  @Test func manyStepsAreReadOneByOne() throws {
    var lines = 0
    var reader = try ReplayReader(file: "a.replay") {
      lines += 1
      guard lines > 1 else { return Array(Sample.text("").utf8) }
      return lines < 20_000 ? Array("// comment\n0 wait\n".utf8) : []
    }
    var steps = 0
    while let step = try reader.next() {
      steps += 1
      #expect(step.comments.isEmpty)
    }
    #expect(steps == 19_998)
  }

  @Test func whatIsWrongWithTheBytesStandsInTheLineThatWouldComeNext() throws {
    struct Broken: Error {}
    let header = Array(Sample.text("0 wait\n").utf8)
    let most = header.count + 7
    func error(_ last: @escaping () throws -> [UInt8]) throws -> String {
      var pieces = [header, Array("1 wait\n".utf8)]
      var reader = try ReplayReader(file: "a.replay", mostBytes: most) {
        pieces.isEmpty ? try last() : pieces.removeFirst()
      }
      do {
        while try reader.next() != nil {}
        return "read"
      } catch {
        return "\(error)"
      }
    }
    #expect(try error { [] } == "read")
    #expect(
      try error { [0x0A] }
        == "a.replay:8:1: expected a file of at most \(most) bytes, found a larger one")
    #expect(
      try error { throw Broken() }
        == "a.replay:8:1: expected a file that can be read, found the error `Broken()`")
  }

  @Test func theOutlineOfNothingIsThatOfItsHeader() throws {
    var reader = try reader(Sample.text(""))
    let outline = try ReplayOutline(reading: &reader)
    #expect((outline.steps, outline.digests, outline.endTime) == (0, 0, 0))
    #expect(!outline.isComplete)
    #expect(outline.viewport == Sample.header.viewport)
  }

  @Test func whoReadsAnOutlineIsToldHowManyBytesWereRead() throws {
    let digest = "#0123456789abcdef"
    let text = Sample.text("0 wait \(digest)\n1 wait \(digest)\n2 wait\n3 wait\n")
    var reader = try reader(text, pieces: 20)
    let first = reader.bytesRead
    var told: [Int] = []
    let outline = try ReplayOutline(reading: &reader) { told.append($0) }
    #expect((outline.steps, outline.digests) == (4, 2))
    #expect(told.first.map { $0 >= first } == true)
    #expect(told == Array(Set(told)).sorted())
    #expect(told.count > 1)
    #expect(told.last == text.utf8.count)
  }
}

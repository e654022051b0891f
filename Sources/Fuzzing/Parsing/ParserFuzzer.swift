import Replay

/// Feeds the parser of scripts: with scripts that were printed, with such scripts spoilt, and with
/// noise.
///
/// A printed script has to be read as it was. Whatever else is accepted has to be printed in a way
/// that is read as the same script, and printed the same again. Whatever is refused has to be
/// refused at a place of the text.
public struct ParserFuzzer: Sendable {
  public var seed: UInt64
  /// How many texts to try.
  public var texts: Int

  /// Creates a fuzzer.
  public init(seed: UInt64, texts: Int) {
    self.seed = seed
    self.texts = texts
  }

  /// Fuzzes until something is found, or all texts are tried.
  public func run() -> ParserReport {
    var report = ParserReport(seed: seed)
    var scripts = ScriptGenerator(generator: FuzzGenerator(seed: seed, stream: 0))
    var mutator = ScriptMutator(generator: FuzzGenerator(seed: seed, stream: 1))
    while report.texts < texts, report.finding == nil {
      let script = scripts.script()
      let printed = Array(script.description.utf8)
      report.check(printed, expected: script)
      for _ in 0..<4 {
        report.check(mutator.mutated(printed), expected: nil)
      }
      report.check(mutator.noise(), expected: nil)
    }
    return report
  }
}

/// What a fuzzer of the parser did and found.
public struct ParserReport: Sendable {
  public var seed: UInt64
  /// How many texts were accepted.
  public var accepted = 0
  /// How many texts were refused.
  public var refused = 0
  /// The first text that was not treated as it should, and how.
  public var finding: (text: [UInt8], message: String)?

  /// How many texts were tried.
  public var texts: Int {
    accepted + refused
  }

  /// Whether nothing was found.
  public var isSuccess: Bool {
    finding == nil
  }

  /// Tries one text; `expected` is the script that it was printed from.
  mutating func check(_ bytes: [UInt8], expected: ReplayScript?) {
    do throws(ReplayError) {
      let script = try ReplayScript(parsing: bytes, file: "fuzz")
      accepted += 1
      if let expected, script != expected {
        find(bytes, "expected a printed script to be read as it was")
      }
      if let expected, script.description != expected.description {
        find(bytes, "expected a printed script to be printed the same again")
      }
      checkPrinted(script, bytes)
    } catch {
      refused += 1
      // What is missing at the end is missed on the line after the last.
      let lines = bytes.count { $0 == UInt8(ascii: "\n") } + 2
      let position = error.position
      if expected != nil {
        find(bytes, "expected a printed script to be accepted, found \(error)")
      }
      if !(1...lines).contains(position.line) || !(1...bytes.count + 1).contains(position.column) {
        find(bytes, "expected an error at a place of the text, found \(error)")
      }
    }
  }

  private mutating func checkPrinted(_ script: ReplayScript, _ bytes: [UInt8]) {
    do throws(ReplayError) {
      let printed = script.description
      let again = try ReplayScript(parsing: printed, file: "printed")
      if again != script || again.description != printed {
        find(bytes, "expected an accepted text to be printed as the same script")
      }
    } catch {
      find(bytes, "expected an accepted text to be printed acceptably, found \(error)")
    }
  }

  private mutating func find(_ bytes: [UInt8], _ message: String) {
    finding = finding ?? (bytes, message)
  }
}

extension ParserReport: CustomStringConvertible {
  public var description: String {
    let head =
      "fuzzed the parser with seed \(seed): \(texts) texts, \(accepted) accepted, \(refused) refused"
    guard let finding else { return head + "\nnothing found" }
    return head + "\n\(finding.message):\n" + String(decoding: finding.text, as: UTF8.self)
  }
}

/// A source with all of its mutants in it, of which a number chooses one.
public struct MutatedSource: Sendable {
  /// What it is made of.
  public struct Choice: Sendable {
    /// Where an alternative stands in the text, in bytes.
    let range: Range<Int>
    let mutant: Mutant
    let site: Int
  }

  public let text: String
  public let mutants: [Mutant]
  /// How many numbers are taken, those that are refused too.
  public let count: Int
  let choices: [Choice]
  let sites: [WrittenSite]

  /// Writes a source with its mutants.
  ///
  /// - Parameters:
  ///   - source: The original.
  ///   - file: Its name, below the folder of the target.
  ///   - first: The number of the first mutant.
  ///   - refused: What the compiler doesn't take, by the file's own count from 0. They keep their numbers, and are left out.
  public init(of source: String, file: String, first: Int, refused: Set<Int> = []) {
    var writer = SchemataWriter(source: source, file: file, first: first, refused: refused)
    writer.write(SiteFinder.sites(in: source))
    text = String(decoding: writer.output, as: UTF8.self)
    mutants = writer.mutants
    count = writer.count
    choices = writer.choices
    sites = writer.written
  }

  /// The mutants that a complaint of the compiler is about: the one that stands there; or else all of the smallest site around it;
  /// or else those in the expressions of the statement, which may be too much for it; or else what was removed from the function
  /// around it; or else all of that function.
  ///
  /// - Parameter offset: Where it complains, in bytes of the text.
  public func suspects(at offset: Int) -> [Mutant] {
    if let choice = smallest(choices.filter { $0.range.contains(offset) }, by: \.range) {
      return [choice.mutant]
    }
    let around = Set(choices.map(\.site)).filter { sites[$0].range.contains(offset) }
    if let site = around.min(by: { sites[$0].range.count < sites[$1].range.count }) {
      return choices.filter { $0.site == site }.map(\.mutant)
    }
    let inStatements = choices.filter {
      sites[$0.site].form == .expression && sites[$0.site].statement.contains(offset)
    }
    if let choice = smallest(inStatements, by: { sites[$0.site].statement }) {
      let statement = sites[choice.site].statement
      return inStatements.filter { sites[$0.site].statement == statement }.map(\.mutant)
    }
    let function = choices.filter { sites[$0.site].body.contains(offset) }.map(\.mutant)
    let removals = function.filter { $0.kind == .removal }
    return removals.isEmpty ? function : removals
  }

  private func smallest(
    _ choices: [Choice], by range: (Choice) -> Range<Int>
  ) -> Choice? {
    choices.min { range($0).count < range($1).count }
  }
}

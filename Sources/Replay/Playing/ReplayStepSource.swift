/// Where the steps of a script come from that is played: a script in memory, or a file that is read
/// meanwhile.
protocol ReplayStepSource {
  /// The file that the steps stand in, as errors name it.
  var file: String { get }

  /// The next step; nil at the end.
  mutating func next() throws(ReplayError) -> ReplayStep?
}

extension ReplayReader: ReplayStepSource {}

/// The steps of a script in memory.
struct ScriptSteps: ReplayStepSource {
  let file: String
  private var rest: ArraySlice<ReplayStep>

  init(_ script: ReplayScript) {
    file = script.file
    rest = script.steps[...]
  }

  mutating func next() throws(ReplayError) -> ReplayStep? {
    rest.popFirst()
  }
}

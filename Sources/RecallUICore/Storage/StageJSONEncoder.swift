/// Foundation's encoder of JSON, whose objects have their keys in order: the same value is the same bytes
/// on each run, so that what a program keeps of it has the same digest.
open class StageJSONEncoder: Foundation.JSONEncoder, @unchecked Sendable {
  public override init() {
    super.init()
    super.outputFormatting = .sortedKeys
  }

  /// How it writes; keys are always sorted.
  open override var outputFormatting: OutputFormatting {
    get { super.outputFormatting }
    set { super.outputFormatting = newValue.union(.sortedKeys) }
  }
}

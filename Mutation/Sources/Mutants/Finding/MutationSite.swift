/// A place of a source with all that can stand there instead.
struct MutationSite: Equatable {
  /// How a choice between the original and the others is written.
  enum Form: Int {
    /// `if … {} else { … }`; what holds expressions comes before them.
    case statement
    /// `(… ? … : …)`
    case expression
  }

  struct Alternative: Equatable {
    let kind: MutationKind
    let text: String
  }

  let form: Form
  /// In bytes of the source, without what stands before and behind.
  let range: Range<Int>
  var alternatives: [Alternative]
  /// The declaration around it.
  let function: String
  /// The function around it, in bytes of the source.
  let body: Range<Int>
  /// The statement around it that the compiler looks at as a whole.
  let statement: Range<Int>
}

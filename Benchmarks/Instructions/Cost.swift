/// How many instructions a function takes.
struct Cost: Equatable {
  /// Those of the function itself.
  var own = 0
  /// Those with what it calls.
  var total = 0
}

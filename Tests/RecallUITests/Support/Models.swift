import Observation
import RecallUI

/// A model that announces its changes itself.
final class Switchboard: ObservableObject {
  @Published var number = 0
  @Published var name = "a"
  @Published var numbers = [0, 1, 2]
}

/// A model that Observation watches.
@Observable final class Register {
  var number = 0
  var name = "a"
  var numbers = [0, 1, 2]
}

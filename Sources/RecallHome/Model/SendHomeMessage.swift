import RecallUI

/// Sends what the screens ask for to the program that shows them.
struct SendHomeMessage {
  fileprivate let perform: PerformEffectAction

  func callAsFunction(_ message: HomeMessage) {
    perform(message.effect)
  }
}

extension EnvironmentValues {
  /// Asks something of the program: `send(.goOn)`.
  var sendHomeMessage: SendHomeMessage { SendHomeMessage(perform: performEffect) }
}

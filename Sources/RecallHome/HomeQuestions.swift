import RecallUI

/// Asks before something is lost.
struct HomeQuestions: ViewModifier {
  @ObservedObject var model: HomeModel
  @Environment(\.sendHomeMessage) private var send

  func body(content: Content) -> some View {
    content
      .confirmationDialog(
        "Give up your unfinished game?", isPresented: giveUp, titleVisibility: .visible
      ) {
        Button(role: .destructive, action: giveUpGame) { DangerText("Give up") }
        Button("Continue it") {
          model.state.question = nil
          send(.goOn)
        }
        Button("Cancel", role: .cancel) {}
      } message: {
        interrupted
      }
      .alert("Erase all games, decks and settings?", isPresented: eraseAll) {
        Button(role: .destructive) {
          model.eraseAll()
          send(.eraseAll)
        } label: {
          DangerText("Erase all")
        }
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("It can't be undone.")
      }
      .alert(Text(verbatim: model.state.told ?? ""), isPresented: isTold) {
        Button("OK") {}
      }
  }

  /// While a deck is edited, that is where the player is told.
  private var isTold: Binding<Bool> {
    Binding {
      model.state.presented == .told
    } set: { isPresented in
      if !isPresented, model.state.presented == .told { model.state.told = nil }
    }
  }

  private var interrupted: Text {
    model.state.interrupted.map { Text($0.summary) + Text(verbatim: ".") } ?? Text(verbatim: "")
  }

  private func giveUpGame() {
    guard case .giveUp(let message) = model.state.question else { return }
    model.state.question = nil
    model.state.interrupted = nil
    send(message)
  }

  private var isAsked: Bool { model.state.presented == .question }

  private var giveUp: Binding<Bool> {
    Binding {
      if isAsked, case .giveUp = model.state.question { true } else { false }
    } set: { isPresented in
      if !isPresented, case .giveUp = model.state.question { model.state.question = nil }
    }
  }

  private var eraseAll: Binding<Bool> {
    Binding {
      isAsked && model.state.question == .eraseAll
    } set: { isPresented in
      if !isPresented, model.state.question == .eraseAll { model.state.question = nil }
    }
  }
}

import Assets
import Statistics

extension HomeModel {
  /// Takes an answer over, or a piece of one.
  public func receive(messageNamed name: String, body: String) {
    guard name != HomeAnswer.more else {
      if state.unfinishedAnswer.utf8.count + body.utf8.count <= HomeModel.longestAnswer {
        state.unfinishedAnswer += body
      }
      return
    }
    let whole = state.unfinishedAnswer + body
    if !state.unfinishedAnswer.isEmpty { state.unfinishedAnswer = "" }
    if let answer = HomeAnswer(messageNamed: name, body: whole) { take(answer) }
  }

  /// In bytes: more than a deck without its pictures has.
  private static let longestAnswer = 2_000_000

  private func take(_ answer: HomeAnswer) {
    switch answer {
    case .deck(let deck): edit { $0.add(deck) }
    case .picture(let symbol): edit { $0.add(picture: symbol) }
    case .tell(let sentence): state.told = sentence
    case .today(let day): setToday(day)
    case .desktop(let desktop): state.desktop = desktop
    }
  }

  /// Changes the deck that is edited; a new one where none is.
  private func edit(_ change: (inout DeckDraft) -> Void) {
    var draft = state.draft ?? DeckDraft()
    change(&draft)
    state.told = nil
    if state.path.last != .decks { state.path = [.decks] }
    state.draft = draft
  }
}

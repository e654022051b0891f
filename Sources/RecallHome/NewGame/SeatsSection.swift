import RecallUI

/// Who plays: one to four people and bots.
struct SeatsSection: View {
  @Binding var plan: GamePlan
  @Environment(\.palette) private var palette

  var body: some View {
    Section {
      ForEach(plan.seats.indices, id: \.self) { index in
        SeatRow(seat: seat(index), number: index + 1)
      }
      if plan.seats.count < GamePlan.mostSeats {
        Button("Add a player", systemImage: "plus") {
          plan.seats.append(GamePlan.Seat(name: "Player \(plan.seats.count + 1)"))
        }
        .accessibilityIdentifier("add player")
      }
      if plan.seats.count > 1 {
        Button(role: .destructive) {
          plan.seats.removeLast()
        } label: {
          Label("Remove the last player", systemImage: "minus").foregroundColor(palette.danger)
        }
        .accessibilityIdentifier("remove player")
      }
    } header: {
      SectionText("Players")
    } footer: {
      if let bot = plan.seats.lazy.compactMap(\.bot).first {
        SectionText(LocalizedStringKey(bot.explanation))
      } else if plan.seats.count > 1 {
        SectionText("A match keeps the turn. Whoever has the most pairs wins.")
      }
    }
  }

  /// A seat, as long as it is there.
  private func seat(_ index: Int) -> Binding<GamePlan.Seat> {
    Binding {
      plan.seats.indices.contains(index) ? plan.seats[index] : GamePlan.Seat(name: "")
    } set: { seat in
      if plan.seats.indices.contains(index) { plan.seats[index] = seat }
    }
  }
}

/// A player's name, and whether a bot plays.
private struct SeatRow: View {
  @Binding var seat: GamePlan.Seat
  let number: Int
  @Environment(\.stringCatalog) private var catalog

  var body: some View {
    HStack {
      TextField("", text: name)
        .prompt("Name", if: seat.name.isEmpty)
        .fieldFrame()
        .accessibilityIdentifier("name:\(number)")
      Picker(LocalizedStringKey(name: "Player \(number)"), selection: bot) {
        Text("Person").tag(BotStrength?.none)
        ForEach(BotStrength.allCases, id: \.self) { strength in
          Text(LocalizedStringKey(name: strength.seatName)).tag(BotStrength?.some(strength))
        }
      } currentValueLabel: {
        kind
      }
      .labelsHidden()
      .fixedSize()
      .accessibilityIdentifier("bot:\(number)")
    }
  }

  /// Whether a person or a bot plays; which bot, unless its name says so.
  @ViewBuilder private var kind: some View {
    if let bot = seat.bot {
      Text(seat.name == bot.seatName ? "Bot" : LocalizedStringKey(name: bot.seatName))
    } else {
      Text("Person")
    }
  }

  private var name: Binding<String> {
    PlayerName.binding($seat.name, in: catalog)
  }

  /// A bot brings its name where nobody has given another one.
  private var bot: Binding<BotStrength?> {
    Binding {
      seat.bot
    } set: { bot in
      if seat.name == Self.name(of: seat.bot, number) { seat.name = Self.name(of: bot, number) }
      seat.bot = bot
    }
  }

  private static func name(of bot: BotStrength?, _ number: Int) -> String {
    bot?.seatName ?? "Player \(number)"
  }
}

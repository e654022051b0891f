/// A date in figures, each part of which has the focus by itself and can be typed.
///
/// Figures go into the part with the focus, which hands it on when it is full. Up and down go by one; left and right go
/// from part to part. A year counts when all of it is there.
struct DateField: View {
  let selection: Binding<Date>
  let parts: DateParts
  let components: DatePickerComponents
  let hasStepper: Bool
  @FocusState private var focus: DatePart?
  /// The part that had the focus last: the stepper's.
  @State private var last: DatePart?
  /// What has been typed of a part.
  @State private var typed = ""
  @Environment(\.self) private var surroundings

  init(
    selection: Binding<Date>, parts: DateParts, components: DatePickerComponents, hasStepper: Bool
  ) {
    self.selection = selection
    self.parts = parts
    self.components = components
    self.hasStepper = hasStepper
  }

  var body: some View {
    let pieces = DateFigures.pieces(of: components, in: surroundings)
    HStack(spacing: ControlLook.spacing) {
      HStack(spacing: 1) {
        ForEach(pieces.indices, id: \.self) { index in
          switch pieces[index] {
          case .sign(let sign): Text(verbatim: sign)
          case .part(let part): field(part, among: pieces.compactMap(\.part))
          }
        }
      }
      .monospacedDigit()
      .padding(.horizontal, 8)
      .padding(.vertical, 5)
      .background(RoundedRectangle(cornerRadius: FieldLook.cornerRadius).fill(ControlLook.ground))
      if hasStepper {
        let part = last ?? pieces.compactMap(\.part).first
        Stepper {
          Text(part?.name ?? "")
        } onIncrement: {
          step(part, by: 1)
        } onDecrement: {
          step(part, by: -1)
        }
        .labelsHidden()
      }
    }
    .onChange(of: focus) { _, new in
      typed = ""
      if let new { last = new }
    }
  }

  private func field(_ part: DatePart, among all: [DatePart]) -> some View {
    let text = focus == part && !typed.isEmpty ? typed : part.figures(of: date, in: parts.calendar)
    return Text(verbatim: text)
      .padding(.horizontal, 1)
      .background(RoundedRectangle(cornerRadius: 3).fill(.tint.opacity(focus == part ? 0.25 : 0)))
      .contentShape(Rectangle())
      .focusable()
      .focused($focus, equals: part)
      .onKeyPress(phases: [.down, .repeat]) { hear($0, in: part, among: all) }
      .accessibilityLabel(part.name)
      .accessibilityValue(text)
  }

  private var date: Date { selection.wrappedValue.inCalendars }

  // MARK: Keys

  private func hear(_ press: KeyPress, in part: DatePart, among all: [DatePart]) -> KeyPress.Result
  {
    guard press.modifiers.isEmpty, let index = all.firstIndex(of: part) else { return .ignored }
    switch press.key.read(in: surroundings.layoutDirection) {
    case .upArrow: step(part, by: 1)
    case .downArrow: step(part, by: -1)
    case .leftArrow: focus = all[max(index - 1, 0)]
    case .rightArrow: focus = all[min(index + 1, all.count - 1)]
    case .delete: typed = String(typed.dropLast())
    default:
      guard let letter = press.characters.first else { return .ignored }
      return type(letter, in: part, next: index + 1 < all.count ? all[index + 1] : nil)
    }
    return .handled
  }

  private func step(_ part: DatePart?, by count: Int) {
    typed = ""
    guard let part else { return }
    set(parts.date(date, adding: count * part.step, part.unit))
  }

  private func type(_ letter: Character, in part: DatePart, next: DatePart?) -> KeyPress.Result {
    if part == .half {
      let wanted = [parts.calendar.amSymbol, parts.calendar.pmSymbol].firstIndex {
        $0.lowercased().hasPrefix(letter.lowercased())
      }
      guard let wanted else { return .ignored }
      if part.value(of: date, in: parts.calendar) != wanted { step(.half, by: 1) }
      return .handled
    }
    guard let figure = letter.wholeNumberValue else { return .ignored }
    typed += "\(figure)"
    let number = Int(typed) ?? 0
    let isFull = typed.count >= part.length || number * 10 > part.most
    if part != .year || isFull, part.least...part.most ~= number {
      set(part.date(date, with: number, in: parts))
    }
    if isFull {
      typed = ""
      if let next { focus = next }
    }
    return .handled
  }

  private func set(_ date: Date) {
    if selection.wrappedValue != date { selection.wrappedValue = date }
  }
}

/// A part of a date that can be typed.
enum DatePart: Hashable {
  case year, month, day, hour, halfHour, minute, half

  /// For who can't see it.
  var name: LocalizedStringKey {
    switch self {
    case .year: "Year"
    case .month: "Month"
    case .day: "Day"
    case .hour, .halfHour: "Hour"
    case .minute: "Minute"
    case .half: "Half of the day"
    }
  }

  var unit: Calendar.Component {
    switch self {
    case .year: .year
    case .month: .month
    case .day: .day
    case .hour, .halfHour, .half: .hour
    case .minute: .minute
    }
  }

  /// How many units it goes by.
  var step: Int { self == .half ? 12 : 1 }

  /// In figures.
  var length: Int { self == .year ? 4 : 2 }

  var least: Int { self == .hour || self == .minute ? 0 : 1 }

  var most: Int {
    switch self {
    case .year: 4_000
    case .month: 12
    case .day: 31
    case .hour: 23
    case .halfHour: 12
    case .minute: 59
    case .half: 1
    }
  }

  func value(of date: Date, in calendar: Calendar) -> Int {
    let hour = calendar.component(.hour, from: date)
    return switch self {
    case .halfHour: (hour + 11) % 12 + 1
    case .half: hour / 12
    default: calendar.component(unit, from: date)
    }
  }

  func figures(of date: Date, in calendar: Calendar) -> String {
    let value = value(of: date, in: calendar)
    return switch self {
    case .half: value == 0 ? calendar.amSymbol : calendar.pmSymbol
    case .minute: value < 10 ? "0\(value)" : "\(value)"
    default: "\(value)"
    }
  }

  /// A date with another value of this part.
  func date(_ date: Date, with value: Int, in parts: DateParts) -> Date {
    let now = parts.calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    let (year, month, day) = (now.year ?? 1, now.month ?? 1, now.day ?? 1)
    let (hour, minute) = (now.hour ?? 0, now.minute ?? 0)
    return switch self {
    case .year: parts.date(date, year: value, month: month, day: day)
    case .month: parts.date(date, year: year, month: value, day: day)
    case .day: parts.date(date, year: year, month: month, day: value)
    case .hour: parts.date(date, hour: value, minute: minute)
    case .halfHour: parts.date(date, hour: value % 12 + hour / 12 * 12, minute: minute)
    case .minute: parts.date(date, hour: hour, minute: value)
    case .half: parts.date(date, hour: hour % 12 + value * 12, minute: minute)
    }
  }
}

/// In which order a date's figures stand, and what is between them.
enum DateFigures {
  enum Piece {
    case part(DatePart)
    case sign(String)

    var part: DatePart? {
      guard case .part(let part) = self else { return nil }
      return part
    }
  }

  /// What a date looks like where its surroundings have it in figures.
  static func pieces(
    of components: DatePickerComponents, in surroundings: EnvironmentValues
  ) -> [Piece] {
    var pieces: [Piece] = []
    if components.contains(.date) { pieces = days(in: surroundings) }
    guard components.contains(.hourAndMinute) else { return pieces }
    if !pieces.isEmpty { pieces.append(.sign(" ")) }
    let cycle = surroundings.locale.hourCycle
    let isHalved = cycle == .oneToTwelve || cycle == .zeroToEleven
    pieces += [.part(isHalved ? .halfHour : .hour), .sign(":"), .part(.minute)]
    if isHalved { pieces += [.sign(" "), .part(.half)] }
    return pieces
  }

  /// Found out from what a date looks like whose parts can be told apart: the third of February 2001.
  private static func days(in surroundings: EnvironmentValues) -> [Piece] {
    let sample = DateComponents(year: 2001, month: 2, day: 3, hour: 12)
    guard let date = surroundings.datesCalendar.date(from: sample) else { return [] }
    let text = date.formatted(surroundings.dateFormat(date: .numeric, time: .omitted))
    var pieces: [Piece] = []
    var (number, sign) = ("", "")
    func end() {
      switch Int(number) {
      case 2: pieces.append(.part(.month))
      case 3: pieces.append(.part(.day))
      case .some: pieces.append(.part(.year))
      case nil: break
      }
      number = ""
    }
    for character in text {
      if let figure = character.wholeNumberValue {
        if !sign.isEmpty, !pieces.isEmpty { pieces.append(.sign(sign)) }
        sign = ""
        number += "\(figure)"
      } else {
        end()
        sign.append(character)
      }
    }
    end()
    return pieces
  }
}

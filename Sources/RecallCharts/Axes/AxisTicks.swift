/// The values of an axis that have marks, and how they are said.
struct AxisTicks {
  /// On the axis, in order.
  var numbers: [Double] = []
  private let scale: PositionScale
  private var step: Double?
  private(set) var calendar: DateTicks?

  /// - Parameter count: About how many there may be.
  init(_ values: AxisMarkValues, on scale: PositionScale, count: Int) {
    self.scale = scale
    let (low, high) = (scale.domain.lowerBound, scale.domain.upperBound)
    switch (values.choice, scale.kind) {
    case (.values(let values), _):
      numbers = values.compactMap(scale.number).filter { $0 >= low && $0 <= high }
    case (_, .category):
      numbers = scale.categories.indices.map(Double.init)
    case (.calendar(let unit, let count), .date):
      setCalendar(DateTicks(unit: unit, count: count), low, high)
    case (.automatic(let wanted, _), .date):
      setCalendar(DateTicks(over: high - low, count: wanted ?? count), low, high)
    case (.stride(let step), .number):
      setStep(step, low, high)
    case (.automatic(let wanted, _), .number) where scale.type == .log:
      let powers =
        log10(low).rounded(.up)...max(log10(high).rounded(.down), log10(low).rounded(.up))
      let every = NiceNumbers.step(
        over: powers.upperBound - powers.lowerBound, count: max(wanted ?? count, 1))
      numbers = NiceNumbers.ticks(
        from: powers.lowerBound, to: powers.upperBound, by: max(every ?? 1, 1)
      ).map { pow(10, $0) }
    case (.automatic(let wanted, let least), .number):
      let step = NiceNumbers.step(over: high - low, count: max(wanted ?? count, 1))
      let isFarEnough = step.map { $0 >= least ?? 0 } ?? true
      setStep(isFarEnough ? step : least, low, high)
    case (.calendar(_, let wanted), .number):
      setStep(NiceNumbers.step(over: high - low, count: max(wanted, 1)), low, high)
    case (.stride, .date):
      setCalendar(DateTicks(over: high - low, count: count), low, high)
    }
  }

  private mutating func setStep(_ step: Double?, _ low: Double, _ high: Double) {
    guard let step else { return }
    self.step = step
    numbers = NiceNumbers.ticks(from: low, to: high, by: step)
  }

  private mutating func setCalendar(_ ticks: DateTicks?, _ low: Double, _ high: Double) {
    calendar = ticks
    numbers = ticks?.ticks(from: low, to: high) ?? []
  }

  /// The number in the middle between a tick and the next one.
  func middle(after index: Int) -> Double {
    if scale.kind == .category { return numbers[index] }
    if index + 1 < numbers.count { return (numbers[index] + numbers[index + 1]) / 2 }
    if let calendar,
      let next = DateLabels.calendar.date(
        byAdding: calendar.unit, value: calendar.count,
        to: Date(timeIntervalSinceReferenceDate: numbers[index]))
    {
      return (numbers[index] + next.timeIntervalSinceReferenceDate) / 2
    }
    let last = index > 0 ? numbers[index] - numbers[index - 1] : 0
    return numbers[index] + last / 2
  }

  /// A tick's value as words.
  func text(at index: Int) -> String {
    let number = numbers[index]
    if scale.kind == .number { return NumberLabels.text(of: number, step: step) }
    guard let datum = scale.datum(at: number) else { return "" }
    if let calendar, case .date(let date) = datum {
      return DateLabels.text(of: date, in: calendar.unit)
    }
    return datum.text
  }

  func value(at index: Int) -> AxisValue? {
    scale.datum(at: numbers[index]).map {
      AxisValue(datum: $0, index: index, count: numbers.count)
    }
  }
}

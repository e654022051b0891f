/// A view that shows text.
public struct Text: View, Equatable {
  /// A stretch of text, with what is said of its looks.
  struct Run: Equatable {
    var string: String
    var font: Font?
    var weight: Font.Weight?
    var isItalic: Bool?
    var color: Color?
    var isUnderlined: Bool?
    var isStruckThrough: Bool?
    var hasMonospacedDigits: Bool?
    var kerning: CGFloat?
  }

  var runs: [Run]

  /// Creates a view that shows a string.
  public init<Content: StringProtocol>(_ content: Content) {
    runs = [Run(string: String(content))]
  }

  /// Creates a view that shows a string as it is.
  public init(verbatim content: String) {
    self.init(content)
  }

  /// One text after the other, each with its own looks.
  public static func + (left: Text, right: Text) -> Text {
    var text = left
    text.runs += right.runs
    return text
  }

  /// The text without its looks.
  var string: String { runs.map(\.string).joined() }

  public typealias Body = Never
}

extension Text {
  private func changed(_ change: (inout Run) -> Void) -> Text {
    var text = self
    for index in text.runs.indices {
      change(&text.runs[index])
    }
    return text
  }

  /// This text in a font, where it doesn't have one.
  public func font(_ font: Font?) -> Text {
    changed { if $0.font == nil { $0.font = font } }
  }

  /// This text in a weight, where it doesn't have one.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    changed { if $0.weight == nil { $0.weight = weight } }
  }

  /// This text in bold.
  public func bold() -> Text {
    fontWeight(.bold)
  }

  /// This text slanted.
  public func italic() -> Text {
    changed { $0.isItalic = true }
  }

  /// This text with a line under it.
  public func underline(_ isActive: Bool = true) -> Text {
    changed { if $0.isUnderlined == nil { $0.isUnderlined = isActive } }
  }

  /// This text with a line through it.
  public func strikethrough(_ isActive: Bool = true) -> Text {
    changed { if $0.isStruckThrough == nil { $0.isStruckThrough = isActive } }
  }

  /// This text with digits that are all as wide as each other.
  public func monospacedDigit() -> Text {
    changed { $0.hasMonospacedDigits = true }
  }

  /// This text with letters further apart, in points.
  public func kerning(_ kerning: CGFloat) -> Text {
    changed { if $0.kerning == nil { $0.kerning = kerning } }
  }

  /// This text in a color, where it doesn't have one.
  public func foregroundColor(_ color: Color?) -> Text {
    changed { if $0.color == nil { $0.color = color } }
  }
}

extension Text: LeafView {
  /// Letters don't stretch.
  static var keepsSizeInFlight: Bool { true }

  func look(in environment: EnvironmentValues) -> PaintVector {
    PaintVector(resolved(in: environment).runs.map(\.color))
  }

  static func canPass(from old: PaintVector, into new: PaintVector) -> Bool {
    old.canPass(into: new)
  }

  func draw(
    in rect: CGRect, looking look: PaintVector, _ surroundings: Surroundings,
    into list: inout DisplayListBuilder
  ) {
    var text = fitted(ProposedViewSize(rect.size), surroundings, for: rect).text
    for (index, color) in look.colors.enumerated() where index < text.runs.count {
      text.runs[index].color = color
    }
    list.add(.text(text, frame: rect))
  }

  /// This text in surroundings, for something in `rect` of the viewport.
  func resolved(in environment: EnvironmentValues, for rect: CGRect = .zero) -> ResolvedText {
    let inherited = ForegroundStyle()._paint(in: environment, for: rect).mainColor
    let traits = environment.textTraits
    return ResolvedText(
      runs: runs.map { run in
        var font = (run.font ?? environment.font ?? .body).resolved
        if let weight = run.weight ?? traits.weight { font.weight = weight.value }
        if let isItalic = run.isItalic ?? traits.isItalic { font.isItalic = isItalic }
        if let design = traits.design { font.design = design }
        if let isSet = run.hasMonospacedDigits ?? traits.hasMonospacedDigits {
          font.hasMonospacedDigits = isSet
        }
        let kerning = run.kerning ?? traits.kerning ?? 0
        return ResolvedText.Run(
          string: run.string, font: font,
          color: run.color?.resolve(in: environment) ?? inherited,
          isUnderlined: run.isUnderlined ?? traits.isUnderlined ?? false,
          isStruckThrough: run.isStruckThrough ?? traits.isStruckThrough ?? false,
          kerning: kerning.isFinite ? min(max(kerning, -1_000), 1_000) : 0)
      }, alignment: environment.multilineTextAlignment, lineLimit: environment.lineLimit,
      truncationMode: environment.truncationMode)
  }

  func size(for proposal: ProposedViewSize, in surroundings: Surroundings) -> CGSize {
    fitted(proposal, surroundings).metrics.size
  }

  func draw(in rect: CGRect, _ surroundings: Surroundings, into list: inout DisplayListBuilder) {
    list.add(
      .text(fitted(ProposedViewSize(rect.size), surroundings, for: rect).text, frame: rect))
  }

  func baseline(
    _ alignment: VerticalAlignment, in size: CGSize, _ surroundings: Surroundings
  ) -> CGFloat? {
    let metrics = fitted(ProposedViewSize(size), surroundings).metrics
    return alignment == .lastTextBaseline ? metrics.lastBaseline : metrics.firstBaseline
  }

  var accessibilityLabel: String? { string }

  /// This text as it fits into a proposal: as large as it is, as small as it may become, or in the
  /// lines that fit, one at least.
  private func fitted(
    _ proposal: ProposedViewSize, _ surroundings: Surroundings, for rect: CGRect = .zero
  ) -> (text: ResolvedText, metrics: TextMetrics) {
    let text = resolved(in: surroundings.environment, for: rect)
    let measurer = surroundings.textMeasurer
    let width = proposal.width.flatMap { $0.isFinite ? max($0, 0) : nil }
    var fitting = (text: text, metrics: measurer.measure(text, width: width))
    func fits(_ metrics: TextMetrics) -> Bool {
      !metrics.isTruncated && metrics.size.height <= (proposal.height ?? .infinity) + Text.slack
    }
    let least = surroundings.environment.minimumScaleFactor
    if least < 1, !fits(fitting.metrics) {
      fitting = Text.shrunk(text, to: max(least, 0.01), measurer, width: width, until: fits)
    }
    let metrics = fitting.metrics
    guard let height = proposal.height, metrics.lineCount > 1,
      metrics.size.height > height + Text.slack
    else { return fitting }
    let lineHeight = metrics.size.height / CGFloat(metrics.lineCount)
    let lines = max((height + Text.slack) / lineHeight, 1)
    fitting.text.lineLimit = min(Int(lines), metrics.lineCount)
    return (fitting.text, measurer.measure(fitting.text, width: width))
  }

  /// The largest text, in steps of a 32nd of the way down to `least`, that fits; the smallest when
  /// none does.
  private static func shrunk(
    _ text: ResolvedText, to least: CGFloat, _ measurer: any TextMeasurer, width: CGFloat?,
    until fits: (TextMetrics) -> Bool
  ) -> (text: ResolvedText, metrics: TextMetrics) {
    func attempt(_ step: Int) -> (text: ResolvedText, metrics: TextMetrics) {
      let smaller = text.scaled(by: 1 - (1 - least) * CGFloat(step) / 32)
      return (smaller, measurer.measure(smaller, width: width))
    }
    var (tooLarge, step) = (0, 32)
    var smallest = attempt(step)
    guard fits(smallest.metrics) else { return smallest }
    while step - tooLarge > 1 {
      let middle = (tooLarge + step) / 2
      let candidate = attempt(middle)
      if fits(candidate.metrics) {
        (step, smallest) = (middle, candidate)
      } else {
        tooLarge = middle
      }
    }
    return smallest
  }

  /// What a measured height may lose on its way through a layout, in points.
  private static let slack: CGFloat = 0.01
}

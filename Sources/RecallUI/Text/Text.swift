/// A view that shows text.
public struct Text: View, Equatable {
  /// A stretch of text, with what is said of its looks.
  struct Run: Equatable {
    var string: String
    var font: Font?
    var weight: Font.Weight?
    var isItalic = false
    var color: Color?
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
    var text = resolved(in: surroundings.environment, for: rect)
    for (index, color) in look.colors.enumerated() where index < text.runs.count {
      text.runs[index].color = color
    }
    list.add(.text(text, frame: rect))
  }

  /// This text in surroundings, for something in `rect` of the viewport.
  func resolved(in environment: EnvironmentValues, for rect: CGRect = .zero) -> ResolvedText {
    let inherited = ForegroundStyle()._paint(in: environment, for: rect).mainColor
    return ResolvedText(
      runs: runs.map { run in
        var font = (run.font ?? environment.font ?? .body).resolved
        if let weight = run.weight { font.weight = weight.value }
        if run.isItalic { font.isItalic = true }
        return ResolvedText.Run(
          string: run.string, font: font,
          color: run.color?.resolve(in: environment) ?? inherited)
      }, alignment: environment.multilineTextAlignment, lineLimit: environment.lineLimit)
  }

  func size(for proposal: ProposedViewSize, in surroundings: Surroundings) -> CGSize {
    fitted(proposal, surroundings).metrics.size
  }

  func draw(in rect: CGRect, _ surroundings: Surroundings, into list: inout DisplayListBuilder) {
    var text = resolved(in: surroundings.environment, for: rect)
    text.lineLimit = fitted(ProposedViewSize(rect.size), surroundings).lineLimit
    list.add(.text(text, frame: rect))
  }

  func baseline(
    _ alignment: VerticalAlignment, in size: CGSize, _ surroundings: Surroundings
  ) -> CGFloat? {
    let metrics = fitted(ProposedViewSize(size), surroundings).metrics
    return alignment == .lastTextBaseline ? metrics.lastBaseline : metrics.firstBaseline
  }

  var accessibilityLabel: String? { string }

  /// This text in the lines that fit into a proposal, one at least.
  private func fitted(
    _ proposal: ProposedViewSize, _ surroundings: Surroundings
  ) -> (metrics: TextMetrics, lineLimit: Int?) {
    var text = resolved(in: surroundings.environment)
    let width = proposal.width.flatMap { $0.isFinite ? max($0, 0) : nil }
    let metrics = surroundings.textMeasurer.measure(text, width: width)
    guard let height = proposal.height, metrics.lineCount > 1,
      metrics.size.height > height + Text.slack
    else { return (metrics, text.lineLimit) }
    let lineHeight = metrics.size.height / CGFloat(metrics.lineCount)
    let lines = max((height + Text.slack) / lineHeight, 1)
    text.lineLimit = min(Int(lines), metrics.lineCount)
    return (surroundings.textMeasurer.measure(text, width: width), text.lineLimit)
  }

  /// What a measured height may lose on its way through a layout, in points.
  private static let slack: CGFloat = 0.01
}

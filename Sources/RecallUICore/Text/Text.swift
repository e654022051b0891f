/// A view that shows text.
public struct Text: View, Equatable {
  /// A stretch of text, with what is said of its looks.
  struct Run: Equatable {
    var string: String
    var font: Font?
    var weight: Font.Weight?
    var design: Font.Design?
    var isItalic: Bool?
    var style: AnyShapeStyle?
    var underline: TextLine?
    var strikethrough: TextLine?
    var hasMonospacedDigits: Bool?
    /// In points, as the two below.
    var kerning: CGFloat?
    var tracking: CGFloat?
    var baselineOffset: CGFloat?
    /// What it tells of dates, where its string is what that is off any stage.
    var moment: TextMoment?
    /// What few runs have, in one place: most are copied without.
    private var rareLooks: RareLooks?
    /// What of it another language says otherwise.
    var words = RunWords.none

    init(string: String, words: RunWords = .none) {
      self.string = string
      self.words = words
    }

    /// What is drawn behind it.
    var background: Color? {
      get { rareLooks?.background }
      set { changeLooks { $0.background = newValue } }
    }

    /// Where a tap on it leads.
    var link: URL? {
      get { rareLooks?.link }
      set { changeLooks { $0.link = newValue } }
    }

    /// What a program says of it to its own renderers.
    var attributes: TextAttributes? {
      get { rareLooks?.attributes }
      set { changeLooks { $0.attributes = newValue } }
    }

    /// What its letters stand for, which is drawn in their place.
    var attachment: AttachedDrawing? {
      get { rareLooks?.attachment }
      set { changeLooks { $0.attachment = newValue } }
    }

    private mutating func changeLooks(_ change: (inout RareLooks.Values) -> Void) {
      var values = rareLooks?.values ?? RareLooks.Values()
      change(&values)
      rareLooks = RareLooks(values)
    }

    /// What it says in its surroundings.
    func string(in environment: EnvironmentValues) -> String {
      guard let moment else { return string }
      return moment.string(in: environment, at: environment.clock.now)
    }
  }

  @dynamicMemberLookup private final class RareLooks: Equatable {
    struct Values: Equatable {
      var background: Color?
      var link: URL?
      var attributes: TextAttributes?
      var attachment: AttachedDrawing?
    }

    let values: Values

    /// Nil where there is nothing.
    init?(_ values: Values) {
      if values == Values() { return nil }
      self.values = values
    }

    subscript<Value>(dynamicMember path: KeyPath<Values, Value>) -> Value { values[keyPath: path] }

    static func == (left: RareLooks, right: RareLooks) -> Bool { left.values == right.values }
  }

  var runs: [Run]

  init(runs: [Run]) {
    self.runs = runs
  }

  /// Creates a view that shows a string as it is; a literal is a `LocalizedStringKey` instead.
  @_disfavoredOverload
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
  package var string: String { runs.map(\.string).joined() }

  /// The text without its looks, for other modules.
  package var plainText: String { string }

  public typealias Body = Never
}

extension Text: LeafView {
  public static var _kind: _ViewKind { .primitive(Self.self) }

  static var isText: Bool { true }

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
    guard !surroundings.environment.showsPlaceholders else {
      return list.addPlaceholder(in: rect, surroundings.environment)
    }
    var text = fitted(ProposedViewSize(rect.size), surroundings, for: rect).text
    for (index, color) in look.colors.enumerated() where index < text.runs.count {
      text.runs[index].color = color
    }
    draw(text, in: rect, surroundings, into: &list)
  }

  /// Draws this text with the shadows of its style.
  private func draw(
    _ text: ResolvedText, in rect: CGRect, _ surroundings: Surroundings,
    into list: inout DisplayListBuilder
  ) {
    let environment = surroundings.environment
    if let drawing = environment.textDrawing {
      return drawing.draw(self, fitted: text, in: rect, surroundings, into: &list)
    }
    drawBackgrounds(of: text, in: rect, surroundings, into: &list)
    let text = drawAttachments(of: text, in: rect, surroundings, into: &list)
    let shadows =
      runs.first?.style?._shadows(in: environment) ?? ForegroundStyle()._shadows(in: environment)
    if shadows.isEmpty { return list.add(.text(text, frame: rect)) }
    ShadowStyle.draw(shadows, in: rect, environment, into: &list) {
      $0.add(.text(text, frame: rect))
    }
  }

  /// Draws what stands among the letters.
  ///
  /// - Returns: The text without the letters in its places.
  private func drawAttachments(
    of text: ResolvedText, in rect: CGRect, _ surroundings: Surroundings,
    into list: inout DisplayListBuilder
  ) -> ResolvedText {
    let attachments = attachments(in: surroundings.environment)
    guard !attachments.isEmpty else { return text }
    let places = places(in: rect.size, surroundings)
    return text.drawing(
      attachments, in: rect, places.rectangles(ofRun:), baseline: places.metrics.firstBaseline,
      into: &list)
  }

  /// The runs that something is drawn in, as they are in surroundings.
  private func attachments(in environment: EnvironmentValues) -> [AttachedRun] {
    guard runs.contains(where: { $0.attachment != nil }) else { return [] }
    return translated(in: environment).runs.enumerated().compactMap { index, run in
      guard let drawing = run.attachment?.drawing, drawing.isThere(in: environment) else {
        return nil
      }
      var own = environment
      if let font = run.font { own.font = font }
      if let weight = run.weight ?? environment.textTraits.weight {
        own.font = (own.font ?? .body).weight(weight)
      }
      return AttachedRun(index: index, drawing: drawing, environment: own)
    }
  }

  /// Draws what stands behind runs.
  private func drawBackgrounds(
    of text: ResolvedText, in rect: CGRect, _ surroundings: Surroundings,
    into list: inout DisplayListBuilder
  ) {
    guard runs.contains(where: { $0.background != nil }) else { return }
    let shown = translated(in: surroundings.environment)
    let places = places(in: rect.size, surroundings)
    for (run, background) in shown.runs.map(\.background).enumerated() {
      guard let color = background?.resolve(in: surroundings.environment) else { continue }
      for place in places.rectangles(ofRun: run) {
        list.add(
          .fill(
            Path(place.offsetBy(dx: rect.minX, dy: rect.minY)), .color(color), FillStyle()))
      }
    }
  }

  /// Where the runs of this text stand.
  func places(in size: CGSize, _ surroundings: Surroundings) -> TextPlaces {
    let (text, metrics) = fitted(ProposedViewSize(size), surroundings)
    return TextPlaces(of: text, metrics, in: size.width, surroundings.textMeasurer)
  }

  /// This text in surroundings, for something in `rect` of the viewport.
  func resolved(in environment: EnvironmentValues, for rect: CGRect = .zero) -> ResolvedText {
    let inherited = ForegroundStyle()._paint(in: environment, for: rect)
    let traits = environment.textTraits
    let translated = translated(in: environment)
    return ResolvedText(
      runs: translated.runs.map { run in
        let font = font(of: run, in: environment)
        let underline = run.underline ?? traits.underline
        let strikethrough = run.strikethrough ?? traits.strikethrough
        let paint = run.style?._paint(in: environment, for: rect) ?? inherited
        let kerning = run.tracking ?? traits.tracking ?? run.kerning ?? traits.kerning
        let string = run.string(in: environment)
        return ResolvedText.Run(
          string: traits.letterCase?.applied(to: string) ?? string, font: font,
          color: paint.mainColor,
          isUnderlined: underline?.isActive ?? false,
          isStruckThrough: strikethrough?.isActive ?? false,
          kerning: Text.distance(kerning),
          underlineColor: underline?.color?.resolve(in: environment),
          strikethroughColor: strikethrough?.color?.resolve(in: environment),
          baselineOffset: Text.distance(run.baselineOffset ?? traits.baselineOffset),
          gradient: paint.isGradient ? paint : nil,
          underlinePattern: underline?.pattern ?? .solid,
          strikethroughPattern: strikethrough?.pattern ?? .solid)
      }, alignment: environment.alignmentOfLines, lineLimit: environment.lineLimit,
      truncationMode: environment.truncationMode,
      lineSpacing: max(Text.distance(environment.lineSpacing), 0),
      direction: direction(saying: translated, in: environment))
  }

  private func font(of run: Run, in environment: EnvironmentValues) -> ResolvedFont {
    let traits = environment.textTraits
    var font = (run.font ?? environment.font ?? .body)
      .resolved(scale: environment.roleTextScale)
    if let scale = traits.scale { font.size *= scale }
    if let weight = run.weight ?? traits.weight { font.weight = weight.value }
    if let isItalic = run.isItalic ?? traits.isItalic { font.isItalic = isItalic }
    if let design = run.design ?? traits.design { font.design = design }
    if let isSet = run.hasMonospacedDigits ?? traits.hasMonospacedDigits {
      font.hasMonospacedDigits = isSet
    }
    return font
  }

  /// A distance between letters or lines, in points, as far as one can be drawn.
  private static func distance(_ points: CGFloat?) -> CGFloat {
    guard let points, points.isFinite else { return 0 }
    return min(max(points, -1_000), 1_000)
  }

  func size(for proposal: ProposedViewSize, in surroundings: Surroundings) -> CGSize {
    guard let drawing = surroundings.environment.textDrawing else {
      return ownSize(for: proposal, in: surroundings)
    }
    return drawing.size(of: self, for: proposal, in: surroundings)
  }

  /// The size that its words take.
  func ownSize(for proposal: ProposedViewSize, in surroundings: Surroundings) -> CGSize {
    let fitting = fitted(proposal, surroundings)
    var size = fitting.metrics.size
    if let lines = surroundings.environment.reservedLines, lines > fitting.metrics.lineCount {
      size.height = max(size.height, height(of: lines, fitting, surroundings))
    }
    return size
  }

  /// Digits of one width can take each other's places: most figures are as wide as the one before.
  func isAsLarge(as other: Text, in surroundings: Surroundings) -> Bool {
    guard runs.count == 1, other.runs.count == 1, runs[0].moment == nil,
      other.runs[0].moment == nil, surroundings.environment.textDrawing == nil
    else { return false }
    // Another number may have another form in another language.
    if runs[0].words != .none, surroundings.environment.stringCatalog != nil { return false }
    var twin = other.runs[0]
    (twin.string, twin.words) = (runs[0].string, runs[0].words)
    guard runs[0] == twin, DigitWidths.alike.areAlike(runs[0].string, other.runs[0].string) else {
      return false
    }
    let font = font(of: runs[0], in: surroundings.environment)
    let widths = surroundings.textMeasurer.digitWidths(in: font)
    return widths.areAllAlike || widths.areAlike(runs[0].string, other.runs[0].string)
  }

  /// The height of so many lines, whether there are words for them or not.
  private func height(
    of lines: Int, _ fitting: (text: ResolvedText, metrics: TextMetrics),
    _ surroundings: Surroundings
  ) -> CGFloat {
    var metrics = fitting.metrics
    if metrics.lineCount == 0 {
      var blank = fitting.text
      for index in blank.runs.indices { blank.runs[index].string = " " }
      metrics = surroundings.textMeasurer.measure(blank, width: nil)
    }
    return metrics.pitch(spacing: fitting.text.lineSpacing) * CGFloat(lines)
      - fitting.text.lineSpacing
  }

  func draw(in rect: CGRect, _ surroundings: Surroundings, into list: inout DisplayListBuilder) {
    guard !surroundings.environment.showsPlaceholders else {
      return list.addPlaceholder(in: rect, surroundings.environment)
    }
    draw(
      fitted(ProposedViewSize(rect.size), surroundings, for: rect).text, in: rect, surroundings,
      into: &list)
  }

  func baseline(
    _ alignment: VerticalAlignment, in size: CGSize, _ surroundings: Surroundings
  ) -> CGFloat? {
    let metrics = fitted(ProposedViewSize(size), surroundings).metrics
    return alignment == .lastTextBaseline ? metrics.lastBaseline : metrics.firstBaseline
  }

  var accessibilityLabel: String? { string }

  func accessibilityLabel(in environment: EnvironmentValues) -> String? {
    let shown = translated(in: environment).runs.map { $0.string(in: environment) }.joined()
    return environment.stringCatalog?.isRightToLeft == true ? Isolates.removed(from: shown) : shown
  }

  /// This text as it fits into a proposal: as large as it is, as small as it may become, or in the
  /// lines that fit, one at least.
  func fitted(
    _ proposal: ProposedViewSize, _ surroundings: Surroundings, for rect: CGRect = .zero
  ) -> (text: ResolvedText, metrics: TextMetrics) {
    // What tells of a date says something else by itself.
    let isKept = !runs.contains { $0.moment != nil }
    let known = isKept ? surroundings.measuredText : nil
    let text =
      known?.text
      ?? resolved(in: surroundings.environment, for: rect)
      .spaced(surroundings.environment.textTraits.lineHeight, by: surroundings.textMeasurer)
      .withRoom(for: attachments(in: surroundings.environment), surroundings.textMeasurer)
    known?.text = text
    let measurer = surroundings.textMeasurer
    let width = proposal.width.flatMap { $0.isFinite ? max($0, 0) : nil }
    let measured = known?.metrics(in: width) ?? measurer.measure(text, width: width)
    if width == nil { known?.unlimited = measured }
    var fitting = (text: text, metrics: measured)
    func fits(_ metrics: TextMetrics) -> Bool {
      !metrics.isTruncated && metrics.size.height <= (proposal.height ?? .infinity) + Text.slack
    }
    let least = surroundings.environment.minimumScaleFactor
    if least < 1 {
      // A text becomes smaller before one of its words is broken.
      func fitsWhole(_ fitting: (text: ResolvedText, metrics: TextMetrics)) -> Bool {
        guard fits(fitting.metrics) else { return false }
        if fitting.metrics.lineCount > 1 {
          return !breaksWord(of: fitting.text, measurer, at: width) { !$0.isInsideWords }
        }
        // A letter or an emoji has no place where it could be broken, and stands out of a narrow line.
        guard let width, fitting.metrics.size.width > width - Text.slack else { return true }
        return !breaksWord(of: fitting.text, measurer, at: width) { $0.isWhitespace }
      }
      if !fitsWhole(fitting) {
        let smaller = max(least, 0.01)
        let whole = Text.shrunk(text, to: smaller, measurer, width: width, until: fitsWhole)
        if fitsWhole(whole) {
          fitting = whole
        } else if !fits(fitting.metrics) {
          fitting = Text.shrunk(text, to: smaller, measurer, width: width) { fits($0.metrics) }
        }
      }
    }
    let metrics = fitting.metrics
    guard let height = proposal.height, metrics.lineCount > 1,
      metrics.size.height > height + Text.slack
    else { return fitting }
    let lines: Int
    if Set(text.runs.map(\.font)).count > 1 {
      lines =
        measurer.lines(of: fitting.text, width: width)
        .prefix { $0.top + $0.height <= height + Text.slack }.count
    } else {
      let pitch = metrics.pitch(spacing: text.lineSpacing)
      lines = Int(min((height + text.lineSpacing + Text.slack) / pitch, CGFloat(metrics.lineCount)))
    }
    fitting.text.lineLimit = min(max(lines, 1), metrics.lineCount)
    return (fitting.text, measurer.measure(fitting.text, width: width))
  }

  /// Whether a word of a text is wider than a line.
  private func breaksWord(
    of text: ResolvedText, _ measurer: any TextMeasurer, at width: CGFloat?,
    between isSeparator: (Character) -> Bool
  ) -> Bool {
    guard let width else { return false }
    return text.runs.contains { run in
      run.string.split(whereSeparator: isSeparator).contains { word in
        var alone = text
        var only = run
        only.string = String(word)
        alone.runs = [only]
        return measurer.measure(alone, width: nil).size.width > width + Text.slack
      }
    }
  }

  /// The largest text, in steps of a 32nd of the way down to `least`, that fits; the smallest when
  /// none does.
  private static func shrunk(
    _ text: ResolvedText, to least: CGFloat, _ measurer: any TextMeasurer, width: CGFloat?,
    until fits: ((text: ResolvedText, metrics: TextMetrics)) -> Bool
  ) -> (text: ResolvedText, metrics: TextMetrics) {
    func attempt(_ step: Int) -> (text: ResolvedText, metrics: TextMetrics) {
      let smaller = text.scaled(by: 1 - (1 - least) * CGFloat(step) / 32)
      return (smaller, measurer.measure(smaller, width: width))
    }
    var (tooLarge, step) = (0, 32)
    var smallest = attempt(step)
    guard fits(smallest) else { return smallest }
    while step - tooLarge > 1 {
      let middle = (tooLarge + step) / 2
      let candidate = attempt(middle)
      if fits(candidate) {
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

/// Draws texts, and says how large they are, where a program has something of its own do that.
protocol TextDrawing {
  func size(of text: Text, for proposal: ProposedViewSize, in surroundings: Surroundings) -> CGSize
  /// Draws a text, fitted into `rect`.
  func draw(
    _ text: Text, fitted: ResolvedText, in rect: CGRect, _ surroundings: Surroundings,
    into list: inout DisplayListBuilder)
}

private struct TextDrawingKey: EnvironmentKey {
  static var defaultValue: (any TextDrawing)? { nil }
}

extension EnvironmentValues {
  /// What draws texts; nil for the texts themselves.
  var textDrawing: (any TextDrawing)? {
    get { self[TextDrawingKey.self] }
    set { self[TextDrawingKey.self] = newValue }
  }
}

extension Character {
  /// Whether lines are broken neither before nor behind it: what is a letter or a number, in writing that has spaces.
  fileprivate var isInsideWords: Bool {
    guard isLetter || isNumber, let scalar = unicodeScalars.first else { return false }
    // Thai, Lao, Burmese and Khmer, kana and Chinese characters.
    let spaceless: [ClosedRange<UInt32>] = [
      0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x2E80...0x9FFF, 0xF900...0xFAFF,
      0x20000...0x3FFFF,
    ]
    return !spaceless.contains { $0.contains(scalar.value) }
  }
}

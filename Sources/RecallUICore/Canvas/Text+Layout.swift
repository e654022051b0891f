extension Text {
  /// Has a renderer draw this text, fitted into `rect`.
  func draw(
    _ text: ResolvedText, with renderer: any TextRenderer, in rect: CGRect,
    _ surroundings: Surroundings, into list: inout DisplayListBuilder
  ) {
    let layout = layout(of: text, in: rect, surroundings)
    let recorder = CanvasRecorder()
    var context = GraphicsContext(
      recorder, in: CanvasFrame(size: rect.size, surroundings: surroundings, symbols: []))
    renderer.draw(layout: layout, in: &context)
    let offset = CGSize(width: rect.minX - list.origin.x, height: rect.minY - list.origin.y)
    list.withOffset(offset) { $0.draw(recorder.operations) }
  }

  /// The lines of this text, from the corner of `rect` on.
  private func layout(
    of text: ResolvedText, in rect: CGRect, _ surroundings: Surroundings
  ) -> Layout {
    let measurer = surroundings.textMeasurer
    let metrics = measurer.measure(text, width: rect.width)
    let places = TextPlaces(
      of: text.moved(by: CGSize(width: -rect.minX, height: -rect.minY)), metrics, in: rect.width,
      measurer)
    let shown = translated(in: surroundings.environment)
    let attributes = places.text.runs.indices.map {
      shown.runs.indices.contains($0) ? shown.runs[$0].attributes : nil
    }
    let lines = places.lines.indices.map { index in
      GlyphLine(number: index, of: places, width: rect.width, attributes).line
    }
    return Layout(lines: lines, isTruncated: metrics.isTruncated)
  }
}

extension ResolvedText {
  /// This text with its gradients moved.
  fileprivate func moved(by offset: CGSize) -> ResolvedText {
    guard runs.contains(where: { $0.gradient != nil }) else { return self }
    let transform = CGAffineTransform(translationX: offset.width, y: offset.height)
    var text = self
    for index in text.runs.indices {
      text.runs[index].gradient = text.runs[index].gradient?.applying(transform)
    }
    return text
  }
}

/// Makes a line of what is known of a text's places.
private struct GlyphLine {
  private let places: TextPlaces
  private let attributes: [TextAttributes?]
  /// The characters that are seen.
  private let range: Range<Int>
  /// What stands for those that are not.
  private let ending: String
  private let number: Int
  private let left: CGFloat

  init(
    number: Int, of places: TextPlaces, width: CGFloat, _ attributes: [TextAttributes?]
  ) {
    self.places = places
    self.attributes = attributes
    self.number = number
    var range = places.lines[number]
    var ending = ""
    let isCut = places.metrics.isTruncated && number == places.lines.count - 1
    if isCut {
      // Words are cut where the ellipsis has room behind them.
      let room = width - GlyphLine.ellipsisWidth(in: places, at: range.lowerBound)
      range = range.lowerBound..<places.characters.count
      while range.count > 1, places.length(of: range) > room {
        range = range.lowerBound..<(range.upperBound - 1)
      }
      ending = "…"
    }
    self.range = range
    self.ending = ending
    left = isCut ? 0 : places.start(ofLineOf: places.length(of: range))
  }

  private static func ellipsisWidth(in places: TextPlaces, at character: Int) -> CGFloat {
    guard places.characters.indices.contains(character) else { return 0 }
    return places.characters[character].run < places.text.runs.count
      ? places.text.runs[places.characters[character].run].font.size : 0
  }

  var line: Text.Layout.Line {
    let metrics = places.metrics
    let pitch = metrics.pitch(spacing: places.text.lineSpacing)
    let top = CGFloat(number) * pitch
    let baseline = top + metrics.firstBaseline
    var runs: [Text.Layout.Run] = []
    var first = range.lowerBound
    while first < range.upperBound {
      let run = places.characters[first].run
      let end =
        places.characters[first..<range.upperBound].firstIndex { $0.run != run }
        ?? range.upperBound
      let isLast = end == range.upperBound
      runs.append(
        Text.Layout.Run(
          stretch: stretch(
            first..<end, ofRun: run, ending: isLast ? ending : "", baseline: baseline,
            height: pitch - places.text.lineSpacing)))
      first = end
    }
    return Text.Layout.Line(origin: CGPoint(x: left, y: baseline), runs: runs)
  }

  private func stretch(
    _ characters: Range<Int>, ofRun run: Int, ending: String, baseline: CGFloat, height: CGFloat
  ) -> GlyphStretch {
    let direction = places.text.direction ?? TextDirection(of: places.text.string)
    let isToTheLeft = direction == .rightToLeft
    let before = places.length(of: range.lowerBound..<characters.lowerBound)
    let width = places.length(of: characters)
    let begin =
      isToTheLeft ? left + places.length(of: range) - before - width : left + before
    var glyphs = places.spans(of: characters).map { span in
      (begin + span.lowerBound)...(begin + span.upperBound)
    }
    var text = places.part(characters)
    (text.alignment, text.lineLimit, text.lineSpacing) = (.leading, 1, 0)
    var letters = places.characters[characters].map(\.character)
    if !ending.isEmpty {
      letters += Array(ending)
      let end = begin + width
      glyphs.append(end...(end + (text.runs.first?.font.size ?? 0)))
    }
    // A measurer that joins characters tells less than one width for each.
    while glyphs.count < letters.count { glyphs.append((begin + width)...(begin + width)) }
    return GlyphStretch(
      text: text, characters: letters, glyphs: Array(glyphs.prefix(letters.count)),
      baseline: baseline, ascent: places.metrics.firstBaseline,
      descent: height - places.metrics.firstBaseline, leading: places.text.lineSpacing,
      direction: isToTheLeft ? .rightToLeft : .leftToRight, first: characters.lowerBound,
      attributes: attributes.indices.contains(run) ? attributes[run] : nil)
  }
}

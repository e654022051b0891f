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
      GlyphLine(number: index, of: places, attributes, measurer).line
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
  /// Characters of one run, with the sign for what was cut off where it stands beside them.
  private struct Piece {
    var characters: Range<Int>
    var beginsWithEllipsis = false
    var endsInEllipsis = false
  }

  private let places: TextPlaces
  private let attributes: [TextAttributes?]
  private let number: Int
  private let laidOut: LaidOutLine
  private let left: CGFloat
  private let measurer: any TextMeasurer

  init(
    number: Int, of places: TextPlaces, _ attributes: [TextAttributes?],
    _ measurer: any TextMeasurer
  ) {
    self.places = places
    self.measurer = measurer
    self.attributes = attributes
    self.number = number
    laidOut = places.lines[number]
    left = places.start(ofLineOf: laidOut.width)
  }

  var line: Text.Layout.Line {
    let baseline = laidOut.top + laidOut.ascent
    return Text.Layout.Line(
      origin: CGPoint(x: left, y: baseline),
      runs: pieces.map { Text.Layout.Run(stretch: stretch(of: $0, baseline: baseline)) })
  }

  /// The pieces of what is seen, in the order of the text.
  private var pieces: [Piece] {
    var pieces: [Piece] = []
    for character in places.characters(shownInLine: number)
    where laidOut.span(of: character) != nil {
      if let last = pieces.last?.characters, last.upperBound == character,
        places.run(of: last.lowerBound) == places.run(of: character)
      {
        pieces[pieces.count - 1].characters = last.lowerBound..<(character + 1)
      } else {
        pieces.append(Piece(characters: character..<(character + 1)))
      }
    }
    guard laidOut.ellipsis != nil else { return pieces }
    let first = laidOut.characters.lowerBound
    let cut = laidOut.characters.first { laidOut.span(of: $0) == nil } ?? first
    if let before = pieces.lastIndex(where: { $0.characters.upperBound <= cut }) {
      pieces[before].endsInEllipsis = true
    } else if !pieces.isEmpty {
      pieces[0].beginsWithEllipsis = true
    } else {
      pieces = [Piece(characters: first..<first, endsInEllipsis: true)]
    }
    return pieces
  }

  private func stretch(of piece: Piece, baseline: CGFloat) -> GlyphStretch {
    let run = places.run(of: piece.characters.lowerBound)
    var letters = Array(places.characters[piece.characters])
    var spans = piece.characters.map { laidOut.span(of: $0) ?? 0...0 }
    if let ellipsis = laidOut.ellipsis {
      if piece.beginsWithEllipsis {
        letters.insert("…", at: 0)
        spans.insert(ellipsis, at: 0)
      }
      if piece.endsInEllipsis {
        letters.append("…")
        spans.append(ellipsis)
      }
    }
    var text = places.text
    text.runs = text.runs.indices.contains(run) ? [text.runs[run]] : Array(text.runs.suffix(1))
    if !text.runs.isEmpty { text.runs[0].string = String(places.characters[piece.characters]) }
    (text.alignment, text.lineLimit, text.lineSpacing) = (.leading, 1, 0)
    let direction = places.text.direction ?? TextDirection(of: places.text.string)
    // A run stands on the line's baseline, as high as its own letters are.
    var (height, ascent) = (laidOut.height, laidOut.ascent)
    if places.text.runs.count > 1 {
      let own = measurer.measure(text, width: nil)
      (height, ascent) = (own.size.height, own.firstBaseline)
    }
    return GlyphStretch(
      text: text, characters: letters,
      glyphs: spans.map { (left + $0.lowerBound)...(left + $0.upperBound) },
      baseline: baseline, ascent: ascent, descent: height - ascent,
      leading: places.text.lineSpacing,
      direction: direction == .rightToLeft ? .rightToLeft : .leftToRight,
      // The sign has the number of a character that it stands for.
      first: piece.characters.lowerBound - (piece.beginsWithEllipsis ? 1 : 0),
      attributes: attributes.indices.contains(run) ? attributes[run] : nil)
  }
}

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

  /// This text in letters of a design, where it doesn't have one.
  public func fontDesign(_ design: Font.Design?) -> Text {
    changed { if $0.design == nil { $0.design = design } }
  }

  /// This text in bold.
  public func bold() -> Text {
    fontWeight(.bold)
  }

  /// This text in bold, or as it is.
  public func bold(_ isActive: Bool) -> Text {
    isActive ? bold() : self
  }

  /// This text slanted.
  public func italic() -> Text {
    changed { $0.isItalic = true }
  }

  /// This text slanted, or upright where it doesn't say otherwise itself.
  public func italic(_ isActive: Bool) -> Text {
    changed { if $0.isItalic == nil { $0.isItalic = isActive } }
  }

  /// This text in letters that are all as wide as each other.
  public func monospaced(_ isActive: Bool = true) -> Text {
    isActive ? fontDesign(.monospaced) : self
  }

  /// This text with digits that are all as wide as each other.
  public func monospacedDigit() -> Text {
    changed { $0.hasMonospacedDigits = true }
  }

  /// This text with a line under it, in the text's color when none is told, and
  /// solid where no pattern is.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    changed {
      if $0.underline == nil {
        $0.underline = TextLine(isActive: isActive, color: color, pattern: pattern)
      }
    }
  }

  /// This text with a line through it, in the text's color when none is told, and
  /// solid where no pattern is.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    changed {
      if $0.strikethrough == nil {
        $0.strikethrough = TextLine(isActive: isActive, color: color, pattern: pattern)
      }
    }
  }

  /// This text with letters further apart, in points.
  public func kerning(_ kerning: CGFloat) -> Text {
    changed { if $0.kerning == nil { $0.kerning = kerning } }
  }

  /// This text with letters further apart, in points; it counts more than `kerning(_:)`.
  public func tracking(_ tracking: CGFloat) -> Text {
    changed { if $0.tracking == nil { $0.tracking = tracking } }
  }

  /// This text, so many points above its line.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    changed { if $0.baselineOffset == nil { $0.baselineOffset = baselineOffset } }
  }

  /// This text in a color, where it doesn't have one.
  public func foregroundColor(_ color: Color?) -> Text {
    guard let color else { return self }
    return inside(AnyShapeStyle(color))
  }

  /// This text in a style, where it doesn't have one; a gradient goes over all of the text.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Text {
    inside(AnyShapeStyle(style))
  }

  /// This text where it inherits a style: a level that it has is one of that.
  private func inside(_ style: AnyShapeStyle) -> Text {
    changed { run in
      guard let own = run.style else {
        run.style = style
        return
      }
      guard let level = own.inheriting, style.inheriting == nil else { return }
      run.style = AnyShapeStyle(
        InheritedStyle(level.foreground(inside: Foreground(styles: [style]))))
    }
  }

  /// This text with something said of it that a ``TextRenderer`` may ask for. What was said of a part before stays.
  public func customAttribute<Attribute: TextAttribute>(_ value: Attribute) -> Text {
    var text = self
    for index in text.runs.indices {
      let attributes = text.runs[index].attributes ?? TextAttributes()
      text.runs[index].attributes = attributes.adding(value)
    }
    return text
  }
}

/// Draws texts its own way.
///
/// ```swift
/// struct Wave: TextRenderer {
///   var strength: Double
///   var animatableData: Double {
///     get { strength }
///     set { strength = newValue }
///   }
///
///   func draw(layout: Text.Layout, in context: inout GraphicsContext) {
///     for (index, glyph) in layout.flattened.enumerated() { … }
///   }
/// }
/// ```
///
/// Drawing is an observation, as a ``Canvas``'s: state that it would set stays what it is.
public protocol TextRenderer: Animatable {
  /// Draws a text; what it doesn't draw isn't seen.
  ///
  /// - Parameters:
  ///   - layout: The text's lines, in the space of `context`.
  ///   - context: Draws in a space that begins at the top leading corner of the text.
  func draw(layout: Text.Layout, in context: inout GraphicsContext)

  /// The size of a text, in points.
  ///
  /// - Parameters:
  ///   - proposal: What the text is offered.
  ///   - text: The text, to ask for its own size.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

  /// How far outside of a text is drawn, in points. Nothing is cut off, whatever it says.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    text.sizeThatFits(proposal)
  }

  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text that a renderer asks for its size.
public struct TextProxy {
  let text: Text
  let surroundings: Surroundings

  /// The size that its words take, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    text.ownSize(for: proposal, in: surroundings)
  }
}

extension View {
  /// Has a renderer draw the texts in this view.
  ///
  /// What of it is animatable is animated, in transitions too.
  public consuming func textRenderer<Renderer: TextRenderer>(_ renderer: Renderer) -> some View {
    modifier(TextRendererModifier(renderer: renderer))
  }
}

private struct TextRendererModifier<Renderer: TextRenderer>: ViewModifier, Animatable {
  var renderer: Renderer

  var animatableData: Renderer.AnimatableData {
    get { renderer.animatableData }
    set { renderer.animatableData = newValue }
  }

  func body(content: Content) -> some View {
    content.environment(\.textDrawing, RenderedTexts(renderer: renderer))
  }
}

/// Has a renderer draw texts.
private struct RenderedTexts<Renderer: TextRenderer>: TextDrawing {
  let renderer: Renderer

  func size(
    of text: Text, for proposal: ProposedViewSize, in surroundings: Surroundings
  ) -> CGSize {
    renderer.sizeThatFits(
      proposal: proposal, text: TextProxy(text: text, surroundings: surroundings))
  }

  func draw(
    _ text: Text, fitted: ResolvedText, in rect: CGRect, _ surroundings: Surroundings,
    into list: inout DisplayListBuilder
  ) {
    text.draw(fitted, with: renderer, in: rect, surroundings, into: &list)
  }
}

import CCairo
import RecallUI

extension Canvas {
  /// Sets what is drawn with.
  func setSource(_ paint: Paint, opacity: Double) {
    switch paint {
    case .color(let color):
      setSource(color, opacity: opacity)
    case .linearGradient(let stops, let start, let end):
      let pattern = cairo_pattern_create_linear(start.x, start.y, end.x, end.y)
      for stop in stops {
        cairo_pattern_add_color_stop_rgba(
          pattern, stop.location, Double(stop.color.red), Double(stop.color.green),
          Double(stop.color.blue), Double(stop.color.opacity) * opacity)
      }
      cairo_set_source(context, pattern)
      cairo_pattern_destroy(pattern)
    }
  }

  func setSource(_ color: Color.Resolved, opacity: Double) {
    cairo_set_source_rgba(
      context, Double(color.red), Double(color.green), Double(color.blue),
      Double(color.opacity) * opacity)
  }
}

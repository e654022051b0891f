/// A mark for each element of a collection, or a function: `LinePlot`, `BarPlot` and their like.
///
/// What is said of the marks may depend on the element: `.foregroundStyle(by: .value("City", \.city))`.
public protocol _DataPlot<Element>: ChartContent where Body == Never {
  associatedtype Element

  var _plot: _PlottedData<Element> { get set }
}

/// The marks of a plot, with the elements that they are for.
public struct _PlottedData<Element> {
  var elements: [Element]
  var marks: [Mark]

  init(_ data: some Sequence<Element>, _ mark: Mark, _ place: (Element, inout Mark) -> Void) {
    elements = Array(data)
    marks = elements.map { element in
      var mark = mark
      place(element, &mark)
      return mark
    }
  }

  init(_ mark: Mark) {
    elements = []
    marks = [mark]
  }
}

extension _DataPlot {
  public var body: Never { fatalError("plots have no body") }

  public func _addMarks(to list: inout _MarkList) {
    for mark in _plot.marks { list.add(mark) }
  }

  private func changed(_ change: (Element, inout Mark) -> Void) -> Self {
    var plot = self
    for index in plot._plot.elements.indices {
      change(plot._plot.elements[index], &plot._plot.marks[index])
    }
    return plot
  }

  /// Fills marks by what they are of, each kind in a color of its own.
  public func foregroundStyle<V: Plottable>(by value: PlottableProjection<Element, V>) -> Self {
    changed {
      if $1.style == nil, $1.styleValue == nil { $1.styleValue = value.plotted(of: $0) }
    }
  }

  /// Fills each mark in the style of its element.
  public func foregroundStyle<S: ShapeStyle>(_ style: KeyPath<Element, S>) -> Self {
    changed {
      if $1.style == nil, $1.styleValue == nil { $1.style = AnyShapeStyle($0[keyPath: style]) }
    }
  }

  /// Makes each mark as see-through as its element says, from 0 to 1.
  public func opacity(_ opacity: KeyPath<Element, Double>) -> Self {
    changed {
      let opacity = $0[keyPath: opacity]
      $1.opacity *= opacity.isNaN ? 0 : min(max(opacity, 0), 1)
    }
  }

  /// Shows a symbol at each point, by what it is of.
  public func symbol<V: Plottable>(by value: PlottableProjection<Element, V>) -> Self {
    changed {
      if $1.symbol == nil, $1.symbolValue == nil { $1.symbolValue = value.plotted(of: $0) }
    }
  }

  /// How large symbols are, by a number.
  public func symbolSize<V: Plottable>(by value: PlottableProjection<Element, V>) -> Self {
    changed { if $1.symbolAreaValue == nil { $1.symbolAreaValue = value.plotted(of: $0) } }
  }

  /// Draws lines by what they are of.
  public func lineStyle<V: Plottable>(by value: PlottableProjection<Element, V>) -> Self {
    changed {
      if $1.lineStyle == nil, $1.lineStyleValue == nil { $1.lineStyleValue = value.plotted(of: $0) }
    }
  }

  /// Puts marks of one place beside each other, by what they are of.
  public func position<V: Plottable>(
    by value: PlottableProjection<Element, V>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> Self {
    changed { if $1.position == nil { $1.position = (value.plotted(of: $0), axis) } }
  }
}

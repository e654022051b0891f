import RecallUI

extension GalleryPage {
  static var layouts: GalleryPage {
    GalleryPage("Layout", stacks + alignments + containers)
  }

  private static func block(
    _ color: Color, _ width: CGFloat? = nil, _ height: CGFloat? = nil
  ) -> some View {
    RoundedRectangle(cornerRadius: 3).fill(color).frame(width: width, height: height)
  }

  private static var stacks: [Exhibit] {
    [
      Exhibit("HStack, VStack") {
        HStack(spacing: 4) {
          block(.red)
          VStack(spacing: 4) {
            block(.green)
            block(.blue)
          }
        }
        .padding(8)
      },
      Exhibit("ZStack") {
        ZStack(alignment: .bottomTrailing) {
          block(.blue, 60, 44)
          block(.yellow, 30, 20)
        }
      },
      Exhibit("Spacer, Divider") {
        VStack {
          HStack {
            block(.red, 14, 14)
            Spacer()
            block(.blue, 14, 14)
          }
          Divider()
        }
        .padding(8)
      },
      Exhibit("layoutPriority") {
        HStack(spacing: 2) {
          Text("short of space").layoutPriority(1)
          Text("short of space").foregroundColor(.secondary)
        }
        .font(.system(size: 10)).lineLimit(1)
      },
      Exhibit("padding, frame") {
        block(.orange).padding(6).background(.yellow)
          .frame(maxWidth: 60, maxHeight: 44, alignment: .topLeading)
      },
      Exhibit("aspectRatio") {
        HStack(spacing: 6) {
          block(.green).aspectRatio(2 / 3, contentMode: .fit)
          block(.mint).aspectRatio(3 / 2, contentMode: .fit)
        }
        .padding(8)
      },
      Exhibit("position, offset") {
        ZStack {
          block(.red, 12, 12).position(x: 20, y: 14)
          block(.blue, 12, 12).offset(x: 30, y: 20)
        }
      },
      Exhibit("overlay, background") {
        block(.orange, 44, 30)
          .background(alignment: .bottomLeading) { block(.gray, 60, 12) }
          .overlay(alignment: .topTrailing) {
            Circle().fill(.red).frame(width: 14, height: 14)
              .alignmentGuide(.trailing) { $0.width / 2 }
              .alignmentGuide(.top) { $0.height / 2 }
          }
      },
    ]
  }

  private static var alignments: [Exhibit] {
    [
      Exhibit("HStack, bottom") {
        HStack(alignment: .bottom, spacing: 4) {
          ForEach([20.0, 44, 30], id: \.self) { block(.teal, 16, $0) }
        }
      },
      Exhibit("firstTextBaseline") {
        HStack(alignment: .firstTextBaseline, spacing: 4) {
          Text("Ag").font(.system(size: 30))
          Text("Ag").font(.system(size: 12))
          block(.red, 8, 8)
        }
      },
      Exhibit("alignmentGuide") {
        // An overlay keeps its guides to itself: the page, too, stands by leading edges.
        Color.clear.overlay {
          VStack(alignment: .leading, spacing: 4) {
            ForEach(0..<4) { step in
              block(.indigo, 40, 9).alignmentGuide(.leading) { _ in CGFloat(step) * -10 }
            }
          }
        }
      },
      Exhibit("AlignmentID") {
        HStack(alignment: .waist, spacing: 6) {
          block(.pink, 16, 50)
          block(.purple, 16, 26)
          VStack(spacing: 2) {
            block(.gray, 16, 10)
            block(.black, 16, 4).alignmentGuide(.waist) { $0.height / 2 }
            block(.gray, 16, 20)
          }
        }
      },
    ]
  }

  private static var containers: [Exhibit] {
    [
      Exhibit("Grid") {
        Grid(horizontalSpacing: 4, verticalSpacing: 4) {
          GridRow {
            block(.red, 20, 14)
            block(.orange, 30, 14)
          }
          GridRow {
            block(.green, 34, 14)
            block(.blue, 12, 14)
          }
        }
      },
      Exhibit("LazyVGrid") {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 18), spacing: 4)], spacing: 4) {
          ForEach(0..<9) { cell in
            block(Color(hue: Double(cell) / 9, saturation: 0.7, brightness: 0.9)).frame(height: 13)
          }
        }
        .padding(8)
      },
      Exhibit("ViewThatFits") {
        ViewThatFits {
          block(.red, 200, 40)
          block(.green, 80, 30)
        }
      },
      Exhibit("Layout") {
        Arc {
          ForEach(0..<5) {
            block(Color(hue: Double($0) / 5, saturation: 0.6, brightness: 0.9), 14, 20)
          }
        }
        .padding(8)
      },
    ]
  }
}

private enum Waist: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
}

extension VerticalAlignment {
  fileprivate static let waist = VerticalAlignment(Waist.self)
}

/// Views along a bow.
private struct Arc: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (index, subview) in subviews.enumerated() {
      let part = subviews.count > 1 ? CGFloat(index) / CGFloat(subviews.count - 1) : 0.5
      let height = 4 * part * (1 - part)
      subview.place(
        at: CGPoint(
          x: bounds.minX + bounds.width * (0.1 + 0.8 * part),
          y: bounds.maxY - 12 - (bounds.height - 24) * height),
        anchor: .center, proposal: .unspecified)
    }
  }
}

import RecallUI

extension GalleryPage {
  static var effects: GalleryPage {
    GalleryPage(
      "Effects",
      [
        Exhibit("shadow") {
          RoundedRectangle(cornerRadius: 10).fill(.white).shadow(radius: 4, y: 3).padding(14)
        },
        Exhibit("shadow of a color") {
          Text("❤️").font(.system(size: 34)).shadow(color: .red, radius: 6)
        },
        Exhibit("shadow without blur") {
          Circle().fill(.yellow).shadow(color: .brown, radius: 0, x: 4, y: 4).padding(12)
        },
        Exhibit("blur") { Text("🏎️").font(.system(size: 40)).blur(radius: 3) },
        Exhibit("visualEffect") {
          HStack(spacing: 4) {
            ForEach(0..<5) { _ in
              Color.teal.frame(width: 12, height: 30).visualEffect { effect, place in
                effect.offset(y: place.frame(in: .named("exhibit")).minX / 4 - 10)
                  .hueRotation(.degrees(place.frame(in: .named("exhibit")).minX))
              }
            }
          }
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .coordinateSpace(name: "exhibit")
        },
        Exhibit("mask") {
          LinearGradient(colors: [.blue, .green], startPoint: .leading, endPoint: .trailing)
            .mask { Text("Mask").font(.system(size: 32, weight: .black)) }
        },
        Exhibit("mask with opacity") {
          Color.indigo.mask {
            LinearGradient(
              colors: [.black, .clear], startPoint: .top, endPoint: .bottom)
          }
          .padding(8)
        },
        Exhibit("saturation") {
          HStack(spacing: 2) {
            ForEach([0, 0.5, 1, 2], id: \.self) { amount in
              Text("🍎").font(.system(size: 20)).saturation(amount)
            }
          }
        },
        Exhibit("grayscale, brightness") {
          HStack(spacing: 2) {
            Text("🍋").font(.system(size: 20)).grayscale(1)
            Text("🍋").font(.system(size: 20)).brightness(-0.4)
            Text("🍋").font(.system(size: 20)).brightness(0.3)
          }
        },
        Exhibit("opacity of each") { pair.opacity(0.5) },
        Exhibit("compositingGroup") { pair.compositingGroup().opacity(0.5) },
        Exhibit("drawingGroup") { pair.drawingGroup().blur(radius: 1) },
        Exhibit("clipShape") { stripes.clipShape(Capsule()).padding(12) },
        Exhibit("clipShape, even-odd") {
          stripes.clipShape(Frame(), style: FillStyle(eoFill: true)).padding(8)
        },
        Exhibit("cornerRadius") { stripes.cornerRadius(16).padding(8) },
        Exhibit("hidden") {
          HStack {
            dot(.red)
            dot(.green).hidden()
            dot(.blue)
          }
        },
      ]
        + BlendMode.allCases.filter { $0 != .normal }.map { mode in
          Exhibit("blendMode \(mode.rawValue)") { Blend(mode: mode) }
        })
  }

  private static func dot(_ color: Color) -> some View {
    Circle().fill(color).frame(width: 22, height: 22)
  }

  private static var pair: some View {
    ZStack {
      Circle().fill(.red).frame(width: 40, height: 40).offset(x: -12)
      Circle().fill(.blue).frame(width: 40, height: 40).offset(x: 12)
    }
  }

  private static var stripes: some View {
    HStack(spacing: 0) {
      ForEach(0..<6) { index in
        index % 2 == 0 ? Color.teal : Color.yellow
      }
    }
  }
}

private struct Frame: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.addRect(rect)
      path.addEllipse(in: rect.insetBy(dx: 10, dy: 10))
    }
  }
}

/// Colors mixed with others, on something of its own behind both.
private struct Blend: View {
  let mode: BlendMode

  var body: some View {
    ZStack {
      LinearGradient(
        colors: [.red, .yellow, .green], startPoint: .leading, endPoint: .trailing
      )
      .padding(.vertical, 16)
      LinearGradient(colors: [.white, .blue, .black], startPoint: .top, endPoint: .bottom)
        .padding(.horizontal, 28)
        .blendMode(mode)
    }
    .padding(6)
    .compositingGroup()
  }
}

import SwiftUI

struct Cardify: ViewModifier, Animatable {
  var rotation: Double

  init(isFaceUp: Bool) {
    rotation = isFaceUp ? 0 : 180
  }

  var animatableData: Double {
    get { rotation }
    set { rotation = newValue }
  }

  func body(content: Content) -> some View {
    ZStack {
      let base = RoundedRectangle(cornerRadius: 12)
      base.strokeBorder(lineWidth: 2)
        .background(base.fill(.white))
        .overlay(content)
        .opacity(rotation < 90 ? 1 : 0)
      base.fill()
        .opacity(rotation < 90 ? 0 : 1)
    }
    .rotation3DEffect(.degrees(rotation), axis: (0, 1, 0))
  }
}

extension View {
  func cardify(isFaceUp: Bool) -> some View {
    modifier(Cardify(isFaceUp: isFaceUp))
  }
}

import SwiftUI

/// A shape that counts from its rectangle's corner, as many listings do.
struct Trapezoid: Shape {
    var inset: Double

    var animatableData: Double {
        get { inset }
        set { inset = newValue }
    }

    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: 0, y: rect.height))
        path.addLine(to: CGPoint(x: inset, y: 0))
        path.addLine(to: CGPoint(x: rect.width - inset, y: 0))
        path.addLine(to: CGPoint(x: rect.width, y: rect.height))
        path.closeSubpath()
        return path
    }
}

@Animatable
struct Bar: Shape {
    var width: CGFloat
    var height: CGFloat = 10
    @AnimatableIgnored var isRounded = false

    func path(in rect: CGRect) -> Path {
        let bar = CGRect(x: 0, y: 0, width: width, height: height)
        return isRounded ? Path(roundedRect: bar, cornerRadius: 4) : Path(bar)
    }
}

@Animatable
struct Count: View {
    var value: Double

    var body: some View { Text("\(Int(value)) points") }
}

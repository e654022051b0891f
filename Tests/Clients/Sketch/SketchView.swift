import SwiftUI

struct SketchView: View {
    @State private var position = CGSize.zero
    @State private var scale: CGFloat = 1
    @State private var isPinned = false
    @GestureState private var drag = CGSize.zero
    @GestureState private var isHeld = false

    var body: some View {
        GeometryReader { geometry in
            ZStack {
                Color(white: 0.95)
                Star(points: 5)
                    .fill(isPinned ? .orange : .yellow)
                    .overlay(Star(points: 5).stroke(lineWidth: isHeld ? 6 : 2))
                    .frame(width: 100, height: 100)
                    .scaleEffect(scale)
                    .offset(x: position.width + drag.width, y: position.height + drag.height)
                    .gesture(dragging, including: isPinned ? .none : .all)
                    .simultaneousGesture(holding)
                    .onTapGesture(count: 2) {
                        withAnimation(.spring) { scale = scale == 1 ? 1.5 : 1 }
                    }
                    .accessibilityIdentifier("star")
            }
            .overlay(alignment: .topTrailing) {
                Text("\(Int(geometry.size.width)) × \(Int(geometry.size.height))")
                    .font(.caption)
                    .padding(8)
                    .background(.white, in: Capsule())
                    .padding()
            }
        }
    }

    private var dragging: some Gesture {
        DragGesture()
            .updating($drag) { value, drag, _ in drag = value.translation }
            .onEnded { value in
                position.width += value.translation.width
                position.height += value.translation.height
            }
    }

    private var holding: some Gesture {
        LongPressGesture(minimumDuration: 0.8)
            .updating($isHeld) { isDown, isHeld, _ in isHeld = isDown }
            .onEnded { _ in isPinned.toggle() }
    }
}

struct Star: Shape {
    let points: Int

    func path(in rect: CGRect) -> Path {
        var path = Path()
        let center = CGPoint(x: rect.midX, y: rect.midY)
        let radius = min(rect.width, rect.height) / 2
        for corner in 0..<(2 * points) {
            let angle = Angle.degrees(Double(corner) * 180 / Double(points) - 90)
            let length = corner.isMultiple(of: 2) ? radius : radius * 0.45
            let point = CGPoint(
                x: center.x + length * CGFloat(cos(angle.radians)),
                y: center.y + length * CGFloat(sin(angle.radians)))
            corner == 0 ? path.move(to: point) : path.addLine(to: point)
        }
        path.closeSubpath()
        return path
    }
}

import SwiftUI

struct ClockView: View {
    var body: some View {
        TimelineView(.animation) { timeline in
            Canvas { context, size in
                draw(timeline.date, in: &context, size: size)
            } symbols: {
                Circle().fill(.orange).frame(width: 6, height: 6).tag(0)
            }
        }
        .accessibilityLabel("Clock")
    }

    private func draw(_ date: Date, in context: inout GraphicsContext, size: CGSize) {
        let radius = min(size.width, size.height) / 2
        context.translateBy(x: size.width / 2, y: size.height / 2)
        let face = Path(
            ellipseIn: CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius))
        context.fill(face, with: .color(.gray.opacity(0.2)))
        for hour in 0..<12 {
            var tick = context
            tick.rotate(by: .degrees(Double(hour) * 30))
            tick.fill(
                Path(CGRect(x: -1, y: -radius + 2, width: 2, height: hour % 3 == 0 ? 6 : 3)),
                with: .color(.secondary))
        }
        let seconds = date.timeIntervalSinceReferenceDate
        drawHand(in: context, turns: seconds / 3_600, length: radius * 0.6, width: 3)
        drawHand(in: context, turns: seconds / 60, length: radius * 0.85, width: 1)
        if let dot = context.resolveSymbol(id: 0) {
            context.draw(dot, at: .zero)
        }
    }

    private func drawHand(
        in context: GraphicsContext, turns: Double, length: CGFloat, width: CGFloat
    ) {
        var hand = context
        hand.rotate(by: .degrees(turns * 360))
        var path = Path()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 0, y: -length))
        hand.stroke(path, with: .color(.primary), style: StrokeStyle(lineWidth: width, lineCap: .round))
    }
}

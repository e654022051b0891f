import CoreGraphics
import SwiftUI
import UIKit

/// Round corners where a program says so, as it is written with UIKit's paths.
struct RoundedCorners: Shape {
    var radius: CGFloat = .infinity
    var corners: UIRectCorner = .allCorners

    func path(in rect: CGRect) -> Path {
        let path = UIBezierPath(
            roundedRect: rect, byRoundingCorners: corners,
            cornerRadii: CGSize(width: radius, height: radius))
        return Path(path.cgPath)
    }
}

extension View {
    func cornerRadius(_ radius: CGFloat, corners: UIRectCorner) -> some View {
        clipShape(RoundedCorners(radius: radius, corners: corners))
    }
}

extension CGPoint {
    static func + (left: CGPoint, right: CGVector) -> CGPoint {
        CGPoint(x: left.x + right.dx, y: left.y + right.dy)
    }
}

import SwiftUI
import UniformTypeIdentifiers

extension Color {
    static let paper = Color(UIColor.secondarySystemBackground)
    static let stamp = Color(uiColor: UIColor(red: 0.8, green: 0.1, blue: 0.1, alpha: 1))
}

struct PostcardView: View {
    @State private var isSent = false
    @State private var place = CGPoint(x: 40, y: 40)
    private let kind = UTType.plainText

    private var side: CGFloat { (UIScreen.main.bounds.width - 40) / 2 }

    var body: some View {
        VStack {
            Text("Greetings")
                .font(.custom("Avenir-Heavy", size: 24))
                .frame(width: side, height: side)
                .background(Color.paper)
                .cornerRadius(16, corners: [.topLeft, .bottomRight])
                .accessibilityIdentifier("card")
            Circle().fill(Color.stamp).frame(width: 20, height: 20).position(place)
            Button(isSent ? "Sent" : "Send") {
                isSent = true
                place = place + CGVector(dx: 10, dy: 0)
                Haptics.notify(.success)
                Haptics.impact(.heavy)
            }
            Button("Help") {
                if let url = URL(string: "https://example.com/help") {
                    UIApplication.shared.open(url)
                }
            }
            Text(kind.identifier)
        }
        .background(Color(.systemBackground))
    }
}

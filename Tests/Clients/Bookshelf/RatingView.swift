import SwiftUI

struct RatingView: View {
    @Binding var rating: Int
    @Environment(\.accent) private var accent
    @Environment(\.maximumRating) private var maximum

    var body: some View {
        HStack {
            ForEach(1..<maximum + 1, id: \.self) { number in
                Button {
                    rating = number
                } label: {
                    Image(systemName: "star.fill")
                        .foregroundStyle(number > rating ? Color.gray : accent)
                }
                .accessibilityIdentifier("star \(number)")
            }
        }
        .buttonStyle(.plain)
        .accessibilityAdjustableAction { direction in
            switch direction {
            case .increment:
                if rating < maximum { rating += 1 }
            case .decrement:
                if rating > 1 { rating -= 1 }
            @unknown default:
                break
            }
        }
    }
}

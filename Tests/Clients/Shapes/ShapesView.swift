import SwiftUI

@MainActor
final class ShapesModel: ObservableObject {
    @Published var isWide = false
}

struct ShapesView: View {
    @ObservedObject var model: ShapesModel
    @State private var speed = 0.25
    @State private var helped = 0
    private let colors: [Color] = [.red, .teal]
    private let author: PersonNameComponents = {
        var name = PersonNameComponents()
        name.givenName = "Emmy"
        name.familyName = "Noether"
        return name
    }()

    var body: some View {
        NavigationStack {
            ZStack {
                Color.indigo.ignoresSafeArea()
                VStack(spacing: 12) {
                    Trapezoid(inset: 20).fill(.yellow).frame(width: 100, height: 50)
                    Bar(width: model.isWide ? 80 : 40).fill(.mint).frame(width: 100, height: 10)
                    Count(value: model.isWide ? 100 : 0)
                    Slider(value: $speed, in: 0...1) {
                        Text("Speed")
                    } ticks: {
                        SliderTick(0.25)
                        SliderTick(0.75) { Text("Fast") }
                    }
                    Text(colors.map(\.description).joined(separator: ", "))
                    Text("by \(author.formatted(.name(style: .long)))")
                    HStack {
                        Button("Widen") {
                            withAnimation(.linear(duration: 1)) { model.isWide.toggle() }
                        }
                        HelpLink { helped += 1 }
                        Text("helped \(helped) times")
                    }
                }
                .padding()
            }
            .navigationTitle("Shapes")
        }
    }
}

#Preview {
    let model = ShapesModel()
    model.isWide = true
    return ShapesView(model: model)
}

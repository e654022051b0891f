import RecallUI

struct LightsView: View {
    let lights: Lights

    var body: some View {
        VStack(spacing: 20) {
            Text(lights.isWon ? "Good night!" : "\(lights.touches) touches")
                .font(.title)
            LazyVGrid(columns: Array(repeating: GridItem(.fixed(80)), count: 3)) {
                ForEach(0..<9) { place in
                    LightView(isOn: lights.isOn[place])
                        .onTapGesture {
                            withAnimation(.easeOut(duration: 0.3)) { lights.touch(place) }
                        }
                        .accessibilityIdentifier("light:\(place)")
                }
            }
        }
    }
}

struct LightView: View {
    let isOn: Bool

    var body: some View {
        Circle()
            .fill(isOn ? Color.yellow : Color(white: 0.3))
            .frame(width: 80, height: 80)
            .shadow(color: .yellow, radius: isOn ? 12 : 0)
    }
}

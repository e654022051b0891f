import Charts
import SwiftUI

struct ObservatoryView: View {
    private enum Page: Hashable {
        case log, curve, about
    }

    @State private var page = Page.log
    @State private var sightings = Sighting.all

    var body: some View {
        TabView(selection: $page) {
            Tab("Log", systemImage: "list.bullet", value: .log) {
                LogView(sightings: sightings)
            }
            .badge(sightings.count)
            TabSection("More") {
                Tab("Curve", systemImage: "star", value: .curve) {
                    CurveView(sightings: sightings)
                }
                Tab("About", systemImage: "info.circle", value: .about) {
                    AboutView()
                }
            }
        }
    }
}

struct LogView: View {
    let sightings: [Sighting]
    @State private var text = ""
    @State private var skies: [Sky] = []
    @State private var isSearching = false
    @State private var columns = TableColumnCustomization<Sighting>()

    private var found: [Sighting] {
        sightings.filter {
            (skies.isEmpty || skies.contains($0.sky))
                && (text.isEmpty || $0.object.localizedCaseInsensitiveContains(text))
        }
    }

    var body: some View {
        NavigationStack {
            Table(of: Sighting.self, columnCustomization: $columns) {
                TableColumn("Object", value: \.object).customizationID("object")
                TableColumn("Magnitude") { Text($0.magnitude, format: .number) }
                    .alignment(.trailing)
                    .customizationID("magnitude")
                TableColumn("Sky") { Text($0.sky.title) }
                    .customizationID("sky")
                    .defaultVisibility(.hidden)
            } rows: {
                ForEach(found) { TableRow($0) }
            }
            .searchable(text: $text, tokens: $skies, isPresented: $isSearching) { Text($0.title) }
            .navigationTitle("Log")
            .toolbar {
                Button("Skies") { columns[visibility: "sky"] = .visible }
                Button("Clear nights") {
                    skies = [.clear]
                    isSearching = true
                }
            }
        }
    }
}

struct CurveView: View {
    let sightings: [Sighting]

    var body: some View {
        VStack(alignment: .leading) {
            Text("Brightness").font(.headline)
            Chart {
                LinePlot(sightings, x: .value("Night", \.night), y: .value("Magnitude", \.magnitude))
                PointPlot(sightings, x: .value("Night", \.night), y: .value("Magnitude", \.magnitude))
                    .foregroundStyle(by: .value("Sky", \.sky.title))
            }
            .frame(height: 200)
        }
        .padding()
        .background(.quaternary, in: ContainerRelativeShape())
        .containerShape(RoundedRectangle(cornerRadius: 12))
        .padding()
    }
}

struct AboutView: View {
    @Environment(\.openURL) private var openURL

    private var thanks: AttributedString {
        var thanks = AttributedString("Thank you")
        thanks.backgroundColor = .yellow
        return thanks
    }

    var body: some View {
        VStack(spacing: 12) {
            Text("[Sources](https://example.com/sources) and *how* it was measured")
            Text(thanks)
            Button("Write") { openURL(URL(string: "mailto:stars@example.com")!) }
        }
    }
}

import SwiftUI

struct CardGroupBoxStyle: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 10) {
            configuration.label.font(.headline)
            configuration.content
        }
        .padding()
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(Color(.secondarySystemBackground), in: RoundedRectangle(cornerRadius: 14))
    }
}

struct CheckToggleStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            Label {
                configuration.label
            } icon: {
                Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle").foregroundStyle(
                    configuration.isOn ? Color.accentColor : .secondary
                ).imageScale(.large)
            }
        }
        .buttonStyle(.plain)
    }
}

struct SizeKey: PreferenceKey {
    static let defaultValue: [Int: CGRect] = [:]
    static func reduce(value: inout [Int: CGRect], nextValue: () -> [Int: CGRect]) { value.merge(nextValue()) { $1 } }
}

struct CategoryBar: View {
    @Binding var selection: Product.Category?
    @State private var frames: [Int: CGRect] = [:]
    private var items: [Product.Category?] { [nil] + Product.Category.allCases }
    var body: some View {
        HStack(spacing: 18) {
            ForEach(Array(items.enumerated()), id: \.offset) { index, item in
                Text(item?.rawValue.capitalized ?? "All")
                    .fontWeight(selection == item ? .bold : .regular)
                    .background(
                        GeometryReader { g in
                            Color.clear.preference(key: SizeKey.self, value: [index: g.frame(in: .named("bar"))])
                        }
                    )
                    .onTapGesture { withAnimation(.snappy) { selection = item } }
            }
        }
        .coordinateSpace(name: "bar")
        .onPreferenceChange(SizeKey.self) { frames = $0 }
        .overlay(alignment: .bottomLeading) {
            if let index = items.firstIndex(of: selection), let frame = frames[index] {
                Capsule().fill(.tint).frame(width: frame.width, height: 3).offset(x: frame.minX, y: 6)
            }
        }
        .padding(.vertical, 8)
    }
}

struct ProductCard: View {
    let product: Product
    let add: () -> Void
    @State private var added = 0
    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            RoundedRectangle(cornerRadius: 10).fill(Color(hue: product.hue, saturation: 0.5, brightness: 0.95))
                .aspectRatio(1.4, contentMode: .fit)
                .overlay { Text(String(product.name.prefix(1))).font(.largeTitle.bold()).foregroundStyle(.white) }
            Text(product.name).font(.headline).lineLimit(1)
            HStack {
                Text(product.price, format: .currency(code: "EUR")).font(.subheadline).foregroundStyle(.secondary)
                Spacer()
                Button {
                    added += 1
                    add()
                } label: {
                    Image(systemName: "cart.badge.plus")
                }
                .buttonStyle(.bordered).buttonBorderShape(.circle).symbolEffect(.bounce, value: added)
            }
        }
        .padding(10)
        .background(.background)
        .clipShape(.rect(cornerRadius: 14))
        .shadow(color: .black.opacity(0.12), radius: 6, y: 3)
    }
}

struct Browse: View {
    @EnvironmentObject private var cart: Cart
    @State private var category: Product.Category?
    @State private var search = ""
    @State private var detail: Product?
    private var found: [Product] {
        Product.all.filter {
            (category == nil || $0.category == category)
                && (search.isEmpty || $0.name.localizedCaseInsensitiveContains(search))
        }
    }
    var body: some View {
        NavigationStack {
            ScrollView {
                CategoryBar(selection: $category)
                LazyVGrid(columns: [GridItem(.flexible(), spacing: 14), GridItem(.flexible())], spacing: 14) {
                    ForEach(found) { product in
                        ProductCard(product: product) { cart.add(product) }
                            .onTapGesture { detail = product }
                    }
                }
                .padding()
                .animation(.default, value: found)
            }
            .background(Color(.systemGroupedBackground))
            .navigationTitle("Market")
            .searchable(text: $search, placement: .navigationBarDrawer(displayMode: .always))
            .sheet(item: $detail) { product in
                VStack(spacing: 20) {
                    Text(product.name).font(.title.bold())
                    GroupBox("Price") { Text(product.price, format: .currency(code: "EUR")) }.groupBoxStyle(
                        CardGroupBoxStyle())
                    Button("Add to cart") {
                        cart.add(product)
                        detail = nil
                    }.buttonStyle(.borderedProminent).controlSize(.large)
                }
                .padding()
                .presentationDetents([.medium, .large])
                .presentationDragIndicator(.visible)
            }
        }
    }
}

struct CartScreen: View {
    @EnvironmentObject private var cart: Cart
    @State private var wantsBag = true
    @State private var note = ""
    var body: some View {
        NavigationStack {
            Form {
                Section("Items") {
                    if cart.lines.isEmpty { Text("Nothing yet").foregroundStyle(.secondary).italic() }
                    ForEach(cart.sorted, id: \.product) { line in
                        Stepper(value: Binding(get: { line.count }, set: { cart.set($0, of: line.product) }), in: 0...9)
                        {
                            HStack {
                                Text(line.product.name)
                                Spacer()
                                Text("× \(line.count)").monospacedDigit()
                            }
                        }
                    }
                }
                Section("Options") {
                    Toggle("Paper bag", isOn: $wantsBag).toggleStyle(CheckToggleStyle())
                    TextEditor(text: $note).frame(minHeight: 80)
                }
                LabeledContent("Total") { Text(cart.total, format: .currency(code: "EUR")).bold() }
            }
            .navigationTitle("Cart")
            .toolbar {
                Button("Clear", systemImage: "trash") { for product in Product.all { cart.set(0, of: product) } }
                    .disabled(
                        cart.count == 0)
            }
        }
    }
}

struct MarketView: View {
    @StateObject private var cart = Cart()

    init() {}

    var body: some View {
        TabView {
            Browse().tabItem { Label("Browse", systemImage: "square.grid.2x2.fill") }
            CartScreen().tabItem { Label("Cart", systemImage: "cart.fill") }.badge(cart.count)
        }
        .environmentObject(cart)
        .tint(.orange)
    }
}

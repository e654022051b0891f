import SwiftUI

struct PaperFieldStyle: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View {
        configuration
            .padding(8)
            .background(Color("Paper"), in: RoundedRectangle(cornerRadius: 6))
    }
}

struct CoverView: View {
    let book: Book

    var body: some View {
        AsyncImage(url: book.cover) { phase in
            if let image = phase.image {
                image.resizable().scaledToFit()
            } else if phase.error != nil {
                Image(systemName: "photo")
            } else {
                ProgressView()
            }
        }
        .frame(width: 40, height: 60)
    }
}

struct BookshelfView: View {
    @State private var shelf = Shelf()
    @State private var title = ""
    @State private var saves = 0

    var body: some View {
        ScrollView {
            VStack(alignment: .leading) {
                Text("My books")
                    .textCase(.uppercase)
                    .fontWidth(.expanded)
                TextField("Title", text: $title)
                    .textFieldStyle(PaperFieldStyle())
                    .accessibilityIdentifier("title")
                Button("Add") {
                    shelf.add(title)
                    title = ""
                }
                .buttonStyle(.borderedProminent)
                .buttonBorderShape(.capsule)
                .controlSize(.large)
                ForEach($shelf.books) { $book in
                    HStack {
                        CoverView(book: book)
                        Text(book.title)
                        RatingView(rating: $book.rating)
                        ShareLink(
                            "Share \(book.title)", item: book.title, message: Text("\(book.rating) stars"))
                    }
                    .scrollTransition { content, phase in
                        content.opacity(phase.isIdentity ? 1 : 0.3)
                    }
                }
                Button("Save") { shelf.save() }
                Text("saved \(saves) times")
            }
        }
        .onReceive(NotificationCenter.default.publisher(for: .shelfSaved)) { _ in saves += 1 }
        .onReceive(
            NotificationCenter.default.publisher(for: UIApplication.willResignActiveNotification)
        ) { _ in
            shelf.save()
        }
        .environment(\.accent, .orange)
    }
}

#Preview {
    BookshelfView()
        .environment(\.maximumRating, 3)
}

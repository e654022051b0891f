import SwiftUI

struct DirectoryView: View {
    let names = ["Ada", "Alan", "Barbara", "Edsger", "Grace", "Katherine", "Margaret"]
    @State private var searchText = ""

    var body: some View {
        NavigationStack {
            DirectoryList(names: searchResults)
                .navigationTitle("Directory")
                .searchable(text: $searchText, prompt: "Look for somebody")
                .onSubmit(of: .search) {
                    searchText = searchResults.first ?? ""
                }
        }
    }

    var searchResults: [String] {
        if searchText.isEmpty {
            return names
        } else {
            return names.filter { $0.localizedCaseInsensitiveContains(searchText) }
        }
    }
}

struct DirectoryList: View {
    let names: [String]
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch

    var body: some View {
        List {
            if isSearching {
                Button("Done") { dismissSearch() }
            }
            ForEach(names, id: \.self) { name in
                NavigationLink(name) {
                    Text("This is \(name)")
                }
            }
        }
    }
}

import SwiftUI

class Groceries: ObservableObject {
    @Published var names = ["Milk", "Bread", "Tea"]
}

struct GroceriesView: View {
    @ObservedObject var groceries = Groceries()
    @State private var showingAdd = false

    var body: some View {
        NavigationView {
            List {
                ForEach(groceries.names, id: \.self) { name in
                    NavigationLink(destination: GroceryDetail(name: name)) {
                        Text(name)
                    }
                }
                .onDelete(perform: delete)
            }
            .navigationBarTitle("Groceries")
            .navigationBarItems(
                leading: EditButton(),
                trailing: Button(action: { self.showingAdd = true }) {
                    Image(systemName: "plus")
                }
                .accessibilityIdentifier("add")
            )
            .sheet(isPresented: $showingAdd) {
                AddGrocery(groceries: self.groceries)
            }
        }
        .navigationViewStyle(StackNavigationViewStyle())
    }

    func delete(at offsets: IndexSet) {
        groceries.names.remove(atOffsets: offsets)
    }
}

struct GroceryDetail: View {
    var name: String

    var body: some View {
        Text("All about \(name)")
            .navigationBarTitle(Text(name), displayMode: .inline)
    }
}

struct AddGrocery: View {
    @ObservedObject var groceries: Groceries
    @Environment(\.presentationMode) var presentationMode

    var body: some View {
        NavigationView {
            Form {
                Button("Eggs") { self.add("Eggs") }
                Button("Rice") { self.add("Rice") }
            }
            .navigationBarTitle("Add")
        }
    }

    func add(_ name: String) {
        groceries.names.append(name)
        presentationMode.wrappedValue.dismiss()
    }
}

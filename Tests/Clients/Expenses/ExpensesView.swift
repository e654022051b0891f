import SwiftUI

struct ExpensesView: View {
    @ObservedObject var expenses: Expenses

    var body: some View {
        VStack {
            HStack {
                Text("iExpense").font(.largeTitle).bold()
                Spacer()
                EditButton()
            }
            .padding(.horizontal)

            List {
                ForEach(ExpenseItem.Kind.allCases, id: \.self) { kind in
                    ExpenseSection(kind: kind, expenses: expenses)
                }
            }
        }
    }
}

struct ExpenseSection: View {
    let kind: ExpenseItem.Kind
    @ObservedObject var expenses: Expenses

    var body: some View {
        Section {
            ForEach(expenses.items(of: kind)) { item in
                ExpenseRow(item: item)
                    .swipeActions(edge: .leading) {
                        Button("Copy") {
                            expenses.items.append(
                                ExpenseItem(name: item.name, kind: item.kind, amount: item.amount))
                        }
                        .tint(.blue)
                    }
            }
            .onDelete(perform: removeItems)
        } header: {
            Text(kind.rawValue)
        } footer: {
            Text("Total: \(expenses.total(of: kind), format: .number.precision(.fractionLength(2)))")
        }
    }

    func removeItems(at offsets: IndexSet) {
        expenses.remove(at: offsets, of: kind)
    }
}

struct ExpenseRow: View {
    let item: ExpenseItem

    var body: some View {
        HStack {
            VStack(alignment: .leading) {
                Text(item.name).font(.headline)
                Text(item.kind.rawValue).foregroundStyle(.secondary)
            }
            Spacer()
            Text(item.amount, format: .number.precision(.fractionLength(2)))
                .foregroundColor(item.amount > 100 ? .red : .primary)
        }
        .accessibilityIdentifier(item.name)
    }
}

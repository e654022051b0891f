import SwiftUI

public struct ContactsView: View {
    @State private var selectedTab = 0

    public init() {}

    public var body: some View {
        TabView(selection: $selectedTab) {
            PeopleView()
                .tabItem {
                    Image(systemName: "person.2.fill")
                    Text("People")
                }
                .tag(0)
            NavigationView {
                SettingsForm()
            }
            .navigationViewStyle(StackNavigationViewStyle())
            .tabItem {
                Label("Settings", systemImage: "gearshape")
            }
            .badge(2)
            .tag(1)
        }
        .accentColor(.orange)
    }
}

struct PeopleView: View {
    let people = ["Ada", "Grace", "Edsger"]
    @State private var isActive = false
    @State private var selection: String?

    var body: some View {
        NavigationView {
            VStack(spacing: 20) {
                ForEach(people, id: \.self) { person in
                    NavigationLink(destination: PersonView(name: person)) {
                        Text(person)
                    }
                }
                NavigationLink(destination: Text("The card of me"), isActive: $isActive) {
                    EmptyView()
                }
                Button("My card") { isActive = true }
                NavigationLink("Alan", destination: PersonView(name: "Alan"), tag: "alan", selection: $selection)
                Button("Call Alan") { selection = "alan" }
            }
            .navigationBarTitle("People", displayMode: .inline)
            .navigationBarItems(
                leading: Image(systemName: "person.fill"),
                trailing: NavigationLink("New", destination: Text("A new one").navigationBarTitle("New")))
        }
    }
}

struct PersonView: View {
    let name: String
    @State private var calls = 0
    @Environment(\.presentationMode) var presentationMode

    var body: some View {
        VStack {
            Text("\(calls) calls")
            Button("Call") { calls += 1 }
            Button("Done") { presentationMode.wrappedValue.dismiss() }
        }
        .navigationBarTitle(Text(name))
        .navigationBarBackButtonHidden(name == "Grace")
    }
}

struct SettingsForm: View {
    @State private var isOn = false

    var body: some View {
        VStack {
            Toggle("Silent", isOn: $isOn)
            NavigationLink("About") {
                Text("Version 1").toolbar(.hidden, for: .tabBar)
            }
        }
        .padding()
        .navigationBarTitle("Settings")
    }
}

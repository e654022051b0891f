import SwiftUI

struct ProfileHost: View {
    @EnvironmentObject var store: ProfileStore
    @State private var isEditing = false
    @State private var isConfirmingReset = false
    @State private var selectedBadge: Badge?
    @State private var showsHelp = false
    @State private var showsWelcome = false
    @State private var badgeToDelete: Badge?

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            HStack {
                Menu {
                    Button("Edit", systemImage: "pencil") { isEditing = true }
                    Button("Reset", role: .destructive) { isConfirmingReset = true }
                } label: {
                    Label("Actions", systemImage: "ellipsis")
                }
                Spacer()
                Button("Help") { showsHelp = true }
                    .popover(isPresented: $showsHelp, arrowEdge: .bottom) {
                        Text("Find pairs of cards.").padding()
                    }
            }
            ProfileSummary(profile: store.profile)
            ForEach(store.badges) { badge in
                Button(badge.name) { selectedBadge = badge }
                    .contextMenu {
                        Button("Remove", role: .destructive) { badgeToDelete = badge }
                    }
            }
            Button("Welcome") { showsWelcome = true }
        }
        .padding()
        .sheet(isPresented: $isEditing) {
            ProfileEditor(profile: $store.profile)
                .presentationDetents([.medium, .large])
        }
        .sheet(item: $selectedBadge, onDismiss: { print("badge closed") }) { badge in
            BadgeDetail(badge: badge)
        }
        .fullScreenCover(isPresented: $showsWelcome) {
            WelcomeView()
        }
        .confirmationDialog(
            "Reset everything?", isPresented: $isConfirmingReset, titleVisibility: .visible
        ) {
            Button("Reset everything", role: .destructive) {
                withAnimation { store.reset() }
            }
            Button("Cancel", role: .cancel) {}
        } message: {
            Text("This can't be undone.")
        }
        .alert(item: $badgeToDelete) { badge in
            Alert(
                title: Text("Remove \(badge.name)?"),
                primaryButton: .destructive(Text("Yes")) {
                    store.badges.removeAll { $0.id == badge.id }
                },
                secondaryButton: .cancel(Text("No")))
        }
    }
}

struct ProfileSummary: View {
    let profile: Profile

    var body: some View {
        VStack(alignment: .leading) {
            Text("Pairs: \(profile.pairs)")
            Text("Season: \(profile.season.rawValue)")
            Text("Notifications: \(profile.prefersNotifications ? "on" : "off")")
        }
    }
}

struct BadgeDetail: View {
    let badge: Badge
    @Environment(\.presentationMode) var presentationMode

    var body: some View {
        VStack {
            Text("Badge \(badge.id): \(badge.name)")
            Button("Close") { self.presentationMode.wrappedValue.dismiss() }
        }
    }
}

struct WelcomeView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack(spacing: 20) {
            Text("Welcome").font(.largeTitle)
            Button("Begin") { dismiss() }
        }
        .interactiveDismissDisabled()
    }
}

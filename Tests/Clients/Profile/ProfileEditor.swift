import SwiftUI

/// Edits a draft; what was there changes with Done only.
struct ProfileEditor: View {
    @Binding var profile: Profile
    @State private var draft: Profile
    @State private var isAskingToDiscard = false
    @Environment(\.dismiss) var dismiss

    init(profile: Binding<Profile>) {
        _profile = profile
        _draft = State(initialValue: profile.wrappedValue)
    }

    var body: some View {
        VStack {
            HStack {
                Button("Cancel", role: .cancel) {
                    if draft == profile { dismiss() } else { isAskingToDiscard = true }
                }
                Spacer()
                Button("Done") {
                    profile = draft
                    dismiss()
                }
            }
            Stepper("\(draft.pairs) pairs", value: $draft.pairs, in: 2...32)
            Toggle("Notify", isOn: $draft.prefersNotifications)
            Picker("Season", selection: $draft.season) {
                ForEach(Profile.Season.allCases) { season in
                    Text(season.rawValue).tag(season)
                }
            }
            .pickerStyle(.segmented)
        }
        .padding()
        .interactiveDismissDisabled(draft != profile)
        .alert("Discard changes?", isPresented: $isAskingToDiscard) {
            Button("Discard", role: .destructive) { dismiss() }
            Button("Keep editing", role: .cancel) {}
        }
    }
}

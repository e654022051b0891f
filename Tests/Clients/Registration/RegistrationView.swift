import Combine
import SwiftUI

@MainActor
struct RegistrationView: View {
    @ObservedObject var viewModel: RegistrationViewModel
    @State private var ticks = 0
    @State private var changes = 0

    private let ticking = Timer.publish(every: 1, on: .main, in: .common)
        .autoconnect()
        .map { _ in 1 }
        .prefix(2)
    private let validity: AnyPublisher<Bool, Never>

    init(viewModel: RegistrationViewModel) {
        self.viewModel = viewModel
        validity = viewModel.$isValid.dropFirst().removeDuplicates().eraseToAnyPublisher()
    }

    var body: some View {
        VStack {
            TextField("Name", text: $viewModel.username)
                .accessibilityIdentifier("name")
            switch viewModel.availability {
            case .unknown: Text("…")
            case .checking: ProgressView("Checking")
            case .free: Label("Free", systemImage: "checkmark")
            case .taken: Label("Taken", systemImage: "xmark")
            }
            SecureField("Password", text: $viewModel.password)
                .accessibilityIdentifier("password")
            SecureField("Again", text: $viewModel.confirmation)
                .accessibilityIdentifier("confirmation")
            Button("Register") { viewModel.register() }
                .disabled(!viewModel.isValid)
                .accessibilityIdentifier("register")
            Text(viewModel.message)
            Text("\(viewModel.seconds) and \(ticks) and \(changes)")
                .accessibilityIdentifier("figures")
        }
        .onReceive(ticking) { ticks += $0 }
        .onReceive(validity) { _ in changes += 1 }
    }
}

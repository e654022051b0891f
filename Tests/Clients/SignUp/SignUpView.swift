import SwiftUI

struct Account: Equatable {
    var name = ""
    var email = ""
    var password = ""
    var age = 18
    var about = ""

    var isComplete: Bool {
        !name.trimmingCharacters(in: .whitespaces).isEmpty && email.contains("@")
            && password.count >= 8
    }
}

final class SignUpModel: ObservableObject {
    @Published var account = Account()
    @Published private(set) var registered: [Account] = []

    func register() {
        registered.append(account)
        account = Account()
    }
}

struct SignUpView: View {
    enum Field: Hashable {
        case name, email, password, age
    }

    @StateObject private var model = SignUpModel()
    @FocusState private var focusedField: Field?
    @State private var isInviting = false
    @State private var code = ""
    @State private var invitation = "none"

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text("Sign up").font(.largeTitle.bold())

            Group {
                TextField("Name", text: $model.account.name)
                    .textContentType(.name)
                    .textInputAutocapitalization(.words)
                    .focused($focusedField, equals: .name)
                    .submitLabel(.next)
                    .accessibilityIdentifier("name")
                TextField("Email", text: $model.account.email, prompt: Text("you@example.org"))
                    .keyboardType(.emailAddress)
                    .textContentType(.emailAddress)
                    .autocapitalization(.none)
                    .disableAutocorrection(true)
                    .focused($focusedField, equals: .email)
                    .submitLabel(.next)
                    .accessibilityIdentifier("email")
                SecureField("Password", text: $model.account.password)
                    .textContentType(.newPassword)
                    .focused($focusedField, equals: .password)
                    .submitLabel(.next)
                    .accessibilityIdentifier("password")
                TextField("Age", value: $model.account.age, format: .number)
                    .keyboardType(.numberPad)
                    .focused($focusedField, equals: .age)
                    .submitLabel(.done)
                    .accessibilityIdentifier("age")
            }
            .textFieldStyle(.roundedBorder)
            .onSubmit(next)

            TextEditor(text: $model.account.about)
                .autocorrectionDisabled()
                .frame(height: 80)
                .overlay(RoundedRectangle(cornerRadius: 6).stroke(.gray.opacity(0.4)))
                .accessibilityIdentifier("about")

            if let problem {
                Text(problem).font(.footnote).foregroundStyle(.red)
            }

            HStack {
                Button("Invitation") { isInviting = true }
                Spacer()
                Button("Register") { model.register() }
                    .buttonStyle(.borderedProminent)
                    .disabled(!model.account.isComplete)
            }
            Text("Invitation: \(invitation)").textSelection(.enabled)
            Text("Registered: \(model.registered.map(\.name).joined(separator: ", "))")
        }
        .padding()
        .sensoryFeedback(.success, trigger: model.registered.count)
        .alert("Invitation", isPresented: $isInviting) {
            TextField("Code", text: $code)
            Button("Use") { invitation = code }
            Button("Cancel", role: .cancel) {}
        } message: {
            Text("Enter the code that you were sent.")
        }
    }

    private var problem: String? {
        let password = model.account.password
        return password.isEmpty || password.count >= 8 ? nil : "8 characters at least"
    }

    private func next() {
        switch focusedField {
        case .name: focusedField = .email
        case .email: focusedField = .password
        case .password: focusedField = .age
        default: focusedField = nil
        }
    }
}

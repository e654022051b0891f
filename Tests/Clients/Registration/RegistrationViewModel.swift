import Combine
import SwiftUI

@MainActor
class RegistrationViewModel: ObservableObject {
    enum Availability {
        case unknown, checking, free, taken
    }

    @Published var username = ""
    @Published var password = ""
    @Published var confirmation = ""
    @Published private(set) var availability = Availability.unknown
    @Published private(set) var isValid = false
    @Published private(set) var seconds = 0
    @Published private(set) var message = ""

    private let submissions = PassthroughSubject<String, Never>()
    private var cancellables = Set<AnyCancellable>()
    private let directory: [String]
    private(set) var checks: [String] = []

    init(directory: [String]) {
        self.directory = directory
        checkNames()
        validate()
        submit()
        count()
    }

    private func checkNames() {
        $username
            .dropFirst()
            .handleEvents(receiveOutput: { [weak self] _ in self?.availability = .unknown })
            .debounce(for: .milliseconds(500), scheduler: RunLoop.main)
            .removeDuplicates()
            .filter { $0.count >= 2 }
            .map { [unowned self] name in
                self.isTaken(name).map { $0 ? Availability.taken : .free }.prepend(.checking)
            }
            .switchToLatest()
            .receive(on: DispatchQueue.main)
            .sink { [weak self] in self?.availability = $0 }
            .store(in: &cancellables)
    }

    private func isTaken(_ name: String) -> AnyPublisher<Bool, Never> {
        Future<Bool, Error> { [weak self] promise in
            self?.checks.append(name)
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
                if name == "error" {
                    promise(.failure(URLError(.notConnectedToInternet)))
                } else {
                    promise(.success(self?.directory.contains(name) == true))
                }
            }
        }
        .retry(1)
        .replaceError(with: true)
        .eraseToAnyPublisher()
    }

    private func validate() {
        let passwords = Publishers.CombineLatest($password, $confirmation)
            .map { password, confirmation in password.count >= 4 && password == confirmation }
        passwords
            .combineLatest($availability)
            .map { isRight, availability in isRight && availability == .free }
            .removeDuplicates()
            .assign(to: &$isValid)
    }

    private func submit() {
        submissions
            .throttle(for: 2, scheduler: DispatchQueue.main, latest: false)
            .tryMap { name -> Data in
                try JSONEncoder().encode(["name": name])
            }
            .decode(type: [String: String].self, decoder: JSONDecoder())
            .compactMap { $0["name"] }
            .catch { error in Just(error.localizedDescription) }
            .scan("") { $0 + "Welcome, \($1)! " }
            .assign(to: \.message, on: self)
            .store(in: &cancellables)
    }

    private func count() {
        Timer.publish(every: 1, on: .main, in: .common)
            .autoconnect()
            .scan(0) { count, _ in count + 1 }
            .prefix(3)
            .sink(
                receiveCompletion: { [weak self] _ in self?.seconds = -1 },
                receiveValue: { [weak self] in self?.seconds = $0 }
            )
            .store(in: &cancellables)
    }

    func register() {
        submissions.send(username)
    }
}

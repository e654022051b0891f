import SwiftUI

@MainActor
final class ArticlesViewModel: ObservableObject {
    enum LoadingState: Equatable {
        case idle
        case loading
        case loaded([Article])
        case failed(String)
    }

    @Published private(set) var state = LoadingState.idle
    @Published private(set) var likes: [Int: Int] = [:]
    @Published private(set) var found: [Article]?
    @Published var searchText = ""
    @Published private(set) var visits = 0

    private let service: ArticleService
    private var counting: Task<Void, Never>?

    init(service: ArticleService) {
        self.service = service
    }

    func load() async {
        if case .loaded = state {} else { state = .loading }
        do {
            let articles = try await service.fetchArticles()
            state = .loaded(articles)
            await loadLikes(of: articles)
        } catch is CancellationError {
            state = .idle
        } catch {
            state = .failed(error.localizedDescription)
        }
    }

    private func loadLikes(of articles: [Article]) async {
        await withTaskGroup(of: (Int, Int).self) { group in
            for article in articles {
                group.addTask { [service] in (article.id, await service.likes(of: article)) }
            }
            for await (id, count) in group {
                likes[id] = count
            }
        }
    }

    func search() async {
        guard !searchText.isEmpty else {
            found = nil
            return
        }
        do {
            try await Task.sleep(for: .milliseconds(300))
            found = try await service.search(searchText)
        } catch {
            // Somebody went on typing.
        }
    }

    func like(_ article: Article) {
        likes[article.id, default: 0] += 1
    }

    func startCounting() {
        guard counting == nil else { return }
        counting = Task {
            for await second in seconds() {
                visits = second
            }
        }
    }

    func stopCounting() {
        counting?.cancel()
        counting = nil
    }

    private func seconds() -> AsyncStream<Int> {
        AsyncStream { continuation in
            let ticking = Task {
                var second = 0
                while !Task.isCancelled {
                    try? await Task.sleep(for: .seconds(1))
                    second += 1
                    continuation.yield(second)
                }
                continuation.finish()
            }
            continuation.onTermination = { _ in ticking.cancel() }
        }
    }
}

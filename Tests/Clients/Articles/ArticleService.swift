import SwiftUI

protocol ArticleService: Sendable {
    func fetchArticles() async throws -> [Article]
    func search(_ text: String) async throws -> [Article]
    func likes(of article: Article) async -> Int
}

enum ServiceError: LocalizedError {
    case offline

    var errorDescription: String? { "You are offline." }
}

/// What the app works with until there is a server: it takes its time, and fails as often as it is told.
final class FakeArticleService: ArticleService, @unchecked Sendable {
    var failures: Int
    private(set) var searches: [String] = []
    private var articles = [
        Article(id: 1, title: "Actors", author: "Ann"),
        Article(id: 2, title: "Bindings", author: "Bo"),
        Article(id: 3, title: "Canvas", author: "Ann"),
    ]

    init(failures: Int = 0) {
        self.failures = failures
    }

    func fetchArticles() async throws -> [Article] {
        try await Task.sleep(nanoseconds: 800_000_000)
        if failures > 0 {
            failures -= 1
            throw ServiceError.offline
        }
        defer { articles.append(Article(id: articles.count + 1, title: "News", author: "Cy")) }
        return articles
    }

    func search(_ text: String) async throws -> [Article] {
        searches.append(text)
        try await Task.sleep(for: .milliseconds(200))
        return articles.filter { $0.title.lowercased().contains(text.lowercased()) }
    }

    func likes(of article: Article) async -> Int {
        try? await Task.sleep(for: .milliseconds(100 * (4 - article.id)))
        return article.id * 10
    }
}

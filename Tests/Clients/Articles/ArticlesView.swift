import Foundation
import SwiftUI

struct ArticlesView: View {
    @StateObject private var viewModel: ArticlesViewModel
    @State private var isCounting = false

    init(service: ArticleService) {
        _viewModel = StateObject(wrappedValue: ArticlesViewModel(service: service))
    }

    var body: some View {
        VStack {
            TextField("Search", text: $viewModel.searchText)
                .accessibilityIdentifier("search")
            content
            footer
        }
        .task {
            await viewModel.load()
        }
        .task(id: viewModel.searchText) {
            await viewModel.search()
        }
    }

    @ViewBuilder
    private var content: some View {
        switch viewModel.state {
        case .idle:
            Text("Nothing here")
        case .loading:
            ProgressView("Loading…")
        case .failed(let message):
            VStack {
                Text(message)
                Button("Try again") {
                    Task { await viewModel.load() }
                }
                .accessibilityIdentifier("again")
            }
        case .loaded(let articles):
            List(viewModel.found ?? articles) { article in
                row(for: article)
            }
            .refreshable {
                await viewModel.load()
            }
            .accessibilityIdentifier("list")
        }
    }

    private func row(for article: Article) -> some View {
        HStack {
            Text(article.title)
            Spacer()
            Button("\(viewModel.likes[article.id] ?? 0) likes of \(article.title)") {
                viewModel.like(article)
            }
            .accessibilityIdentifier("like:\(article.id)")
        }
    }

    private var footer: some View {
        HStack {
            Text("Here for \(viewModel.visits) s")
            Toggle("Count", isOn: $isCounting)
                .accessibilityIdentifier("count")
        }
        .onChange(of: isCounting) { _, isOn in
            if isOn { viewModel.startCounting() } else { viewModel.stopCounting() }
        }
    }
}

struct CounterView: View {
    @MainActor @Observable final class Model {
        var count = 0

        func count(to last: Int) async throws {
            while count < last {
                try Task.checkCancellation()
                try await Task.sleep(for: .seconds(1))
                await MainActor.run { count += 1 }
            }
        }
    }

    @State private var model = Model()
    @State private var task: Task<Void, Error>?

    private var isRunning: Bool { task != nil }
    private var title: String { "Counted to \(model.count)" }

    var body: some View {
        Text(title)
        Button(isRunning ? "Stop" : "Start", action: toggle)
            .accessibilityIdentifier("toggle")
    }

    private func toggle() {
        if let task {
            task.cancel()
            self.task = nil
        } else {
            task = Task { @MainActor in
                try await model.count(to: 3)
                self.task = nil
            }
        }
        DispatchQueue.main.async { model.count += 0 }
        Timer.scheduledTimer(withTimeInterval: 10, repeats: false) { _ in model.count += 0 }
    }
}

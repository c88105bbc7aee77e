package import ArgumentParser
package import CoreCLI
import CoreDomain
package import NewsDomain

package struct NewsCLIFeature: CLIFeature {
  package init() {}

  package var commands: any ParsableCommand.Type { NewsCommand.self }

  package func walk(through screens: any NewsScreens, from landing: BrowseEnvironment)
    -> any BrowseFeature
  {
    NewsBrowsePart(through: screens, from: landing)
  }

  package func values(for request: CompletionRequest, from screens: any NewsScreens) async
    -> [String]
  {
    switch (request.commands.last, request.argument) {
    case (_, "--category"), ("file", "positional@1"):
      await feeds(from: screens).compactMap { $0.category?.name }
    case ("read", "positional@0"), ("star", "positional@0"): await stories(from: screens)
    case (_, "--feed"), ("file", _), ("remove", _), ("refresh", _), ("mark-read", _):
      await feeds(from: screens).flatMap { [$0.id.raw, $0.title] }
    default: []
    }
  }

  private func feeds(from screens: any NewsScreens) async -> [NewsFeed] {
    await screens.feeds(navigator: NoopNavigator()).outcome(of: .show) { state in
      switch state {
      case .idle, .preparing: nil
      case .success(let feeds): feeds.map(\.feed)
      case .adding, .added, .removed, .filed, .refreshing, .refreshed, .failure: []
      }
    } ?? []
  }

  /// The identifiers of the newest stories.
  private func stories(from screens: any NewsScreens) async -> [String] {
    let form = StoryListForm(limit: String(CompletionRequest.most))
    let screen = screens.list(navigator: NoopNavigator())
    return await screen.outcome(of: .show(form, refreshing: false)) { state in
      switch state {
      case .idle, .preparing, .refreshing: nil
      case .success(let page, _): page.headlines.map(\.id.raw)
      case .marked, .failure: []
      }
    } ?? []
  }
}

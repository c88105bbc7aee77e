import ArgumentParser
import BookmarksDomain
import Composition
import CoreDomain

extension BookmarksFeature: CommandLineFeature {
  var commands: any ParsableCommand.Type { BookmarksCommand.self }

  func walk(
    through screens: any BookmarksScreens, from landing: BrowseLanding
  ) -> any FeatureWalk {
    BookmarksWalk(through: screens, from: landing)
  }

  func values(
    for request: CompletionRequest, from screens: any BookmarksScreens
  ) async -> [String] {
    switch (request.commands.last, request.argument) {
    case (_, "--tag"), (_, "--add-tag"), (_, "--remove-tag"), ("rename-tag", _):
      await tags(from: screens)
    case ("show", "positional@0"), ("edit", "positional@0"), ("remove", _), ("delete", _):
      await identifiers(from: screens)
    default: []
    }
  }

  private func tags(from screens: any BookmarksScreens) async -> [String] {
    let screen = screens.tags(navigator: RestingNavigator())
    let binding = ScreenBinding<BookmarkTagsState, [String]> { state in
      switch state {
      case .idle, .preparing: nil
      case .success(let uses): uses.map(\.tag.text)
      case .renamed, .failure: []
      }
    }
    return await binding.outcome(of: await screen.states()) { await screen.show() } ?? []
  }

  /// The identifiers of the newest bookmarks.
  private func identifiers(from screens: any BookmarksScreens) async -> [String] {
    let screen = screens.list(navigator: RestingNavigator())
    let binding = ScreenBinding<BookmarkListState, [String]> { state in
      switch state {
      case .idle, .preparing: nil
      case .success(let page, _): page.bookmarks.map(\.id.raw)
      case .failure: []
      }
    }
    return await binding.outcome(of: await screen.states()) {
      await screen.show(BookmarkQuestion(limit: CompletionRequest.most))
    } ?? []
  }
}

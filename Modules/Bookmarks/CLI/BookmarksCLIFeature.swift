package import ArgumentParser
package import BookmarksDomain
package import CoreCLI
import CoreDomain

package struct BookmarksCLIFeature: CLIFeature {
  package init() {}

  package var commands: any ParsableCommand.Type { BookmarksCommand.self }

  package func walk(
    through screens: any BookmarksScreens, from landing: BrowseEnvironment
  ) -> any BrowseFeature {
    BookmarksBrowsePart(through: screens, from: landing)
  }

  package func values(
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
    await screens.tags(navigator: NoopNavigator()).outcome(of: .show) { state -> [String]? in
      switch state {
      case .idle, .preparing: nil
      case .success(let uses): uses.map(\.tag.text)
      case .renamed, .failure: []
      }
    } ?? []
  }

  /// The identifiers of the newest bookmarks.
  private func identifiers(from screens: any BookmarksScreens) async -> [String] {
    let form = BookmarkListForm(rows: 0..<CompletionRequest.most)
    return await screens.list(navigator: NoopNavigator())
      .outcome(of: .show(form)) { state -> [String]? in
        switch state {
        case .idle, .preparing: nil
        case .success(let page, of: _): page.bookmarks.map(\.id.raw)
        case .failure: []
        }
      } ?? []
  }
}

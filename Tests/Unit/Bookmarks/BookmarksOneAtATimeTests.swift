import BookmarksDomain
import BookmarksTesting
import BookmarksViewModel
import CoreDomain
import CoreTesting
import Testing

/// Sends each screen a second intent, both while it is busy and when it is idle.
@Suite(.timeLimit(.minutes(1))) struct BookmarksOneAtATimeTests {
  private static let id = Bookmark.ID("b1")

  @Test func theListDoesOneThingAtATime() async {
    await expectOneAtATime(
      BookmarkListViewModel.self,
      [
        { await $0.show(BookmarkQuestion()) },
        { await $0.remove([Self.id], thenShowing: BookmarkQuestion()) },
      ]
    ) { gate in
      screen(gate) { BookmarkListViewModel(repository: $0, router: $1, rules: .fixture) }
    }
  }

  @Test func theDetailDoesOneThingAtATime() async {
    await expectOneAtATime(
      BookmarkDetailViewModel.self,
      [
        { await $0.show(Self.id) }, { await $0.remove(Self.id, expecting: nil) },
      ]
    ) { gate in
      screen(gate) { BookmarkDetailViewModel(repository: $0, router: $1, rules: .fixture) }
    }
  }

  @Test func theEditorDoesOneThingAtATime() async {
    await expectOneAtATime(
      BookmarkEditorViewModel.self,
      [
        { await $0.save(BookmarkForm(address: "https://example.org")) }, { await $0.open(Self.id) },
        { await $0.change(Self.id, by: BookmarkEdit(title: "New"), expecting: nil) },
      ]
    ) { gate in
      screen(gate) { BookmarkEditorViewModel(repository: $0, router: $1, rules: .fixture) }
    }
  }

  @Test func theTagsDoOneThingAtATime() async {
    await expectOneAtATime(
      BookmarkTagsViewModel.self, [{ await $0.show() }, { await $0.rename("a", to: "b") }]
    ) { gate in
      screen(gate) { BookmarkTagsViewModel(repository: $0, router: $1, rules: .fixture) }
    }
  }

  @Test func theDuplicatesDoOneThingAtATime() async {
    await expectOneAtATime(BookmarkDuplicatesViewModel.self, [{ await $0.show() }]) { gate in
      screen(gate) { repository, _ in BookmarkDuplicatesViewModel(repository: repository) }
    }
  }

  @Test func theTransferDoesOneThingAtATime() async {
    await expectOneAtATime(
      BookmarkTransferViewModel.self,
      [
        { await $0.importFile(BytesSource([]), as: nil, folders: .tags, encoding: nil) },
        { await $0.exportFile(to: CollectingSink(), as: .json) },
      ]
    ) { gate in screen(gate) { BookmarkTransferViewModel(repository: $0, router: $1) } }
  }

  /// Returns a screen with a repository that waits at the gate.
  private func screen<Screen>(
    _ gate: Gate, _ make: (any BookmarkRepository, any BookmarksRouting) -> Screen
  ) -> (screen: Screen, asked: @Sendable () -> Int) {
    let spy = SpyBookmarkRepository(around: StubBookmarkRepository(), waitingFor: gate.pass)
    return (make(spy, SpyBookmarksRouter()), { spy.calls.count })
  }
}

import BookmarksDomain
import CoreDomain

/// The behavior of the editor: validates the user's input, adds or changes a bookmark, and then
/// opens the list.
struct BookmarkEditorViewModel: ViewModel {
  let stored: any StoredBookmarks
  let repository: any BookmarkRepository
  let router: any BookmarksRouting
  let normalizer: BookmarkNormalizer

  let initial = BookmarkEditorState.editing

  func handle(
    _ intent: BookmarkEditorIntent, publishing states: StatePublisher<BookmarkEditorState>
  ) async {
    switch intent {
    case .save(let form): await save(form, states)
    case .open(let id): await open(id, states)
    case .change(let id, by: let edit, expecting: let version):
      await change(id, by: edit, expecting: version, states)
    case .cancel: await router.open(.list())
    }
  }

  private func save(_ form: BookmarkForm, _ states: StatePublisher<BookmarkEditorState>) async {
    await states.publish(.saving(form))
    do throws(BookmarkFailure) {
      let draft = try form.draft(by: normalizer)
      let added = try await repository.add(draft, fetchingTitle: form.fetchesTitle)
      await states.publish(.saved(added))
      await router.open(.list())
    } catch {
      await states.publish(.failure(error, form))
    }
  }

  private func open(_ id: Bookmark.ID, _ states: StatePublisher<BookmarkEditorState>) async {
    await states.publish(.opening(id))
    do throws(BookmarkFailure) {
      await states.publish(.opened(try await repository.bookmark(id)))
    } catch {
      await states.publish(.unopened(error))
    }
  }

  private func change(
    _ id: Bookmark.ID, by edit: BookmarkEdit, expecting version: BookmarkVersion?,
    _ states: StatePublisher<BookmarkEditorState>
  ) async {
    await states.publish(.changing(id, edit))
    do throws(BookmarkFailure) {
      let change = try edit.change(by: normalizer)
      let changed = try await stored.change(id, by: change, expecting: version)
      await states.publish(.changed(changed))
      await router.open(.list())
    } catch {
      await states.publish(.unchanged(error, id, edit))
    }
  }
}

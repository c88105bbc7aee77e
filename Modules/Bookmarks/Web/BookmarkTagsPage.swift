import BookmarksDomain
import CoreDomain
import CoreWeb

/// The tags as a page, with forms that rename a tag or merge it into another.
struct BookmarkTagsPage: StateView {
  /// The typed names of a failed renaming, or the name of the tag to rename.
  let form: TagRenameForm
  /// The page number, counted from 1.
  var page = 1
  /// The tags to list beside a failure.
  var stored: [TagUse] = []
  let notice: BookmarkNotice?
  let layout: PageLayout

  func reply(to state: BookmarkTagsState) -> ServerReply? {
    switch state {
    case .idle, .preparing: nil
    case .success(let tags): reply(tags, nil)
    case .renamed: BookmarkNotice.renamed.reply(leadingTo: Self.place)
    case .failure(let failure): reply(stored, failure)
    }
  }

  private func reply(_ tags: [TagUse], _ failure: BookmarkFailure?) -> ServerReply {
    let invalid = failure?.objections ?? [:]
    let part = BookmarkRange(offset: (page - 1) * BookmarkRange.usualLimit)
    let rows = part.rows(of: tags).map { use in
      (
        text: use.tag.text, count: use.count, noun: use.count == 1 ? "bookmark" : "bookmarks",
        list: Route(path: ["bookmarks"], query: [Route.Parameter("tag", use.tag.text)]).description
      )
    }
    let size = BookmarkRange.usualLimit
    let links = BookmarkPageLinks.markup(page: page, total: tags.count, size: size) { page in
      Route(
        path: Self.place.path, query: BookmarkListForm.parameters(ofPage: page, size: size))
    }
    // `isRenaming` shows the form with both names.
    let model = (
      alert: failure?.description, notice: notice?.sentence, old: form.from, new: form.to,
      isOldInvalid: invalid[.from] != nil, isNewInvalid: invalid[.to] != nil,
      isRenaming: failure != nil || !form.from.isEmpty, tags: rows, hasTags: !rows.isEmpty,
      isEmpty: tags.isEmpty && failure == nil, links: links
    )
    return layout.reply(
      Page(
        title: "Tags", content: Self.template.render(model), problem: failure.map { Problem($0) },
        place: Self.place))
  }

  private static let place = Route(path: ["bookmarks", "tags"])

  private static let template = PageTemplate(Texts.bookmarkTagsPage)
}

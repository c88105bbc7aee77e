import BookmarksDomain
import CoreDomain

/// The tags as a page, with the form that renames a tag or merges it into another.
struct BookmarkTagsPage: StateView {
  let form: TagRenameForm
  /// The result of the last action.
  let notice: BookmarkNotice?
  let layout: PageLayout

  func reply(to state: BookmarkTagsState) -> ServerReply? {
    switch state {
    case .idle, .preparing: nil
    case .success(let tags): reply(tags, nil)
    case .renamed: BookmarkNotice.renamed.reply(leadingTo: Self.place)
    case .failure(let failure): reply([], failure)
    }
  }

  private func reply(_ tags: [TagUse], _ failure: BookmarkFailure?) -> ServerReply {
    let invalid = failure?.objections ?? [:]
    let model = Model(
      alert: failure?.description, notice: notice?.sentence, old: form.from, new: form.to,
      isOldInvalid: invalid[.from] != nil, isNewInvalid: invalid[.to] != nil,
      tags: tags.map(Row.init), hasTags: !tags.isEmpty, isEmpty: tags.isEmpty && failure == nil)
    return layout.reply(
      Page(
        title: "Tags", content: Self.template.render(model), problem: failure.map { Problem($0) },
        place: Self.place))
  }

  private static let place = Route(path: ["bookmarks", "tags"])

  private struct Model {
    let alert: String?
    let notice: String?
    let old: String
    let new: String
    let isOldInvalid: Bool
    let isNewInvalid: Bool
    let tags: [Row]
    let hasTags: Bool
    let isEmpty: Bool
  }

  private struct Row {
    let text: String
    let count: String
    let list: String
    let renaming: String

    init(_ use: TagUse) {
      text = use.tag.text
      count = use.count == 1 ? "1 bookmark" : "\(use.count) bookmarks"
      list =
        Route(path: ["bookmarks"], query: [Route.Parameter("tag", use.tag.text)]).description
      renaming =
        Route(path: place.path, query: [Route.Parameter("from", use.tag.text)]).description
        + "#rename"
    }
  }

  private static let template = PageTemplate(
    """
    {{#notice}}
    <p class="notice" role="status">{{.}}</p>
    {{/notice}}
    {{#isEmpty}}
    <p role="status">There are no tags yet.</p>
    {{/isEmpty}}
    {{#hasTags}}
    <ul class="rows">
    {{#tags}}
    <li><a href="{{list}}"><bdi>{{text}}</bdi></a> <span class="quiet">{{count}}</span> <a href="{{renaming}}" aria-label="Rename {{text}}">Rename</a></li>
    {{/tags}}
    </ul>
    {{/hasTags}}
    <section aria-labelledby="rename">
    <h2 id="rename">Rename a tag</h2>
    <p>If the new name is already in use, the two tags are merged.</p>
    {{#alert}}
    <p id="alert" role="alert">{{.}}</p>
    {{/alert}}
    <form action="/bookmarks/tags/rename" method="post">
    <p><label for="from">Tag</label>
    <input id="from" name="from" value="{{old}}" list="tags" required{{#isOldInvalid}} aria-invalid="true"{{/isOldInvalid}}{{#alert}} aria-describedby="alert"{{/alert}}></p>
    <p><label for="to">New name</label>
    <input id="to" name="to" value="{{new}}" list="tags" required{{#isNewInvalid}} aria-invalid="true"{{/isNewInvalid}}{{#alert}} aria-describedby="alert"{{/alert}}></p>
    <datalist id="tags">
    {{#tags}}
    <option value="{{text}}"></option>
    {{/tags}}
    </datalist>
    <p><button>Rename</button></p>
    </form>
    </section>
    """)
}

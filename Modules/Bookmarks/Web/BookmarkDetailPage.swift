import BookmarksDomain
import CoreDomain
import CoreWeb

struct BookmarkDetailPage: StateView {
  var notice: BookmarkNotice?
  let layout: PageLayout

  func reply(to state: BookmarkDetailState) throws -> ServerReply? {
    switch state {
    case .idle, .preparing, .removed:
      return nil
    case .success(let bookmark):
      let item = BookmarkItem(bookmark, on: Route(path: ["bookmarks", bookmark.id.raw]))
      return layout.reply(
        Page(
          title: bookmark.headline, content: (notice?.markup ?? "") + Self.template.render(item),
          language: ""))
    case .failure(let failure):
      throw Problem(failure)
    }
  }

  private static let template = PageTemplate(
    """
    <p>{{#href}}<a href="{{.}}" rel="noreferrer noopener"><bdi>{{address}}</bdi></a>{{/href}}{{^href}}<bdi>{{address}}</bdi>{{/href}}</p>
    <p class="quiet">Added on \(BookmarkItem.dates)</p>
    \(BookmarkItem.contents)
    <div class="actions">
    <a class="button primary" href="{{editing}}">Edit</a>
    \(BookmarkItem.marks)
    <a class="button danger" href="{{place}}/delete">Delete</a>
    </div>
    """)
}

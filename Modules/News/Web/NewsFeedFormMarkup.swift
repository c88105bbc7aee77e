import CoreDomain
import CoreWeb
import NewsDomain

/// The form that adds a feed, with the typed values and their errors, as HTML.
enum NewsFeedFormMarkup {
  /// - Parameters:
  ///   - form: The typed values, or `nil` if the form is empty.
  ///   - failure: Why the feed was not added, or `nil`.
  static func markup(
    _ form: NewsFeedForm? = nil, _ failure: StoryFailure? = nil, in layout: PageLayout
  ) -> String {
    var links: [NewsFeedLink] = []
    var alert = ""
    if case .choice(let choice) = failure {
      links = choice.map { NewsFeedLink($0) }
    } else {
      alert = failure?.alert(besides: [.address, .category], in: layout) ?? ""
    }
    let objections = failure?.objections ?? [:]
    let (address, category) = (objections[.address], objections[.category])
    let model = (
      alert: alert, isAddressInvalid: address != nil || !alert.isEmpty,
      address: form?.address ?? "", category: form?.category ?? "", addressObjection: address,
      categoryObjection: category, startsAtCategory: address == nil && category != nil,
      links: links, hasLinks: !links.isEmpty
    )
    return template.render(model)
  }

  private static let template = PageTemplate(Texts.newsFeedFormMarkup)
}

/// A feed that a page links to.
struct NewsFeedLink: Sendable {
  private let title: String
  private let address: String
  /// The preview of the feed.
  private let href: String

  init(_ link: FeedLink) {
    title = link.title ?? link.address.text
    address = link.address.text
    href = NewsRoutes.preview(link.address.text).description
  }
}

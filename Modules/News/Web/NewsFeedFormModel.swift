import CoreDomain
import CoreWeb
import NewsDomain

/// The template model of the form that adds a feed, with the typed values and their errors.
struct NewsFeedFormModel: Sendable {
  private let alert: String
  private let isAddressInvalid: Bool
  private let address: String
  private let category: String
  private let addressObjection: String?
  private let categoryObjection: String?
  /// Whether the category is the first invalid field.
  private let startsAtCategory: Bool
  private let links: [NewsFeedLink]
  private let hasLinks: Bool

  /// - Parameters:
  ///   - form: The typed values, or `nil` if the form is empty.
  ///   - failure: Why the feed was not added, or `nil`.
  init(
    _ form: NewsFeedForm? = nil, _ failure: StoryFailure? = nil, in layout: PageLayout
  ) {
    if case .choice(let links) = failure {
      self.links = links.map { NewsFeedLink($0) }
      alert = ""
    } else {
      links = []
      alert = failure?.alert(besides: [.address, .category], in: layout) ?? ""
    }
    let objections = failure?.objections ?? [:]
    (addressObjection, categoryObjection) = (objections[.address], objections[.category])
    startsAtCategory = addressObjection == nil && categoryObjection != nil
    isAddressInvalid = addressObjection != nil || !alert.isEmpty
    hasLinks = !links.isEmpty
    (address, category) = (form?.address ?? "", form?.category ?? "")
  }

  var markup: String { Self.template.render(self) }

  private static let template = PageTemplate(Texts.newsFeedFormModel)
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

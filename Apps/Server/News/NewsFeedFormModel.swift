import CoreDomain
import NewsDomain

/// The template model of the form that adds a feed, with the typed values and their errors.
struct NewsFeedFormModel: Sendable {
  private let alert: String
  private let isAddressInvalid: Bool
  private let address: String
  private let category: String
  private let addressObjection: String?
  private let categoryObjection: String?
  /// Whether the first field that is wrong is the category.
  private let startsAtCategory: Bool
  private let links: [Link]
  private let hasLinks: Bool

  /// - Parameter form: The typed values, or `nil` if the failure is not about this form.
  init(_ form: NewsFeedForm? = nil, _ failure: StoryFailure? = nil) {
    if case .choice(let links) = failure {
      self.links = links.map(Link.init)
      alert = ""
    } else {
      links = []
      alert = failure?.alert(besides: form == nil ? [] : [.address, .category]) ?? ""
    }
    let objections = form == nil ? [:] : failure?.objections ?? [:]
    (addressObjection, categoryObjection) = (objections[.address], objections[.category])
    startsAtCategory = addressObjection == nil && categoryObjection != nil
    isAddressInvalid = addressObjection != nil || form != nil && !alert.isEmpty
    hasLinks = !links.isEmpty
    (address, category) = (form?.address ?? "", form?.category ?? "")
  }

  var markup: String { Self.template.render(self) }

  /// A feed that a page links to.
  private struct Link: Sendable {
    let title: String
    let address: String

    init(_ link: FeedLink) {
      title = link.title ?? link.address.text
      address = link.address.text
    }
  }

  private static let template = PageTemplate(
    """
    {{#hasLinks}}
    <section aria-labelledby="choice">
    <h2 id="choice" role="alert">The page links to several feeds</h2>
    <ul class="rows">
    {{#links}}
    <li><span><bdi>{{title}}</bdi> <span class="quiet">{{address}}</span></span> <form action="/news/feeds" method="post"><input type="hidden" name="address" value="{{address}}"><input type="hidden" name="category" value="{{category}}"><button aria-label="Add {{title}}">Add</button></form></li>
    {{/links}}
    </ul>
    </section>
    {{/hasLinks}}
    <section id="add">
    <h2>Add a feed</h2>
    {{{alert}}}
    <form class="fields" action="/news/feeds" method="post">
    <p class="wide"><label for="address">Address of a feed, or of a page that links to one</label>
    <input id="address" name="address" value="{{address}}" inputmode="url" autocapitalize="none" autocorrect="off" spellcheck="false" required{{#isAddressInvalid}} aria-invalid="true" autofocus{{/isAddressInvalid}}{{#addressObjection}} aria-describedby="address-objection"{{/addressObjection}}>
    {{#addressObjection}}
    <span id="address-objection" role="alert">{{.}}</span>
    {{/addressObjection}}
    </p>
    <p class="wide"><label for="category">Category (optional)</label>
    <input id="category" name="category" value="{{category}}" maxlength="60" list="categories"{{#categoryObjection}} aria-invalid="true" aria-describedby="category-objection"{{/categoryObjection}}{{#startsAtCategory}} autofocus{{/startsAtCategory}}>
    {{#categoryObjection}}
    <span id="category-objection" role="alert">{{.}}</span>
    {{/categoryObjection}}
    </p>
    <p class="wide actions"><button>Add</button> <button formaction="/news/preview" formmethod="get">Preview</button></p>
    </form>
    </section>

    """)
}

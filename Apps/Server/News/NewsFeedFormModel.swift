import CoreDomain
import NewsDomain

/// The template model of the form that adds a feed, with the typed values and the result.
struct NewsFeedFormModel: Sendable {
  private let heading: String?
  private let alert: String
  private let hasAlert: Bool
  private let address: String
  private let category: String
  private let links: [Link]
  private let hasLinks: Bool

  init(_ form: NewsFeedForm, _ failure: StoryFailure?, heading: String?) {
    self.heading = heading
    if case .choice(let links) = failure {
      self.links = links.map(Link.init)
      alert = ""
    } else {
      links = []
      alert = failure?.alert ?? ""
    }
    hasAlert = !alert.isEmpty
    hasLinks = !links.isEmpty
    (address, category) = (form.address, form.category)
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
    <h2 id="choice" role="alert">The page offers several feeds</h2>
    <ul class="rows">
    {{#links}}
    <li><span><bdi>{{title}}</bdi> <span class="quiet">{{address}}</span></span> <form action="/news/feeds" method="post"><input type="hidden" name="address" value="{{address}}"><input type="hidden" name="category" value="{{category}}"><button aria-label="Add {{title}}">Add</button></form></li>
    {{/links}}
    </ul>
    </section>
    {{/hasLinks}}
    <section id="add">
    {{#heading}}
    <h2>{{.}}</h2>
    {{/heading}}
    {{{alert}}}
    <form class="fields" action="/news/feeds" method="post">
    <p class="wide"><label for="address">Address of a feed, or of a page that leads to one</label>
    <input id="address" name="address" value="{{address}}" inputmode="url" autocapitalize="none" autocorrect="off" spellcheck="false" required{{#hasAlert}} aria-invalid="true"{{/hasAlert}}></p>
    <p class="wide"><label for="category">Category (may be blank)</label>
    <input id="category" name="category" value="{{category}}" maxlength="60" list="categories"></p>
    <p class="wide actions"><button>Add</button> <button formaction="/news/preview" formmethod="get">Look at it first</button></p>
    </form>
    </section>

    """)
}

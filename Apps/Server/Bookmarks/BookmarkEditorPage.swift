import BookmarksDomain
import HTTPTypes

/// The form in which people add a bookmark.
///
/// To ask for the form is to see `editing`; after the form was sent, that state is over before the
/// reply is wanted. So the page says which of the two it is made for.
struct BookmarkEditorPage: StateView {
  /// Whether the form was sent, and the reply is about what became of it.
  let wasSent: Bool
  let layout: PageLayout

  func reply(to state: BookmarkEditorState) -> ServerReply? {
    switch state {
    case .editing:
      wasSent ? nil : reply(BookmarkEditorModel(), nil)
    case .saving:
      nil
    case .saved:
      // Where to go next is the navigator's answer; this one leaves the browser where it is.
      ServerReply(.noContent)
    case .failure(let failure, let form):
      reply(BookmarkEditorModel(form, failure), Problem(failure))
    }
  }

  private func reply(_ model: BookmarkEditorModel, _ problem: Problem?) -> ServerReply {
    layout.reply(
      Page(title: "Add a bookmark", content: Self.template.render(model), problem: problem))
  }

  private static let template = PageTemplate(
    """
    {{#alert}}
    <p role="alert">{{.}}</p>
    {{/alert}}
    <form action="/bookmarks" method="post">
    {{#fields}}
    <p><label for="{{name}}">{{label}}</label>
    {{#isLong}}
    <textarea id="{{name}}" name="{{name}}" rows="6"{{#objection}} aria-invalid="true" aria-describedby="{{name}}-objection"{{/objection}}>
    {{value}}</textarea>
    {{/isLong}}
    {{^isLong}}
    <input id="{{name}}" name="{{name}}" value="{{value}}"{{#isRequired}} required{{/isRequired}}{{#objection}} aria-invalid="true" aria-describedby="{{name}}-objection"{{/objection}}>
    {{/isLong}}
    {{#objection}}
    <span id="{{name}}-objection" role="alert">{{.}}</span>
    {{/objection}}
    </p>
    {{/fields}}
    <p><button>Add</button> <a href="/bookmarks">Cancel</a></p>
    </form>
    """)
}

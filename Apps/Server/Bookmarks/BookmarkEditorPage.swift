import BookmarksDomain
import CoreDomain
import HTTPTypes

/// The form that adds or changes a bookmark.
///
/// The reply to a request for a new form shows the state `editing`. After a form was sent, that
/// state is only intermediate. The page's purpose distinguishes the two cases.
struct BookmarkEditorPage: StateView {
  let purpose: Purpose
  let layout: PageLayout
  /// The stored tags, from which the page suggests completions.
  var tags: [String] = []

  /// The purpose of the page.
  enum Purpose: Sendable {
    /// Shows a new form, possibly prefilled, or a form with the stored bookmark.
    case fillingIn(BookmarkForm = BookmarkForm(address: ""))
    /// Shows the result of a form that was sent.
    ///
    /// - version: The version that the form was rendered from; empty for a new bookmark.
    /// - leaving: The screen's navigator.
    case sent(version: String, leaving: RedirectNavigator)
  }

  func reply(to state: BookmarkEditorState) throws -> ServerReply? {
    switch state {
    case .editing:
      newForm.map { reply(BookmarkFormModel($0, nil, tags), nil) }
    case .saving, .opening, .changing:
      nil
    case .saved(let added):
      BookmarkNotice(added).reply(leadingTo: destination)
    case .failure(let failure, let form):
      reply(BookmarkFormModel(form, failure, tags), Problem(failure))
    case .opened(let bookmark):
      reply(BookmarkFormModel(bookmark, tags), nil)
    case .changed:
      BookmarkNotice.changed.reply(leadingTo: destination)
    case .unopened(let failure):
      throw Problem(failure)
    case .unchanged(let failure, let id, let edit):
      reply(
        BookmarkFormModel(id, edit, failure, tags, version: version), Problem(failure))
    }
  }

  private var newForm: BookmarkForm? {
    if case .fillingIn(let form) = purpose { form } else { nil }
  }

  private var destination: Route? {
    if case .sent(_, let navigator) = purpose { navigator.route } else { nil }
  }

  private var version: String {
    if case .sent(let version, _) = purpose { version } else { "" }
  }

  private func reply(_ model: BookmarkFormModel, _ problem: Problem?) -> ServerReply {
    let isNew = model.version == nil
    return layout.reply(
      Page(
        title: isNew ? "Add a bookmark" : "Edit a bookmark",
        content: Self.template.render(model), problem: problem,
        place: isNew ? Route(path: ["bookmarks", "new"]) : nil))
  }

  private static let template = PageTemplate(
    """
    {{#alert}}
    <p role="alert">{{.}}</p>
    {{/alert}}
    {{#hasStored}}
    <section aria-labelledby="stored">
    <h2 id="stored">Stored values</h2>
    <dl>
    {{#stored}}
    <dt>{{term}}</dt><dd class="note" dir="auto">{{text}}</dd>
    {{/stored}}
    </dl>
    <p>Your values are below. Saving them replaces the stored values.</p>
    </section>
    {{/hasStored}}
    <form class="fields narrow" action="{{action}}" method="post">
    {{#version}}
    <input type="hidden" name="version" value="{{.}}">
    {{/version}}
    {{#fields}}
    <p class="wide"><label for="{{name}}">{{label}}</label>
    {{#isLong}}
    <textarea id="{{name}}" name="{{name}}" rows="6" dir="auto"{{#objection}} aria-invalid="true" aria-describedby="{{name}}-objection"{{/objection}}{{#isFirstInvalid}} autofocus{{/isFirstInvalid}}>
    {{value}}</textarea>
    {{/isLong}}
    {{^isLong}}
    <input id="{{name}}" name="{{name}}" value="{{value}}" dir="auto"{{#list}} list="{{.}}"{{/list}}{{#isRequired}} required{{/isRequired}}{{#objection}} aria-invalid="true" aria-describedby="{{name}}-objection"{{/objection}}{{#isFirstInvalid}} autofocus{{/isFirstInvalid}}>
    {{/isLong}}
    {{#objection}}
    <span id="{{name}}-objection" role="alert">{{.}}</span>
    {{/objection}}
    </p>
    {{/fields}}
    <datalist id="suggestions">
    {{#suggestions}}
    <option value="{{.}}"></option>
    {{/suggestions}}
    </datalist>
    <p class="check"><input id="unread" type="checkbox" name="unread" value="true"{{#unread}} checked{{/unread}}><label for="unread">Unread</label></p>
    <p class="check"><input id="archived" type="checkbox" name="archived" value="true"{{#archived}} checked{{/archived}}><label for="archived">Archived</label></p>
    <p class="wide actions"><button>{{button}}</button> <a class="button" href="/bookmarks">Cancel</a></p>
    </form>
    """)
}

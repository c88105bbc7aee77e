import BookmarksDomain
import CoreDomain
import CoreWeb

/// The form of a new or a stored bookmark, with the typed values and their errors.
struct BookmarkFormMarkup: Sendable {
  let form: BookmarkForm
  /// The form's action URL.
  let action: String
  /// The expected version; `nil` for a new bookmark.
  let version: String?
  let failure: BookmarkFailure?
  let storedTags: [String]
  /// The stored values, if they have changed since the form was rendered.
  var stored: [(term: String, text: String)] = []

  /// Returns the form as HTML.
  ///
  /// - Parameter page: The page to return to, or `nil` for the list.
  func markup(returningTo page: LocalPath?) -> String {
    let objections = failure?.objections ?? [:]
    let first = [BookmarkField.url, .title, .tags, .note].first { objections[$0] != nil }
    // The model below must have no `objection`: for a valid field, the template would show it.
    let field = { (name: BookmarkField, label: String, value: String) in
      (
        name: name.rawValue, label: label, value: value, isLong: name == .note,
        list: name == .tags ? "suggestions" : nil, isRequired: name == .url,
        objection: objections[name], isFirstInvalid: name == first
      )
    }
    let title = version == nil ? "Title (leave blank to fetch the page’s own)" : "Title"
    let fields = [
      field(.url, "Address", form.address), field(.title, title, form.title),
      field(.tags, "Tags, separated by commas", form.tags.joined(separator: ",")),
      field(.note, "Note", form.note),
    ]
    // A browser completes the whole value, so each suggestion begins with the tags typed so far.
    let suggestions = storedTags.filter { !form.tags.contains($0) }.map {
      (form.tags + [$0]).joined(separator: ",")
    }
    let model = (
      action: action, button: version == nil ? "Add" : "Save", version: version,
      alert: objections.isEmpty ? failure?.description : nil, fields: fields,
      suggestions: suggestions, unread: form.unread, archived: form.archived, stored: stored,
      hasStored: !stored.isEmpty, returning: page?.text
    )
    return Self.template.render(model)
  }

  private static let template = PageTemplate(Texts.bookmarkEditorPage)
}

extension BookmarkFormMarkup {
  /// The form of a new bookmark, with the typed values and their errors.
  init(_ form: BookmarkForm, _ failure: BookmarkFailure?, _ storedTags: [String]) {
    self.init(
      form: form, action: "/bookmarks", version: nil, failure: failure, storedTags: storedTags)
  }

  /// The form of a stored bookmark, with its values.
  init(_ bookmark: Bookmark, _ storedTags: [String]) {
    let form = BookmarkForm(
      address: bookmark.address.typed, title: bookmark.title,
      tags: bookmark.tags.tags.map(\.text), note: bookmark.note, unread: bookmark.unread,
      archived: bookmark.archived)
    self.init(
      form: form, action: Self.action(bookmark.id), version: bookmark.version.text, failure: nil,
      storedTags: storedTags)
  }

  /// The form with the typed values, and with the reason why they were not saved.
  ///
  /// - Parameter version: The version that the form was rendered from.
  init(
    _ id: Bookmark.ID, _ edit: BookmarkEdit, _ failure: BookmarkFailure, _ storedTags: [String],
    version: String
  ) {
    let form = BookmarkForm(
      address: edit.address ?? "", title: edit.title ?? "", tags: edit.tags ?? [],
      note: edit.note ?? "", unread: edit.unread ?? false, archived: edit.archived ?? false)
    var version = version
    var stored: [(term: String, text: String)] = []
    if case .changedMeanwhile(let bookmark) = failure {
      // The form shows the stored values, so saving again expects their version.
      version = bookmark.version.text
      stored = Self.stored(bookmark)
    }
    self.init(
      form: form, action: Self.action(id), version: version, failure: failure,
      storedTags: storedTags, stored: stored)
  }

  private static func action(_ id: Bookmark.ID) -> String {
    Route(path: ["bookmarks", id.raw, "edit"]).description
  }

  private static func stored(_ bookmark: Bookmark) -> [(term: String, text: String)] {
    [
      ("Address", bookmark.address.typed), ("Title", bookmark.title),
      ("Tags", bookmark.tags.description), ("Note", bookmark.note),
      ("Unread", bookmark.unread ? "yes" : "no"), ("Archived", bookmark.archived ? "yes" : "no"),
    ].map { ($0, $1.isEmpty ? "–" : $1) }
  }
}

extension BookmarkFailure {
  /// The error messages of the invalid fields.
  var objections: [BookmarkField: String] {
    switch self {
    case .form(let failures, query: _): failures.reasons()
    case .addressTaken: [.url: description]
    default: [:]
    }
  }
}

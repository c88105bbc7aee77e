import BookmarksDomain
import CoreDomain
import CoreWeb

struct BookmarkFormModel: Sendable {
  /// The form's action URL.
  let action: String
  let button: String
  /// The expected version; `nil` for a new bookmark.
  let version: String?
  /// An error message that belongs to no field, or `nil`.
  let alert: String?
  let fields: [Field]
  /// The suggestions for the tags field. Each suggestion consists of the typed tags and one stored
  /// tag.
  let suggestions: [String]
  let unread: Bool
  let archived: Bool
  /// The stored values, if they have changed since the form was rendered.
  let stored: [Stored]
  let hasStored: Bool
  /// The page to return to, or `nil` for the list.
  var returning: String?

  /// The form of a new bookmark, with the typed values and their errors.
  init(_ form: BookmarkForm, _ failure: BookmarkFailure?, _ storedTags: [String]) {
    self.init(form, action: "/bookmarks", button: "Add", version: nil, failure, storedTags)
  }

  /// The form of a stored bookmark, with its values.
  init(_ bookmark: Bookmark, _ storedTags: [String]) {
    let form = BookmarkForm(
      address: bookmark.address.typed, title: bookmark.title,
      tags: bookmark.tags.tags.map(\.text), note: bookmark.note, unread: bookmark.unread,
      archived: bookmark.archived)
    self.init(
      form, action: Self.action(bookmark.id), button: "Save", version: bookmark.version.text, nil,
      storedTags)
  }

  /// The form with the typed values, and with the reason why they were not saved.
  ///
  /// - Parameter version: The version that the form was rendered from.
  init(
    _ id: Bookmark.ID, _ edit: BookmarkEdit, _ failure: BookmarkFailure, _ storedTags: [String],
    version: String
  ) {
    var version = version
    var stored: [Stored] = []
    if case .changedMeanwhile(let bookmark) = failure {
      // The form shows the stored values, so saving again expects their version.
      version = bookmark.version.text
      stored = Self.stored(bookmark)
    }
    let form = BookmarkForm(
      address: edit.address ?? "", title: edit.title ?? "", tags: edit.tags ?? [],
      note: edit.note ?? "", unread: edit.unread ?? false, archived: edit.archived ?? false)
    self.init(
      form, action: Self.action(id), button: "Save", version: version, failure, storedTags,
      stored: stored)
  }

  private init(
    _ form: BookmarkForm, action: String, button: String, version: String?,
    _ failure: BookmarkFailure?, _ storedTags: [String], stored: [Stored] = []
  ) {
    let objections = failure?.objections ?? [:]
    let first = Self.order.first { objections[$0] != nil }
    let field = { (name: BookmarkField, label: String, value: String) in
      Field(
        name: name.rawValue, label: label, value: value, isLong: name == .note,
        list: name == .tags ? "suggestions" : nil, isRequired: name == .url,
        objection: objections[name], isFirstInvalid: name == first)
    }
    self.action = action
    self.button = button
    self.version = version
    alert = objections.isEmpty ? failure?.description : nil
    let titleLabel =
      version == nil ? "Title (leave blank to fetch the page’s own)" : "Title"
    fields = [
      field(.url, "Address", form.address), field(.title, titleLabel, form.title),
      field(.tags, "Tags, separated by commas", form.tags.joined(separator: ",")),
      field(.note, "Note", form.note),
    ]
    // A browser completes the whole value, so each suggestion begins with the tags typed so far.
    suggestions = storedTags.filter { !form.tags.contains($0) }.map {
      (form.tags + [$0]).joined(separator: ",")
    }
    unread = form.unread
    archived = form.archived
    self.stored = stored
    hasStored = !stored.isEmpty
  }

  /// The fields in the order of the form.
  private static let order: [BookmarkField] = [.url, .title, .tags, .note]

  private static func action(_ id: Bookmark.ID) -> String {
    Route(path: ["bookmarks", id.raw, "edit"]).description
  }

  private static func stored(_ bookmark: Bookmark) -> [Stored] {
    [
      Stored("Address", bookmark.address.typed), Stored("Title", bookmark.title),
      Stored("Tags", bookmark.tags.description), Stored("Note", bookmark.note),
      Stored("Unread", bookmark.unread ? "yes" : "no"),
      Stored("Archived", bookmark.archived ? "yes" : "no"),
    ]
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

extension BookmarkFormModel {
  /// A field of the form.
  struct Field: Sendable {
    let name: String
    let label: String
    let value: String
    let isLong: Bool
    /// The identifier of the list of suggestions, or `nil` for a field without suggestions.
    let list: String?
    let isRequired: Bool
    /// The error message of the field, or `nil` if the field is valid. ``BookmarkFormModel`` must
    /// not have a property with this name: instead of `nil`, the template would use that property.
    let objection: String?
    let isFirstInvalid: Bool
  }

  struct Stored: Sendable {
    let term: String
    let text: String

    init(_ term: String, _ text: String) {
      self.term = term
      self.text = text.isEmpty ? "–" : text
    }
  }
}

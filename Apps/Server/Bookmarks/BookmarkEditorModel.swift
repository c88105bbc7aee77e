import BookmarksDomain

/// What stands on the page of the editor, as its template names it.
struct BookmarkEditorModel: Sendable {
  /// A message that belongs to no field.
  let alert: String?
  let fields: [Field]

  /// A form that was not filled in yet.
  init() {
    self.init(BookmarkForm(address: ""), nil)
  }

  /// A form that was sent and is to be mended: the message stands beside the field it is about.
  init(_ form: BookmarkForm, _ failure: BookmarkFailure?) {
    let culprit = failure.flatMap(Self.field)
    alert = culprit == nil ? failure?.description : nil
    let field = { (name: Name, label: String, value: String) in
      Field(
        name: name.rawValue, label: label, value: value, isLong: name == .note,
        isRequired: name == .url, objection: name == culprit ? failure?.description : nil)
    }
    fields = [
      field(.url, "Address", form.address),
      field(.title, "Title (when it is blank, the page’s own is fetched)", form.title),
      field(.tags, "Tags, separated by commas", form.tags.joined(separator: ",")),
      field(.note, "Note", form.note),
    ]
  }

  /// A field of the form.
  struct Field: Sendable {
    let name: String
    let label: String
    let value: String
    let isLong: Bool
    let isRequired: Bool
    /// What is wrong with it. Not named like a property of the page: a template that does not find
    /// a value here goes on looking there.
    let objection: String?
  }

  private enum Name: String {
    case url, title, tags, note
  }

  /// The field that a failure is about.
  private static func field(_ failure: BookmarkFailure) -> Name? {
    switch failure {
    case .malformedAddress: .url
    case .malformedTag, .tooManyTags: .tags
    case .tooLong(let field, limit: _): Name(rawValue: field)
    default: nil
    }
  }
}

/// A symbol as a document names it.
struct SymbolMention: Hashable {
  /// As it is written.
  var text: String
  /// `["Bookmark", "title"]` of `Bookmark.title`.
  var path: [String]
  /// `["_", "body"]` of `send(_:body:)`; nothing where no labels are written.
  var labels: [String]?
}

/// What words in backticks are taken for, by their looks; see ``SpanReader``.
enum SpanMeaning: Hashable {
  /// Words of a command; the first is its name.
  case command([String])
  case option(String)
  case path(String)
  /// The name of a file, in whatever folder.
  case file(String)
  case symbol(SymbolMention)
  /// Code of several words, with the names in it that look like types of ours.
  case code([SymbolMention])
  /// Nothing that can be looked up: a word, a value, a sign.
  case other
}

public import CoreDomain

/// The fields of the feature's forms. A failure names the field whose value is invalid.
public enum NewsField: String, CaseIterable, Hashable, Sendable {
  case story, category, words, limit, cursor, address, base, verdict, field, value, number
}

public typealias NewsFieldFailure = FieldFailure<NewsField>

/// The user's input for listing stories, not yet validated. An empty field sets no condition;
/// without a limit, ``StoryLimit/usual`` applies.
public struct StoryListForm: Hashable, Sendable {
  public var category: String
  /// A feed's identifier, a prefix of it, its address, or its title.
  public var feed: String
  public var isUnreadOnly: Bool
  public var isStarredOnly: Bool
  public var words: String
  public var limit: String
  /// The text of the ``StoryCursor`` of the page to show; empty for the first page.
  public var cursor: String

  public init(
    category: String = "", feed: String = "", isUnreadOnly: Bool = false,
    isStarredOnly: Bool = false, words: String = "", limit: String = "", cursor: String = ""
  ) {
    self.category = category
    self.feed = feed
    self.isUnreadOnly = isUnreadOnly
    self.isStarredOnly = isStarredOnly
    self.words = words
    self.limit = limit
    self.cursor = cursor
  }

  /// Returns the validated form as a query, except for the feed. The caller finds the feed and sets
  /// ``StoryQuestion/feed``.
  ///
  /// - Throws: ``StoryFailure/form(_:)`` with every invalid field.
  public func question() throws(StoryFailure) -> StoryQuestion {
    var reader = FieldReader<NewsField>()
    let category = reader(try NewsCategory.typed(self.category))
    let words = reader(try StoryWords.typed(self.words))
    let limit = reader.limit(self.limit, for: .limit)
    let cursor = reader(try StoryCursor.typed(self.cursor))
    guard let category, let words, let limit, let cursor else {
      throw .form(reader.failures)
    }
    return StoryQuestion(
      category: category, isUnreadOnly: isUnreadOnly, isStarredOnly: isStarredOnly, words: words,
      limit: limit.flatMap { StoryLimit($0) } ?? .usual, after: cursor?.after,
      before: cursor?.before)
  }
}

/// The user's input for subscribing to a feed, not yet validated.
public struct NewsFeedForm: Hashable, Sendable {
  /// The address of a feed, or of a web page that has a feed. The default scheme is https.
  public let address: String
  public let category: String

  public init(address: String, category: String = "") {
    self.address = address
    self.category = category
  }

  /// Returns the validated address and category. The category is `nil` if its field is blank.
  ///
  /// - Throws: ``StoryFailure/form(_:)`` with every invalid field.
  public func subscription(
    by rules: NewsRules
  ) throws(StoryFailure) -> (address: WebAddress, category: NewsCategory?) {
    var reader = FieldReader<NewsField>()
    let address = reader(try rules.address(self.address))
    let category = reader(try NewsCategory.typed(self.category))
    guard let address, let category else { throw .form(reader.failures) }
    return (address, category)
  }
}

/// The user's input for a new filter, not yet validated.
public struct NewsFilterForm: Hashable, Sendable {
  /// `keep` or `block`.
  public let verdict: String
  /// `title`, `author`, `address` or `age`.
  public let field: String
  /// The text to search for; for the field `age`, the number of days.
  public let value: String

  public init(verdict: String, field: String, value: String) {
    self.verdict = verdict
    self.field = field
    self.value = value
  }

  /// Returns the validated verdict and condition.
  ///
  /// - Throws: ``StoryFailure/form(_:)`` with every invalid field.
  public func filter() throws(StoryFailure) -> (NewsFilter.Verdict, NewsFilter.Test) {
    var reader = FieldReader<NewsField>()
    let verdict = reader(try readVerdict())
    let test = reader(try readTest())
    guard let verdict, let test else { throw .form(reader.failures) }
    return (verdict, test)
  }

  private func readVerdict() throws(NewsFieldFailure) -> NewsFilter.Verdict {
    guard let verdict = NewsFilter.Verdict(rawValue: verdict) else {
      throw NewsFieldFailure(
        .verdict,
        "Unknown action “\(DisplayText.quoted(verdict))”. Use “keep” or “block”."
          + Spelling.suggestion(for: verdict, among: ["keep", "block"]))
    }
    return verdict
  }

  private func readTest() throws(NewsFieldFailure) -> NewsFilter.Test {
    switch field {
    case "title": .title(try text())
    case "author": .author(try text())
    case "address": .address(try text())
    case "age": .age(try days())
    default:
      throw NewsFieldFailure(
        .field,
        "Unknown filter field “\(DisplayText.quoted(field))”. Use “title”, “author”, “address” or "
          + "“age”."
          + Spelling.suggestion(for: field, among: ["title", "author", "address", "age"]))
    }
  }

  private func text() throws(NewsFieldFailure) -> FilterText {
    guard let text = FilterText(value) else {
      throw NewsFieldFailure(
        .value,
        "The text of a filter must have 1 to \(FilterText.limit) bytes on one line, got "
          + "“\(DisplayText.quoted(value))”.")
    }
    return text
  }

  private func days() throws(NewsFieldFailure) -> FilterDays {
    guard let days = Int(value).flatMap(FilterDays.init) else {
      let bounds = FilterDays.bounds
      throw NewsFieldFailure(
        .value,
        "The age must be an integer between \(bounds.lowerBound) and \(bounds.upperBound) (days), "
          + "got “\(DisplayText.quoted(value))”.")
    }
    return days
  }
}

extension NewsFilter.ID {
  /// Parses the number of a filter. Throws if the text is not an integer; does not check that the
  /// filter exists.
  public static func typed(_ text: String) throws(NewsFieldFailure) -> NewsFilter.ID {
    guard let number = Int64(text) else {
      throw NewsFieldFailure(
        .number,
        "The number of a filter must be an integer, got “\(DisplayText.quoted(text))”. The list of "
          + "filters shows the numbers.")
    }
    return NewsFilter.ID(number)
  }
}

extension StoryPage {
  /// Parses ``lastStored`` from the text of a form, or returns `nil` if the text is empty. Throws
  /// if the text is not an integer.
  public static func lastStored(typed text: String) throws(NewsFieldFailure) -> Int64? {
    guard !text.isEmpty else { return nil }
    guard let number = Int64(text) else {
      throw NewsFieldFailure(
        .number,
        "The number of the last stored story must be an integer, got "
          + "“\(DisplayText.quoted(text))”. Reload the list.")
    }
    return number
  }
}

extension NewsCategory {
  /// Parses a category, or returns `nil` if the text is blank. Throws if the name is too long or
  /// has a control character.
  public static func typed(_ text: String) throws(NewsFieldFailure) -> NewsCategory? {
    guard !DisplayText.trimmed(text).isEmpty else { return nil }
    guard let category = NewsCategory(text) else {
      throw NewsFieldFailure(
        .category,
        "Category must have 1 to \(limit) characters on one line, got "
          + "“\(DisplayText.quoted(text))”.")
    }
    return category
  }
}

extension StoryWords {
  fileprivate static func typed(_ text: String) throws(NewsFieldFailure) -> StoryWords? {
    guard !DisplayText.trimmed(text).isEmpty else { return nil }
    guard StorySearching.mayHaveWords(text) else {
      throw NewsFieldFailure(
        .words, "A search must have a letter or a digit, got “\(DisplayText.quoted(text))”.")
    }
    guard let words = StoryWords(text) else {
      throw NewsFieldFailure(
        .words, "A search must have at most \(limit) bytes, got “\(DisplayText.quoted(text))”.")
    }
    return words
  }
}

extension StoryCursor {
  fileprivate static func typed(_ text: String) throws(NewsFieldFailure) -> StoryCursor? {
    guard !text.isEmpty else { return nil }
    guard let cursor = StoryCursor(text: text) else {
      throw NewsFieldFailure(
        .cursor,
        "Invalid cursor “\(DisplayText.quoted(text))”. Copy it from another page of the list.")
    }
    return cursor
  }
}

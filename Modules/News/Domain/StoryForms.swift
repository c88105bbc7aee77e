public import CoreDomain

// The user's input, not yet validated. Both apps share this validation, which throws
// ``StoryFailure/malformed(_:reason:)``.

/// The user's input for a query. Blank fields are ignored.
public struct StoryListForm: Hashable, Sendable {
  public let category: String
  /// A feed's identifier, address or title.
  public let feed: String
  public let isUnreadOnly: Bool
  public let isStarredOnly: Bool
  public let words: String
  public let limit: String
  public let after: String

  public init(
    category: String = "", feed: String = "", isUnreadOnly: Bool = false,
    isStarredOnly: Bool = false, words: String = "", limit: String = "", after: String = ""
  ) {
    self.category = category
    self.feed = feed
    self.isUnreadOnly = isUnreadOnly
    self.isStarredOnly = isStarredOnly
    self.words = words
    self.limit = limit
    self.after = after
  }

  /// Validates the form. The caller resolves the feed.
  ///
  /// - Throws: ``StoryFailure/malformed(_:reason:)``.
  public func question(of feed: NewsFeed.ID? = nil) throws(StoryFailure) -> StoryQuestion {
    StoryQuestion(
      category: try NewsCategory.typed(category), feed: feed, isUnreadOnly: isUnreadOnly,
      isStarredOnly: isStarredOnly, words: try StoryWords.typed(words),
      limit: try StoryLimit.typed(limit), after: try StoryPosition.typed(after))
  }
}

/// The user's input for a new feed.
public struct NewsFeedForm: Hashable, Sendable {
  /// The address of a feed, or of a page that links to one. The default scheme is https.
  public let address: String
  public let category: String

  public init(address: String, category: String = "") {
    self.address = address
    self.category = category
  }
}

/// The user's input for a new filter.
public struct NewsFilterForm: Hashable, Sendable {
  /// `keep` or `block`.
  public let verdict: String
  /// `title`, `author`, `address` or `age`.
  public let field: String
  /// The text to search for, or a number of days.
  public let value: String

  public init(verdict: String, field: String, value: String) {
    self.verdict = verdict
    self.field = field
    self.value = value
  }

  /// Validates the form.
  ///
  /// - Throws: ``StoryFailure/malformed(_:reason:)``.
  public func filter() throws(StoryFailure) -> (NewsFilter.Verdict, NewsFilter.Test) {
    guard let verdict = NewsFilter.Verdict(rawValue: verdict) else {
      let suggestion = Spelling.suggestion(for: verdict, among: ["keep", "block"])
      throw .malformed(
        verdict, reason: "a filter is one to “keep” or to “block”." + suggestion)
    }
    return (verdict, try test())
  }

  private func test() throws(StoryFailure) -> NewsFilter.Test {
    switch field {
    case "title": .title(try text())
    case "author": .author(try text())
    case "address": .address(try text())
    case "age": .age(try days())
    default:
      let fields = ["title", "author", "address", "age"]
      throw .malformed(
        field,
        reason: "a filter looks at “title”, “author”, “address” or “age”."
          + Spelling.suggestion(for: field, among: fields))
    }
  }

  private func text() throws(StoryFailure) -> FilterText {
    guard let text = FilterText(value) else {
      throw .malformed(
        value, reason: "a filter looks for 1 to \(FilterText.limit) bytes on one line.")
    }
    return text
  }

  private func days() throws(StoryFailure) -> FilterDays {
    guard let days = Int(value).flatMap(FilterDays.init) else {
      let bounds = FilterDays.bounds
      throw .malformed(
        value,
        reason: "an age is a number of days from \(bounds.lowerBound) to \(bounds.upperBound).")
    }
    return days
  }
}

extension NewsCategory {
  /// Parses a category, or returns `nil` if the text is blank.
  ///
  /// - Throws: ``StoryFailure/malformed(_:reason:)``.
  public static func typed(_ text: String) throws(StoryFailure) -> NewsCategory? {
    guard !StoryText.trimmed(text).isEmpty else { return nil }
    guard let category = NewsCategory(text) else {
      throw .malformed(text, reason: "a category has 1 to \(limit) characters on one line.")
    }
    return category
  }
}

extension StoryWords {
  fileprivate static func typed(_ text: String) throws(StoryFailure) -> StoryWords? {
    guard !StoryText.trimmed(text).isEmpty else { return nil }
    guard let words = StoryWords(text) else {
      throw .malformed(text, reason: "at most \(limit) bytes are searched by.")
    }
    return words
  }
}

extension StoryLimit {
  fileprivate static func typed(_ text: String) throws(StoryFailure) -> StoryLimit {
    guard !StoryText.trimmed(text).isEmpty else { return .usual }
    guard let limit = ListLimit.rows(text).flatMap(StoryLimit.init) else {
      throw .malformedLimit(text)
    }
    return limit
  }
}

extension StoryPosition {
  fileprivate static func typed(_ text: String) throws(StoryFailure) -> StoryPosition? {
    guard !text.isEmpty else { return nil }
    guard let position = StoryPosition(text: text) else {
      throw .malformed(text, reason: "take the place from a list as it stands there.")
    }
    return position
  }
}

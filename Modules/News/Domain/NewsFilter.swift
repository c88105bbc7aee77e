public import CoreDomain

/// A rule that hides stories. It never deletes a story, so removing the filter can show the story
/// again.
///
/// A story is hidden if a filter with ``Verdict/block`` matches it. If there are filters with
/// ``Verdict/keep``, a story is also hidden if none of them matches it. A starred story is never
/// hidden.
public struct NewsFilter: Hashable, Sendable, Identifiable {
  public typealias ID = Identifier<NewsFilter, Int64>

  public let id: ID
  public let verdict: Verdict
  public let test: Test

  public init(id: ID, verdict: Verdict, test: Test) {
    self.id = id
    self.verdict = verdict
    self.test = test
  }

  /// Which stories a filter hides: those that it matches, or those that it does not match.
  public enum Verdict: String, Hashable, Sendable, CaseIterable {
    /// Hides the stories that no `keep` filter matches.
    case keep
    /// Hides the stories that the filter matches.
    case block
  }

  /// The condition of a filter, which a story matches or does not match.
  public enum Test: Hashable, Sendable {
    /// The title contains a text.
    case title(FilterText)
    /// The name, email address or web address of an author contains a text.
    case author(FilterText)
    /// The link of the story contains a text.
    case address(FilterText)
    /// For ``Verdict/block``, the story is older than this number of days; for ``Verdict/keep``, it
    /// is not.
    case age(FilterDays)
  }

  /// The maximum number of filters.
  public static let limit = 200
}

/// The text that a filter searches for. The comparison ignores case, width and accents.
public struct FilterText: Hashable, Sendable {
  public let text: String

  /// Trims a text. Returns `nil` if it is blank, longer than ``limit`` bytes, or contains a line
  /// break or another control character.
  public init?(_ typed: String) {
    guard let text = try? DisplayText.line(typed, upTo: Self.limit),
      text.utf8.count <= Self.limit
    else { return nil }
    self.text = text
  }

  /// The maximum length in UTF-8 bytes.
  public static let limit = 200
}

/// The age limit of a filter, in days.
public struct FilterDays: Hashable, Sendable {
  public let days: Int

  /// Returns `nil` if the number is outside of ``bounds``.
  public init?(_ days: Int) {
    guard Self.bounds.contains(days) else { return nil }
    self.days = days
  }

  public static let bounds = 1...36_500
}

/// The parts of a story that text filters examine.
public struct FilteredStory: Hashable, Sendable {
  public let title: String
  public let authors: [StoryAuthor]
  public let link: WebAddress?

  public init(title: String, authors: [StoryAuthor], link: WebAddress?) {
    self.title = title
    self.authors = authors
    self.link = link
  }
}

/// Evaluates the text filters on many stories. The texts of the filters are folded once, when this
/// value is created.
public struct StoryFiltering: Sendable {
  private let blocks: [Fold]
  private let keeps: [Fold]
  private let folding: any TextFolding

  public init(_ filters: [NewsFilter], folding: any TextFolding) {
    let folds = { (verdict: NewsFilter.Verdict) in
      filters.filter { $0.verdict == verdict }.compactMap { Fold($0.test, by: folding) }
    }
    blocks = folds(.block)
    keeps = folds(.keep)
    self.folding = folding
  }

  /// Whether a text filter with ``NewsFilter/Verdict/block`` matches a story.
  public func blocks(_ story: FilteredStory) -> Bool {
    blocks.contains { $0.fits(story, by: folding) }
  }

  /// Whether a text filter with ``NewsFilter/Verdict/keep`` matches a story.
  public func keeps(_ story: FilteredStory) -> Bool {
    keeps.contains { $0.fits(story, by: folding) }
  }
}

extension StoryFiltering {
  private struct Fold {
    let look: @Sendable (FilteredStory) -> [String]
    let needle: String

    /// Returns `nil` for a filter without a text.
    init?(_ test: NewsFilter.Test, by folding: any TextFolding) {
      switch test {
      case .title(let text):
        look = { [$0.title] }
        needle = folding.folded(text.text)
      case .author(let text):
        look = { $0.authors.flatMap { [$0.name, $0.email, $0.uri].compactMap(\.self) } }
        needle = folding.folded(text.text)
      case .address(let text):
        look = { $0.link.map { [$0.text] } ?? [] }
        needle = folding.folded(text.text)
      case .age: return nil
      }
    }

    func fits(_ story: FilteredStory, by folding: any TextFolding) -> Bool {
      look(story).contains { folding.folded($0).utf8.contains(needle.utf8) }
    }
  }
}

extension NewsFilter {
  /// Returns the limits of the age filters, in days. A story older than `blocked` is hidden. A
  /// story that no text filter keeps is still shown if it is not older than `kept`. A limit is
  /// `nil` if no age filter sets it. If several filters set a limit, the smallest `blocked` or the
  /// largest `kept` counts.
  public static func ages(of filters: [NewsFilter]) -> (blocked: FilterDays?, kept: FilterDays?) {
    let days = { (verdict: Verdict) in
      filters.compactMap { filter -> FilterDays? in
        if case .age(let days) = filter.test, filter.verdict == verdict { days } else { nil }
      }
    }
    return (
      days(.block).min { $0.days < $1.days }, days(.keep).max { $0.days < $1.days }
    )
  }
}

extension String.UTF8View {
  /// Whether the text contains another text, compared byte by byte. `false` if the other text is
  /// empty, as the folded text of a filter for accents alone is.
  fileprivate func contains(_ needle: String.UTF8View) -> Bool {
    guard let first = needle.first else { return false }
    return indices.contains { self[$0] == first && self[$0...].starts(with: needle) }
  }
}

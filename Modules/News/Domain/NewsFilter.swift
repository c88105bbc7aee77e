public import CoreDomain

/// A filter of stories. Filters hide, and never throw away: who takes one back sees what it hid.
///
/// A story is hidden that a filter of ``Verdict/block`` fits, or, where there are filters of ``Verdict/keep``,
/// that none of these fits. A starred story is never hidden.
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

  /// What becomes of stories that a filter fits.
  public enum Verdict: String, Hashable, Sendable, CaseIterable {
    case keep
    case block
  }

  /// Which stories a filter fits.
  public enum Test: Hashable, Sendable {
    /// Those whose title holds a text.
    case title(FilterText)
    /// Those of whose authors a name or an address holds a text.
    case author(FilterText)
    /// Those whose address holds a text.
    case address(FilterText)
    /// Of ``Verdict/block`` those that are older than so many days, of ``Verdict/keep`` those that are not.
    case age(FilterDays)
  }

  /// How many filters a person may have.
  public static let limit = 200
}

/// A text that a filter looks for. Case, width and accents do not count.
public struct FilterText: Hashable, Sendable {
  public let text: String

  /// Nothing when it is blank, longer than ``limit`` bytes or no single line.
  public init?(_ typed: String) {
    let text = StoryText.trimmed(typed)
    guard !text.isEmpty, text.utf8.count <= Self.limit,
      !text.unicodeScalars.contains(where: StoryText.isNoPartOfALine)
    else { return nil }
    self.text = text
  }

  /// How many bytes it may have.
  public static let limit = 200
}

/// A number of days.
public struct FilterDays: Hashable, Sendable {
  public let days: Int

  /// Nothing when the number is out of ``bounds``.
  public init?(_ days: Int) {
    guard Self.bounds.contains(days) else { return nil }
    self.days = days
  }

  public static let bounds = 1...36_500
}

/// What filters look at in a story.
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

/// Filters that look at texts, ready to be asked about many stories. What they look for is folded once.
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

  /// Whether a filter of ``NewsFilter/Verdict/block`` fits a story by its texts.
  public func blocks(_ story: FilteredStory) -> Bool {
    blocks.contains { $0.fits(story, by: folding) }
  }

  /// Whether a filter of ``NewsFilter/Verdict/keep`` fits a story by its texts.
  public func keeps(_ story: FilteredStory) -> Bool {
    keeps.contains { $0.fits(story, by: folding) }
  }
}

extension StoryFiltering {
  private struct Fold {
    let look: @Sendable (FilteredStory) -> [String]
    let needle: String

    /// Nothing for a test that looks at no text.
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
  /// The days of the filters that look at the age of stories: a story is hidden that is older than
  /// the first number, and one that no text keeps is shown when it is not older than the second one.
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
  /// Whether a text stands in this one, byte by byte.
  fileprivate func contains(_ needle: String.UTF8View) -> Bool {
    guard let first = needle.first else { return true }
    return indices.contains { self[$0] == first && self[$0...].starts(with: needle) }
  }
}

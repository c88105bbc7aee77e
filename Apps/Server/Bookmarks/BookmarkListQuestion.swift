import BookmarksDomain
import CoreDomain
import HTTPTypes

/// What somebody asks the list for, as it was written: any text at all.
struct BookmarkListQuestion: Hashable, Sendable {
  /// The words to search for; empty for none.
  let words: String
  /// The tag; empty for none.
  let tag: String
  let limit: Int
  let offset: Int

  /// What the query of a page asks for: `q`, `tag` and `page`, counted from 1.
  ///
  /// - Throws: ``Problem`` when the page is out of range.
  init(ofPage query: FormFields) throws(Problem) {
    words = query["q"] ?? ""
    tag = query["tag"] ?? ""
    let page = try query.number("page") ?? 1
    guard 1...Self.lastPage ~= page else {
      throw Problem(
        .unprocessableContent, "There is no page \(page): pages are 1 to \(Self.lastPage).")
    }
    limit = Self.pageSize
    offset = (page - 1) * Self.pageSize
  }

  /// What the query of a program asks for: `q`, `tag`, `limit` and `offset`.
  ///
  /// - Throws: ``Problem`` when a number is none. Its range is the Domain's business, but nobody
  ///   gets more than ``largestAnswer`` at a time, whatever the limit is.
  init(ofProgram query: FormFields) throws(Problem) {
    words = query["q"] ?? ""
    tag = query["tag"] ?? ""
    limit = min(try query.number("limit") ?? Self.largestAnswer, Self.largestAnswer)
    offset = try query.number("offset") ?? 0
  }

  /// The filter that the question means. A query or a tag that is blank is none.
  ///
  /// - Throws: what ``BookmarkQuery``, ``Tag`` and ``BookmarkFilter`` refuse.
  func filter() throws(BookmarkFailure) -> BookmarkFilter {
    try BookmarkFilter(
      query: words.allSatisfy(\.isWhitespace) ? nil : try BookmarkQuery(words),
      tag: tag.allSatisfy(\.isWhitespace) ? nil : try Tag(tag), limit: limit, offset: offset)
  }

  /// The page that is asked for, counted from 1.
  var page: Int { offset / limit + 1 }

  /// The place where another page of the same list is.
  func route(toPage page: Int) -> Route {
    let fields = [("q", words), ("tag", tag), ("page", page == 1 ? "" : "\(page)")]
    return Route(
      path: ["bookmarks"],
      query: fields.filter { !$0.1.isEmpty }.map { Route.Parameter($0.0, $0.1) })
  }

  /// The same question about every tag.
  var untagged: BookmarkListQuestion {
    BookmarkListQuestion(words: words, tag: "", limit: limit, offset: offset)
  }

  private init(words: String, tag: String, limit: Int, offset: Int) {
    self.words = words
    self.tag = tag
    self.limit = limit
    self.offset = offset
  }

  /// How many bookmarks a page shows.
  static let pageSize = 50

  /// How many bookmarks a program gets at a time.
  static let largestAnswer = 1000

  /// The last page that can be asked for, so that an offset stays a number.
  static let lastPage = 1_000_000
}

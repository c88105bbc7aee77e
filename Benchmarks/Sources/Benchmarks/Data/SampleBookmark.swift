import BookmarksDomain
import CoreDomain

/// An invented bookmark; the n-th is the same in every run.
///
/// Every tenth has a Japanese title, every third a note. Hosts are under `example`, which is
/// reserved: https://www.rfc-editor.org/rfc/rfc2606#section-2.
struct SampleBookmark: Hashable, Sendable {
  static let titleWords = 3...8
  static let noteWords = 5...25
  static let tagsAtMost = 3

  /// The number of common words that are used as tags.
  static let tagWords = 200

  let address: String
  let title: String
  let note: String
  let tags: [String]
  /// Seconds since 1970, increasing with the number.
  let created: Int

  init(number: Int) {
    var random = RepeatableRandom(seed: UInt64(number) &* 0x2545_F491_4F6C_DD1D)
    let host = Vocabulary.latin.draw(from: &random)
    let path = Vocabulary.latin.draw(from: &random)
    address = "https://\(host).example/\(path)/\(number)"
    let isJapanese = number % 10 == 3
    title = Self.text(
      of: isJapanese ? .japanese : .latin, Self.titleWords, between: isJapanese ? "" : " ",
      &random)
    note =
      number % 3 == 0 ? Self.text(of: .latin, Self.noteWords, between: " ", &random) : ""
    tags = Self.tags(&random)
    created = 1_600_000_000 + number * 60
  }

  private static func text(
    of vocabulary: Vocabulary, _ length: ClosedRange<Int>, between separator: String,
    _ random: inout RepeatableRandom
  ) -> String {
    (0..<Int.random(in: length, using: &random))
      .map { _ in vocabulary.draw(from: &random) }.joined(separator: separator)
  }

  private static func tags(_ random: inout RepeatableRandom) -> [String] {
    var tags: [String] = []
    for _ in 0..<Int.random(in: 0...tagsAtMost, using: &random) {
      let tag = Vocabulary.latin.words[Int.random(in: 0..<tagWords, using: &random)]
      if !tags.contains(tag) { tags.append(tag) }
    }
    return tags
  }
}

extension SampleBookmark {
  /// The bookmarks for the store, with identifiers that depend on their numbers.
  static func bookmarks(_ numbers: Range<Int>) throws -> [Bookmark] {
    try numbers.map { number in
      try SampleBookmark(number: number).bookmark(number: number, by: Product.normalizer)
    }
  }

  private func bookmark(
    number: Int, by normalizer: BookmarkNormalizer
  ) throws -> Bookmark {
    guard let created = Timestamp(secondsSince1970: Int64(created)) else {
      throw WrongResult("sample bookmark \(number) was made too late")
    }
    var tags: [Tag] = []
    for tag in self.tags { tags.append(try Tag(tag, by: normalizer)) }
    let draft = try BookmarkDraft(
      address: BookmarkAddress(address, by: normalizer), title: title, tags: TagList(tags),
      note: note)
    return Bookmark(
      id: Bookmark.ID(identifier(number)), address: draft.address, title: draft.title ?? "",
      tags: draft.tags, note: draft.note, unread: number.isMultiple(of: 4), archived: false,
      createdAt: created)
  }

  /// Twelve pseudorandom characters, like the product's identifiers.
  private func identifier(_ number: Int) -> String {
    var random = RepeatableRandom(seed: UInt64(number))
    let digits = String(random.next() >> 4, radix: 32)
    return String(repeating: "0", count: max(12 - digits.count, 0)) + digits.suffix(12)
  }
}

import BookshelfDomain
import CoreDomain

/// An invented series; the n-th is the same in every run.
///
/// Two of three titles are Japanese, in kanji or katakana, and one is Latin. Each has a reading,
/// and the reading of a word is always the same.
struct SampleComics: Hashable, Sendable {
  static let titleWords = 2...5
  static let episodes = 10

  let number: Int
  let words: [String]
  /// The reading of each word.
  let readings: [String]
  private let opening: Int64

  init(number: Int) {
    var random = RepeatableRandom(seed: UInt64(number) &* 0x2545_F491_4F6C_DD1D)
    let vocabulary = Self.vocabularies[number % Self.vocabularies.count]
    self.number = number
    words = (0..<Int.random(in: Self.titleWords, using: &random))
      .map { _ in vocabulary.draw(from: &random) }
    readings = words.map(ComicKana.reading)
    opening = 1_500_000_000 + Int64.random(in: 0..<200_000_000, using: &random)
  }

  /// Latin words are separated by spaces, Japanese ones are not.
  var isLatin: Bool { number.isMultiple(of: Self.vocabularies.count) }

  var title: String { words.joined(separator: isLatin ? " " : "") }

  var titleReading: String { readings.joined() }

  private static let vocabularies = [Vocabulary.latin, .japanese, .katakana]
}

extension SampleComics {
  /// The series with some numbers.
  static func series(_ numbers: Range<Int>) throws -> [ComicSeries] {
    try numbers.map { number in try SampleComics(number: number).series() }
  }

  /// A series with a volume and some episodes, one per week.
  func series(episodes count: Int = SampleComics.episodes) throws -> ComicSeries {
    let volume = Comic.ID("c\(number)")
    let episodes = try (0..<count).map { place in
      try episode(place, of: volume)
    }
    return ComicSeries(
      id: ComicSeries.ID("s\(number)"), title: title, titleReading: titleReading,
      authors: [ComicAuthor(name: "Author \(number % 5000)", reading: "おーさー\(number % 5000)")],
      publisher: "House \(number % 40)",
      comics: [
        Comic(
          id: volume, title: "Volume 1", volume: 1, number: "1",
          sortNumber: SortNumber(thousandths: 1000),
          price: Price(minorUnits: 528, currency: .yen), releaseDate: ReleaseDate("2025-03-04"),
          isPurchasable: true, pages: 190)
      ],
      episodes: episodes)
  }

  private func episode(_ place: Int, of volume: Comic.ID) throws -> ComicEpisode {
    let week: Int64 = 604_800
    guard let updated = Timestamp(secondsSince1970: opening),
      let window = PublishWindow(
        opensAt: Timestamp(secondsSince1970: opening + Int64(place) * week), closesAt: nil)
    else { throw WrongResult("sample series \(number) opens too late") }
    return ComicEpisode(
      id: ComicEpisode.ID("s\(number)-e\(place)"), title: "Episode \(place)",
      displayIndex: place, window: window, updatedAt: updated, isFree: place < 3, comic: volume,
      pages: 24)
  }
}

/// Words in kana.
enum ComicKana {
  /// The reading of a word: always the same, and different from that of other words.
  static func reading(of word: String) -> String {
    let seed = word.utf8.reduce(UInt64(7)) { $0 &* 31 &+ UInt64($1) }
    var random = RepeatableRandom(seed: seed)
    return self.word(of: hiragana, 2...4, &random)
  }

  fileprivate static func word(
    of kana: [String], _ length: ClosedRange<Int>, _ random: inout RepeatableRandom
  ) -> String {
    (0..<Int.random(in: length, using: &random))
      .map { _ in kana[Int.random(in: kana.indices, using: &random)] }.joined()
  }

  private static let hiragana = texts(
    "あいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもやゆよらりるれろわんがぎぐげござじずでどばびぶべぼ")
  fileprivate static let katakana = texts(
    "アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモラリルレロンガグゲゴジズダデドバビブベボパピプペポ")

  private static func texts(_ kana: String) -> [String] { kana.map { String($0) } }
}

extension Vocabulary {
  /// A few thousand loanwords.
  static let katakana = Vocabulary(
    {
      var random = RepeatableRandom(seed: 4000)
      return (0..<4000).map { _ in ComicKana.word(of: ComicKana.katakana, 2...5, &random) }
    }())
}

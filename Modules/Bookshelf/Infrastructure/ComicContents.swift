import BookshelfDomain
import CoreDomain

/// The contents of a series as column values.
struct ComicContents {
  /// Title, reading and publisher.
  let series: [SQLValue]
  let authors: [[SQLValue]]
  let comics: [[SQLValue]]
  let episodes: [[SQLValue]]
  let digest: String

  init(_ contents: ComicSeries) {
    series = [
      .text(contents.title), .optional(contents.titleReading),
      .optional(contents.publisher),
    ]
    authors = contents.authors.map { [.text($0.name), .optional($0.reading)] }
    comics = contents.comics.map(Self.values)
    episodes = contents.episodes.map(Self.values)
    var digest = ComicDigest()
    digest.take(series)
    for rows in [authors, comics, episodes] {
      for row in rows { digest.take(row) }
      digest.take([])
    }
    self.digest = digest.text
  }

  /// Returns the values in the order of ``ComicSeriesSQL/comicColumns``.
  private static func values(_ comic: Comic) -> [SQLValue] {
    let released = comic.isHidden ? nil : comic.comesOutAt
    return [
      .text(comic.id.raw), .optional(comic.title), .optional(comic.volume),
      .optional(comic.number), .optional(comic.sortNumber?.thousandths),
      .optional(comic.price?.minorUnits),
      .optional(comic.price?.currency.rawValue),
      .optional(comic.releaseDate?.description), .optional(comic.availableAt),
      .optional(comic.updatedAt), .optional(comic.imageUpdatedAt),
      .flag(comic.isPurchasable), .flag(comic.isHidden), .optional(comic.pages),
      .optional(released),
    ]
  }

  /// Returns the values in the order of ``ComicSeriesSQL/episodeColumns``.
  private static func values(_ episode: ComicEpisode) -> [SQLValue] {
    [
      .text(episode.id.raw), .optional(episode.title),
      .optional(episode.displayIndex), .optional(episode.window.opensAt),
      .optional(episode.window.closesAt), .optional(episode.unreadableAt),
      .optional(episode.updatedAt), .flag(episode.isHidden), .flag(episode.isFree),
      .optional(episode.comic?.raw), .optional(episode.advertisement?.type.word),
      .optional(episode.advertisement?.address),
      .optional(episode.advertisement?.slot), .text(episode.contentType.word),
      .optional(episode.pages),
    ]
  }
}

/// The values that are derived from a series by folding: its sort keys and its searchable text.
struct ComicDerivation {
  let sortTitle: String
  let sortReading: String
  /// Title and reading, separated by a line feed. Search terms contain no line feed, so a match
  /// never spans both.
  let searchText: String

  init(title: String, reading: String?, folding: any TextFolding) {
    sortTitle = ComicSortKey(title, folding: folding).text
    sortReading = reading.map { ComicSortKey($0, folding: folding).text } ?? sortTitle
    let key = ComicSearchKey(title, folding: folding).text
    searchText = "\(key)\n\(reading.map { ComicSearchKey($0, folding: folding).text } ?? "")"
  }

  /// The version of the derivation rules in this program, apart from the Unicode tables. Increase
  /// it when these derivations or the Domain's keys change.
  static let rules = "3"
}

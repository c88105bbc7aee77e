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
      .text(contents.title), ComicColumn.text(contents.titleReading),
      ComicColumn.text(contents.publisher),
    ]
    authors = contents.authors.map { [.text($0.name), ComicColumn.text($0.reading)] }
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
    let released = comic.isHidden ? nil : comic.availableAt ?? comic.releaseDate?.begins
    return [
      .text(comic.id.raw), ComicColumn.text(comic.title), ComicColumn.number(comic.volume),
      ComicColumn.text(comic.number), ComicColumn.number(comic.sortNumber?.thousandths),
      ComicColumn.number(comic.price?.minorUnits),
      ComicColumn.text(comic.price?.currency.rawValue),
      ComicColumn.text(comic.releaseDate?.description), ComicColumn.moment(comic.availableAt),
      ComicColumn.moment(comic.updatedAt), ComicColumn.moment(comic.imageUpdatedAt),
      .flag(comic.isPurchasable), .flag(comic.isHidden), ComicColumn.number(comic.pages),
      ComicColumn.moment(released),
    ]
  }

  /// Returns the values in the order of ``ComicSeriesSQL/episodeColumns``.
  private static func values(_ episode: ComicEpisode) -> [SQLValue] {
    [
      .text(episode.id.raw), ComicColumn.text(episode.title),
      ComicColumn.number(episode.displayIndex), ComicColumn.moment(episode.window.opensAt),
      ComicColumn.moment(episode.window.closesAt), ComicColumn.moment(episode.unreadableAt),
      ComicColumn.moment(episode.updatedAt), .flag(episode.isHidden), .flag(episode.isFree),
      ComicColumn.text(episode.comic?.raw), ComicColumn.text(episode.advertisement?.type.word),
      ComicColumn.text(episode.advertisement?.address),
      ComicColumn.number(episode.advertisement?.slot), .text(episode.contentType.word),
      ComicColumn.number(episode.pages),
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
  static let rules = "1"
}
